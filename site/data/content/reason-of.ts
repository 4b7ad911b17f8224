/**
 * Why a question to the content backend failed, in its own words and nothing else: the error itself
 * holds the question, its token and the answer.
 */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'No reason is known.'
}
