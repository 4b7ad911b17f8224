/** An expected failure of a command: one paragraph that says what happened and what to do. */
export class UserError extends Error {
  name = 'UserError'
}

/** What was asked for is there already: a command ends well with this paragraph. */
export class AlreadyDone extends Error {
  name = 'AlreadyDone'
}

/** Prints a problem as its paragraph, anything else with its stack, and returns the exit code. */
export function explain(error) {
  if (error instanceof AlreadyDone) {
    console.log(`\n${error.message}\n`)
    return 0
  }
  console.error(`\n${error?.name === 'UserError' ? error.message : (error?.stack ?? error)}\n`)
  return 1
}
