import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { root } from './root.mjs'

/**
 * Adds the variables of `.env.local`, or of the file that LARKWAY_ENV_FILE names, to the
 * environment; what is set already stays. An empty LARKWAY_ENV_FILE means no file.
 */
export function loadEnvironmentFile() {
  const file = path.resolve(root, process.env.LARKWAY_ENV_FILE ?? '.env.local')
  if (process.env.LARKWAY_ENV_FILE !== '' && existsSync(file)) loadEnvFile(file)
}
