/**
 * Something a page loads. `error` is a text or a message key. `requestNumber` counts what was
 * asked for, so that only the last question's answer counts.
 */
export type Loader<Data> = {
  data: Data | null
  error: string | null
  isProcessing: boolean
  requestNumber: number
}

/** A loader that has not been asked for anything. */
export const idleLoader = {
  data: null,
  error: null,
  isProcessing: false,
  requestNumber: 0,
} as const satisfies Loader<never>

/** Begins to load: the error goes, what is shown stays until the answer. Rule S-50. */
export const loadStarted = <Data>({ data, requestNumber }: Loader<Data>): Loader<Data> => ({
  data,
  error: null,
  isProcessing: true,
  requestNumber: requestNumber + 1,
})

/** The answer to a request: its data, and nothing is loading. Rules S-51, S-53. */
export function loadSucceeded<Data>(
  loader: Loader<Data>,
  requestNumber: number,
  data: Data,
): Loader<Data> {
  if (!isAwaited(loader, requestNumber)) return loader
  return { ...loader, data, isProcessing: false }
}

/**
 * The failure of a request, as a value: never thrown on, and nothing is loading. `message` is
 * what the server said, a text or a message key; an empty one gives the generic text. What was
 * shown before stays. Rules S-52, S-53.
 */
export function loadFailed<Data>(
  loader: Loader<Data>,
  requestNumber: number,
  message: string,
): Loader<Data> {
  if (!isAwaited(loader, requestNumber)) return loader
  return { ...loader, error: message || 'errors.generic', isProcessing: false }
}

/** The request was given up by us: nothing is loading and nothing went wrong. Rules S-53, S-54. */
export function loadCancelled<Data>(loader: Loader<Data>, requestNumber: number): Loader<Data> {
  return isAwaited(loader, requestNumber) ? { ...loader, isProcessing: false } : loader
}

/** Whether a button to try again is shown: beside an error, until it is pressed. Rule S-52. */
export const offersRetry = ({ error }: Loader<unknown>): boolean => error !== null

const isAwaited = (loader: Loader<unknown>, requestNumber: number): boolean =>
  loader.isProcessing && loader.requestNumber === requestNumber
