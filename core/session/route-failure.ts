/** A page that could not be shown: its HTTP status, and what we may say of the cause. */
export type RouteFailure = {
  statusCode: number
  /** Our own words; null for a failure whose text comes from elsewhere and is not for visitors. */
  message: string | null
}

/** A page names a guard that does not exist. Rule S-32. */
export const unknownGuardFailure: RouteFailure = { statusCode: 500, message: 'Unknown middleware' }

/** A guard or a permission check refused the page. Rules S-31, S-40. */
export const refusedFailure: RouteFailure = { statusCode: 403, message: null }

/** The failure of a page that could not be loaded, whatever was thrown. Rule S-33. */
export const loadFailure = (error: unknown): RouteFailure => ({
  statusCode: errorStatus(error),
  message: null,
})

/**
 * The status of an error: its `statusCode`, else its `status`, else the `status` of its
 * `response`, else 500. Only whole numbers from 400 to 599 count: an error that carries 200 has
 * not succeeded. Rule S-33.
 * @example errorStatus({ response: { status: 404 } }) // 404
 */
export function errorStatus(error: unknown): number {
  const candidates = [
    property(error, 'statusCode'),
    property(error, 'status'),
    property(property(error, 'response'), 'status'),
  ]
  return candidates.find(isErrorStatus) ?? 500
}

const isErrorStatus = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599

/** What a value holds by that name; undefined where it is no object or holds none. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
