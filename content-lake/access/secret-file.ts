import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The text of a file in the data folder, which is made with mode 0600 when it does not exist.
 * Programs that start at the same moment agree on one: a link appears whole or not at all.
 */
export function secretFile(folder: string, name: string, fresh: () => string): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  const existing = readOrNull(file)
  if (existing !== null) return existing
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, fresh(), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
