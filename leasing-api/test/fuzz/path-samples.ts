import type { CallName } from '#core/contract/calls.ts'

/**
 * What a parameter of a path refuses: texts of the wrong form, and texts of the right form that
 * nothing is called by. Both are 404: a value of the wrong form is not the call's path. Rule C-09.
 */
export type PathSamples = { malformed: readonly string[]; unknown: readonly string[] }

const slug: PathSamples = {
  malformed: ['Nobody', 'two words', "x' or 1=1", 'ä', 'x'.repeat(81)],
  unknown: ['nobody', '999999999', 'nobody.nothing'],
}
const reference: PathSamples = {
  malformed: ['short', 'x'.repeat(23), 'kZ3v0bWn7x2QfLr9sTqYd%', 'kZ3v0bWn7x2QfLr9sTqY=A'],
  unknown: ['A'.repeat(22)],
}
const linkToken: PathSamples = {
  malformed: ['short', 'x'.repeat(201), 'kZ3v0bWn7x2QfLr9sTqYd%', 'kZ3v0bWn7x2QfLr9sTqY=A'],
  unknown: ['A'.repeat(43)],
}
const offerId: PathSamples = {
  malformed: ['offer', '0-1-p36-8000-6-fn', '3-10000001-x1', '3-10000001-p36-8000-6-fn-more'],
  unknown: ['3-999999999-p36-8000-6-fn', '99-10000001-p36-8000-6-fn'],
}

const byName: Readonly<Record<string, PathSamples>> = {
  capId: { malformed: ['0', '01', '1.5', '1234567890123'], unknown: ['999999999999'] },
  offerId,
  orderRef: reference,
  orderId: reference,
  hash: reference,
  quoteRef: reference,
  uploadId: reference,
  keyId: reference,
  sealedEmail: {
    malformed: ['short', 'x'.repeat(501), `${'x'.repeat(50)}.`],
    unknown: ['x'.repeat(60)],
  },
  id: reference,
  token: linkToken,
  passwordRecoveryToken: linkToken,
  registrationToken: linkToken,
  manufacturer: slug,
  manufacturerId: slug,
  range: slug,
  rangeId: slug,
  carModelId: slug,
  slug,
  bodyType: { malformed: ['boat', 'SUV'], unknown: [] },
  state: { malformed: ['sent', 'Called', 'nothing'], unknown: [] },
  term: { malformed: ['0', 'long', '1000', '1.5'], unknown: [] },
  // Whoever is not on the list is taken off it all the same. Rule C-19.
  email: {
    malformed: ['nobody', 'a b@example.com', `${'x'.repeat(250)}@example.com`],
    unknown: [],
  },
}

/** Whoever is logged in is told of nobody else, there or not. Rule C-161. */
const ownId = { id: { ...reference, unknown: [] } }

const differing: Partial<Record<CallName, Readonly<Record<string, PathSamples>>>> = {
  putUser: ownId,
  listEnquiries: ownId,
  getWatched: ownId,
  putOwnAlerts: ownId,
  postSearchRemoval: ownId,
  postSavedDeals: ownId,
  putSavedDeals: ownId,
  postDataExport: ownId,
  postErasure: ownId,
  getFilters: { type: { malformed: ['bogus', 'Compare'], unknown: [] } },
  listArticles: { type: slug },
  getPageContents: { type: slug },
}

/** Zero characters where the rest is of the right form. */
const zeroes: Readonly<Record<string, readonly string[]>> = {
  email: ['a\0da@example.com', 'ada@example.com\0'],
}

/** The samples of a call's path parameter; undefined where nobody has written any. */
export function pathSamples(call: CallName, name: string): PathSamples | undefined {
  const samples = differing[call]?.[name] ?? byName[name]
  // No parameter of any kind holds a zero character. Rule C-62.
  return samples && { ...samples, malformed: [...samples.malformed, '\0', ...(zeroes[name] ?? [])] }
}
