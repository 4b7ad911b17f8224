import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserError } from '#server-kit/user-error.mjs'

/**
 * The command line as Node reads it.
 * @throws UserError with the usage when it holds anything else
 */
export function commandLine<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`)
  }
}

/**
 * The options of the command line and the one file it names.
 * @throws UserError with the usage when there is anything else
 */
export function optionsAndFile<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  const { values, positionals } = commandLine({ allowPositionals: true, options }, usage)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UserError(usage)
  return { values, file }
}

/** The options of the command line, each with a value, as the query of the operator's address. */
export function queryFromOptions(
  names: readonly string[],
  usage: string,
  args: string[] = process.argv.slice(2),
): URLSearchParams {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  return new URLSearchParams(commandLine({ args, options }, usage).values as Record<string, string>)
}
