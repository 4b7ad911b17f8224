/** The message of an error in a few sentences, without a stack. */
export function plainReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}
