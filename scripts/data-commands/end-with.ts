import { loadEnvironmentFile } from '../start/environment-file.mjs'
import { explain } from '../start/user-error.mjs'

/** Runs something and sets the exit code: 0 when it gives true, else 1 with the reason. */
export async function endWith(run: () => boolean | Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await run()) ? 0 : 1
  } catch (error) {
    process.exitCode = explain(error)
  }
}

/** The same for a command of people, which knows what `.env.local` sets. */
export async function endCommandWith(command: () => Promise<boolean>): Promise<void> {
  loadEnvironmentFile()
  await endWith(command)
}
