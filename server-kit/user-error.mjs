/** An expected failure of a program: one paragraph that says what happened and what to do. */
export class UserError extends Error {
  name = 'UserError'
}

/**
 * Whether the message is the whole story. By name, since a class is lost on the way between threads.
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isUserError = (error) => error instanceof Error && error.name === 'UserError'

/**
 * Ends the program with status 1: a user error is printed as its sentence, any other by `printCrash`.
 * @param {unknown} error
 * @param {(error: unknown) => void} printCrash
 * @returns {never}
 */
export function exitWithError(error, printCrash) {
  if (isUserError(error)) process.stderr.write(`${error.message}\n`)
  else printCrash(error)
  process.exit(1)
}
