/**
 * The text of `errors.generic`, for scripts that say no other: the table of all texts would come with
 * it. Rule D-39.
 */
export const genericFailure =
  'Something went wrong. Please try again. If the error still occurs, please contact us.'
