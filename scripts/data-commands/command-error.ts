/** An expected failure of a data command: one paragraph that says what happened and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Errors of our programs whose message is the whole story. */
const plainErrors = new Set([
  'CommandError',
  'ConfigError',
  'DatabaseInUseError',
  'DatabaseUnreachableError',
  'InvalidConfigError',
  'MigrationError',
  'OperatorTokenError',
  'SecretsFileError',
])

/** Runs a data command and ends the process: 0 when it did what was asked, else 1 and the reason. */
export async function endWith(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (error) {
    const isPlain = error instanceof Error && plainErrors.has(error.name)
    console.error(
      `\n${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exitCode = 1
  }
}
