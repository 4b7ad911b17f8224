import { parseArgs } from 'node:util'
import { UserError } from '#server-kit/user-error.mjs'

/**
 * The options of the command line, each with a value, as the query of the operator's address.
 * @throws UserError with the usage when there is anything else
 */
export function queryFromOptions(
  names: readonly string[],
  usage: string,
  args: string[] = process.argv.slice(2),
): URLSearchParams {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values } = parseArgs({ args, options })
    return new URLSearchParams(values as Record<string, string>)
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`)
  }
}
