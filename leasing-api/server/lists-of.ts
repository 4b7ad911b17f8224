/** Each field's message as the list of messages that the error body holds. */
export function listsOf(errors: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, [key]]))
}
