/** Whether a field may show what is wrong with it: once it was left, or the form was sent. Rule V-29. */
export function isErrorShown(field: { isBlurred: boolean; isSubmitted: boolean }): boolean {
  return field.isBlurred || field.isSubmitted
}
