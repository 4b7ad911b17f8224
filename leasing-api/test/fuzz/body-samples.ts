/** What a field of a body takes besides what the example sends, and what cannot be read (400). */
export type BodySamples = {
  good: readonly unknown[]
  bad: readonly unknown[]
  /** What must stand beside it to make sense. */
  beside?: Readonly<Record<string, unknown>>
}

/** Values that no text, number or truth of ours can be read from. */
const wrongKinds = [{}, [], ['x']]

const text = (good: readonly string[], most = 1000): BodySamples => ({
  good,
  bad: [7, true, 'x'.repeat(most + 1), ...wrongKinds],
})
const wholeNumber = (good: readonly number[], bad: readonly number[]): BodySamples => ({
  good,
  bad: [...bad, 1.5, '5', true, ...wrongKinds],
})
const pounds = (good: number, most: number): BodySamples => ({
  good: [good],
  bad: [-1, 1.234, most + 1, '9', ...wrongKinds],
})
const oneOf = (...good: string[]): BodySamples => ({ good, bad: ['nothing', 7, ...wrongKinds] })
const formed = (good: string, ...bad: string[]): BodySamples => ({
  good: [good],
  bad: [...bad, 7, ...wrongKinds],
})

/** Texts that hold, once they are read, what no database keeps, or a pair where they are cut. */
const escaped = [
  String.raw`"\u0000"`,
  String.raw`{"a\u0000":"\u0000","b":["\ud800","\udc00"]}`,
  '😀'.repeat(1000),
  // Told with "[removed]" in place of the sign: longer than it came, by an even number of places.
  `@  ${'😀'.repeat(998)}`,
]
const mark = text(['spring'], 200)
const slug = formed('ford', 'Ford', 'two words', 'x'.repeat(81))
const capId = { good: [], bad: ['0', 'x', 10_000_001, ...wrongKinds] }
const offerId = { good: [], bad: ['offer', '0-1-p36-8000-6-fn', 7, ...wrongKinds] }
const person = (good: string) => text([good])
const alertChange = {
  ids: { good: [[], ['kZ3v0bWn7x2QfLr9sTqYdA']], bad: ['all', 7, {}, ['x'], [7]] },
  isWatching: { good: [true], bad: ['yes', 1, ...wrongKinds] },
}
const measured = wholeNumber([0, 10_000_000], [-1, 10_000_001])
const yesOrNo: BodySamples = { good: [true, false], bad: ['true', 1, ...wrongKinds] }

/**
 * Samples of every body field by its name; a field means the same in every call that has it, but for
 * those of `byCall`. The suite fails for a declared field without samples. Rules C-07, C-08, C-12.
 */
const byField: Readonly<Record<string, BodySamples>> = {
  offerId,
  pcpOfferId: offerId,
  capId,
  name: person('Grace Hopper'),
  firstName: person('Grace'),
  lastName: person('Hopper'),
  secondName: person('Hopper'),
  userName: person('Grace Hopper'),
  email: person('grace@example.com'),
  userEmail: person('grace@example.com'),
  phone: person('07700 900999'),
  userPhone: person('020 7946 0123'),
  postcode: person('SW1A 1AA'),
  code: { good: [], bad: [123_456, 'x'.repeat(23), ...wrongKinds] },
  orderRef: { good: [], bad: ['short', 7, ...wrongKinds] },
  password: text(['Rainy!day9']),
  passwordConfirmation: text(['Rainy!day9']),
  // An unknown one is logged out of nothing.
  refreshToken: text(['unknown'], 2000),
  leaseReminders: { good: [true, false], bad: ['true', 1, ...wrongKinds] },
  deals: {
    good: [[], ['7-1234567-p36-8000-9-fn']],
    bad: ['x', [7], ['offer'], Array(25).fill('7-1234567-p36-8000-9-fn')],
  },
  authorizationToken: text([], 200),
  writeToken: { good: [], bad: [7, 'x'.repeat(65), ...wrongKinds] },
  message: text(['After six, please.'], 2000),
  body: text(['After six, please.'], 2000),
  contact: text(['By e-mail'], 100),
  subscription: { good: [true, false], bad: ['true', 1, ...wrongKinds] },
  monthlyPaymentShown: { good: [], bad: ['199', true, ...wrongKinds] },
  hash: mark,
  utm_campaign: mark,
  utm_source: mark,
  utm_medium: mark,
  utm_term: mark,
  utm_content: mark,
  gclid: mark,
  dclid: mark,
  fbclid: mark,
  gaToken: mark,
  sskey: mark,
  variant: mark,
  callTime: oneOf('today', 'tomorrow', 'ASAP', 'PM'),
  callPriority: text(['high'], 50),
  otherCallTime: { ...text(['Before nine'], 100), beside: { callTime: 'other' } },
  type: oneOf('car'),
  manufacturerId: { ...slug, beside: { rangeId: null } },
  rangeId: { ...slug, good: ['puma'], beside: { manufacturerId: 'ford' } },
  carModelId: { ...slug, good: ['puma'], beside: { manufacturerId: 'ford', rangeId: 'puma' } },
  carModelAggregate: text(['Ford Puma'], 200),
  budgetRange: oneOf('250to350'),
  financeType: oneOf('personal', 'business', 'pcp'),
  bodyStyle: oneOf('suv', 'van'),
  bodyType: oneOf('suv', 'hatchback'),
  monthlyPayment: pounds(349.5, 100_000),
  deliveryTime: oneOf('asap', 'browsing'),
  mileage: wholeNumber([1, 200_000], [0, 200_001]),
  petrolPrice: { good: [50, 149.9], bad: [49, 501, '150', ...wrongKinds] },
  step: wholeNumber([1], [0, 3]),
  reg: text(['XY73 ABC'], 10),
  make: text(['Ford'], 80),
  model: text(['Puma'], 120),
  regDate: formed('2023-09-01', '1 September'),
  startDate: formed('2024-03-01', '2024-3-1'),
  term: wholeNumber([36], [0, 121]),
  amountBorrowed: pounds(20_000, 1_000_000),
  balloonPayment: pounds(4000.5, 1_000_000),
  currentMileage: wholeNumber([0], [-1, 1_000_001]),
  financeProduct: oneOf('hp', 'lease'),
  eventId: text(['Event000000000000001'], 64),
  eventName: text(['PageView'], 64),
  referer: text(['https://www.larkway.example/'], 2000),
  fbp: text(['fb.1.1.2'], 200),
  fbc: text(['fb.1.1.3'], 500),
  method: text(['GET'], 10),
  url: text(['/api/orders'], 500),
  request: text(['{}', ...escaped], 2000),
  response: text(['{}', ...escaped], 2000),
  responseCode: wholeNumber([0, 999], [-1, 1000]),
  requestCode: text(['kZ3v0bWn7x2Q'], 64),
  form: text(['contact'], 40),
  values: { good: [{}, { name: '' }], bad: [7, 'x', { name: 7 }, { name: 'x'.repeat(2001) }] },
  errors: { good: [{}, { name: [] }], bad: [7, 'x', { name: 'errors.required' }] },
  brandId: wholeNumber([6, 15], [0, 1_000_001]),
  fileName: { good: ['May.csv', 'rates "new".csv.gz'], bad: [7, 'x'.repeat(201), ...wrongKinds] },
  totalBytes: wholeNumber([1, 314_572_800], [0, 314_572_801]),
  views: {
    good: [['/', '/faq']],
    bad: ['/', 7, [], {}, ['/admin/users'], ['/vehicles/12/offers']],
  },
  lcp: measured,
  inp: measured,
  cls: measured,
  fcp: measured,
  ttfb: measured,
  takeHeld: yesOrNo,
  leaveOutBad: yesOrNo,
  takeFewer: yesOrNo,
  validUntil: formed('2027-01-31', '31 January', '2027-1-31'),
  presentBookId: { good: [], bad: [1.5, '5', true, ...wrongKinds] },
  earlierBookId: { good: [], bad: [1.5, '5', true, ...wrongKinds] },
  scopes: { good: [['rates.read', 'orders.export']], bad: ['rates.read', 7, {}, ['x'], [7]] },
}

const listOf = (...good: string[]): BodySamples => ({
  good: [[], good],
  bad: ['all', 7, {}, ['nothing'], [7]],
})

/** Which leads are asked for. */
const leadQuestion = {
  q: text(['lovelace', '07700'], 200),
  states: listOf('sent', 'called'),
  age: oneOf('today', 'older'),
  callTimes: listOf('today', 'ASAP'),
  providerId: wholeNumber([3, 1_000_000], [0, 1_000_001]),
  assignee: formed('nobody', 'you', 'x'.repeat(23)),
  sort: oneOf('state|asc', 'name|asc'),
  page: wholeNumber([1, 1_000_000], [0, 1_000_001]),
  rows: wholeNumber([1, 100], [0, 101]),
}

const permissions: BodySamples = {
  good: [[], ['orders.read', 'users.read']],
  bad: ['orders.read', {}, ['nothing'], [7]],
}
/** Words and page of a search of the office. */
const officeSearch = {
  q: text(['lovelace', '🚗'], 200),
  page: wholeNumber([2, 1_000_000], [0, 1_000_001]),
  rows: wholeNumber([1, 100], [0, 101]),
}

/** Fields that mean something else in a call than in all others. */
const byCall: Readonly<Record<string, Readonly<Record<string, BodySamples>>>> = {
  // The hash of an earlier form; one that there is not counts as none (C-73).
  postCustomerForm: { hash: formed('kZ3v0bWn7x2QfLr9sTqYdA', 'spring', 'x'.repeat(23)) },
  // What is right of these is tried by the accounts' own tests.
  postLogin: {
    email: text([]),
    password: text([]),
    token: text([], 2000),
    // Without the token of a first step it means nothing.
    code: text(['123456'], 22),
  },
  postRefresh: { refreshToken: text([], 2000) },
  searchUsers: {
    kind: oneOf('staff', 'company', 'consumer'),
    state: oneOf('active', 'deactivated'),
    sort: oneOf('email|desc', 'lastLogin|asc'),
    ...officeSearch,
  },
  searchLog: { action: oneOf('invited', 'erased'), ...officeSearch },
  postInvitation: {
    companyId: { good: [null], bad: ['1', 1.5, true, ...wrongKinds] },
    permissions,
  },
  putUserAccess: {
    companyRole: { good: [null], bad: ['boss', 7, true, ...wrongKinds] },
    permissions,
  },
  postAuthorizationToken: { password: text([]) },
  putUser: { authorizationToken: text(['unused'], 200) },
  postUser: { password: text([]), passwordConfirmation: text([]) },
  putUserConfirmation: { password: text([]), passwordConfirmation: text([]) },
  postListConfirmation: { token: { good: [], bad: ['short', 7, ...wrongKinds] } },
  postPriceAlert: { page: text(['/pcp?budgetTo=300'], 2000) },
  postPriceAlertConfirmation: { token: { good: [], bad: ['short', 7, ...wrongKinds] } },
  putPriceAlerts: alertChange,
  putOwnAlerts: alertChange,
  // One that is gone already is removed as well.
  postSearchRemoval: { hash: formed('kZ3v0bWn7x2QfLr9sTqYdA', 'spring', 'x'.repeat(23)) },
  // The books that it names are one provider's.
  postRateRollback: { brandId: wholeNumber([], [0, 1_000_001]) },
  searchLeads: leadQuestion,
  putLeadMark: { on: { good: [], bad: ['25 November', '2026-1-1', 7, ...wrongKinds] } },
  postLeadNote: { text: text(['Would like it in blue.'], 2000) },
  putLeadAssignee: {
    userId: { good: [], bad: ['short', 7, ...wrongKinds] },
    was: { good: [], bad: ['short', 7, ...wrongKinds] },
  },
  postResends: { ids: { good: [[], ['unknown']], bad: ['all', 7, [7], {}] } },
  // Typed, so the form says what is wrong with them.
  postCarSale: {
    reg: person('XY73 ABC'),
    make: person('Ford'),
    model: person('Puma'),
    currentMileage: person('22,000'),
  },
  // One that opens nothing is refused by the form; one that opens is tried by the lists' own tests.
  postUnsubscribe: { token: text([], 500) },
}

/** What no field of any kind takes, as itself and inside something. Rule C-62. */
const unkeepable = ['zero \0', 'half \ud800', '\udc00 half', { inside: ['zero \0'] }]

/** The samples of a field of a call's body; undefined where nobody has written any. */
export function bodySamples(call: string, field: string): BodySamples | undefined {
  const samples = byCall[call]?.[field] ?? byField[field]
  return samples && { ...samples, bad: [...samples.bad, ...unkeepable] }
}
