import { isUserError } from '#server-kit/user-error.mjs'

/** Runs a data command and ends the process: 0 on success, else 1 with the reason. */
export async function endWith(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (error) {
    console.error(
      `\n${isUserError(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exitCode = 1
  }
}
