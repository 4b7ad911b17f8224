/** An expected failure of a command: one paragraph that says what happened and what to do. */
export class Problem extends Error {
  name = 'Problem'
}

/** Prints a problem as its paragraph, anything else with its stack, and returns the exit code. */
export function explain(error) {
  console.error(`\n${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`)
  return 1
}
