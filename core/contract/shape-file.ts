import type { Authority, Call } from './call.ts'

/**
 * The file that the shapes of calls stand in, by who may make them, and apart from them what forms send:
 * a script of the site that everybody loads holds nothing of accounts or the office, and one that asks
 * for deals nothing of forms. A bundler takes a file whole, with whatever any page uses of it. Calls that
 * the site alone makes have none.
 */
const files = {
  guest: 'request-shapes',
  writer: 'request-shapes',
  user: 'account-request-shapes',
  office: 'office-request-shapes',
  site: null,
} as const satisfies Readonly<Record<Authority, string | null>>

export const shapeFileNames = [
  'request-shapes',
  'form-request-shapes',
  'account-request-shapes',
  'office-request-shapes',
] as const

export type ShapeFileName = (typeof shapeFileNames)[number]

/** Which file of `generated/` has the shape of a call; null for what no browser asks. Rule S-91. */
export function shapeFileOf({
  authority,
  method,
}: Pick<Call, 'authority' | 'method'>): ShapeFileName | null {
  const file = files[authority]
  return file === 'request-shapes' && method !== 'GET' ? 'form-request-shapes' : file
}
