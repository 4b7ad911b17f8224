/** The statuses of calls that could not be answered as asked, and what each says. Rule C-52. */
export const failureStatuses = {
  400: 'A value or the body cannot be read.',
  401: 'Log in first.',
  403: 'You may not.',
  404: 'There is nothing at this address, or no such thing.',
  405: 'The address does not answer this method.',
  408: 'The body took too long to arrive.',
  409: 'Something has changed since: the price, which is told anew, or the state of an order.',
  410: 'It has run out.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'A field of a form does not pass its rule.',
  429: 'Too often; told with the seconds to wait.',
  500: 'A fault of ours.',
  503: 'Too busy or not ready; told with the seconds to wait.',
} as const

export type FailureStatus = keyof typeof failureStatuses
