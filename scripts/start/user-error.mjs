import { isUserError } from '#server-kit/user-error.mjs'

/** Thrown when the requested state exists already: a command ends well with this paragraph. */
export class AlreadyDone extends Error {
  name = 'AlreadyDone'
}

/** Prints an error as its paragraph, anything else with its stack, and returns the exit code. */
export function explain(error) {
  if (error instanceof AlreadyDone) {
    console.log(`\n${error.message}\n`)
    return 0
  }
  console.error(`\n${isUserError(error) ? error.message : (error?.stack ?? error)}\n`)
  return 1
}
