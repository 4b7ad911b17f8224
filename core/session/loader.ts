/**
 * The state of loading data for a page. `error` is a text or a message key. `requestNumber` counts
 * what was asked for, so that only the last question's answer counts.
 */
export type Loader<Data> = {
  data: Data | null
  error: string | null
  isProcessing: boolean
  requestNumber: number
}

/** The loader before its first request. */
export const idleLoader = {
  data: null,
  error: null,
  isProcessing: false,
  requestNumber: 0,
} as const satisfies Loader<never>

/** The loader once a request starts: the error goes, the data stays until the response. Rule S-50. */
export const loadStarted = <Data>({ data, requestNumber }: Loader<Data>): Loader<Data> => ({
  data,
  error: null,
  isProcessing: true,
  requestNumber: requestNumber + 1,
})

/** The loader after a response: its data, and nothing is loading. Rules S-51, S-53. */
export function loadSucceeded<Data>(
  loader: Loader<Data>,
  requestNumber: number,
  data: Data,
): Loader<Data> {
  if (!isAwaited(loader, requestNumber)) return loader
  return { ...loader, data, isProcessing: false }
}

/**
 * The loader after a failed request: an error that is never thrown on, and nothing is loading.
 * `message` is what the server said, a text or a message key; an empty one gives the generic text.
 * What was shown before stays. Rules S-52, S-53.
 */
export function loadFailed<Data>(
  loader: Loader<Data>,
  requestNumber: number,
  message: string,
): Loader<Data> {
  if (!isAwaited(loader, requestNumber)) return loader
  return { ...loader, error: message || 'errors.generic', isProcessing: false }
}

/** The loader after a cancelled request: nothing is loading and there is no error. Rules S-53, S-54. */
export function loadCancelled<Data>(loader: Loader<Data>, requestNumber: number): Loader<Data> {
  return isAwaited(loader, requestNumber) ? { ...loader, isProcessing: false } : loader
}

/** Whether a button to try again is shown: beside an error, until it is pressed. Rule S-52. */
export const offersRetry = ({ error }: Loader<unknown>): boolean => error !== null

const isAwaited = (loader: Loader<unknown>, requestNumber: number): boolean =>
  loader.isProcessing && loader.requestNumber === requestNumber
