/** An expected failure of a program: one paragraph that says what happened and what to do. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** Whether the message is the whole story. By name, since a class is lost on the way between threads. */
export const isUserError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'UserError'

/** Ends the program with status 1: a user error is printed as its sentence, any other by `printCrash`. */
export function exitWithError(error: unknown, printCrash: (error: unknown) => void): never {
  if (isUserError(error)) process.stderr.write(`${error.message}\n`)
  else printCrash(error)
  process.exit(1)
}
