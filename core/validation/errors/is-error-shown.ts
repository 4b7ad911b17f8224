/** Whether a field shows its error: after blur or submit. Rule V-29. */
export function isErrorShown(field: { isBlurred: boolean; isSubmitted: boolean }): boolean {
  return field.isBlurred || field.isSubmitted
}
