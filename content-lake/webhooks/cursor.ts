import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Opens the small file of the place up to which the site has been notified; without one, everything after `startAfter` (default: all) is pending.
 * @param newest the store's own place; a cursor beyond it is another database's, and all is told anew
 */
export function openCursor(file: string, newest: number, startAfter = 0) {
  const told = readOrZero(file)
  let value = told > newest ? 0 : told
  const cursor = {
    get value() {
      return value
    },
    moveTo(sequence: number): void {
      if (sequence <= value) return
      value = sequence
      writeFileSync(`${file}.new`, JSON.stringify({ deliveredUpTo: sequence }), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
  if (told <= newest) cursor.moveTo(startAfter)
  return cursor
}

function readOrZero(file: string): number {
  try {
    const { deliveredUpTo } = JSON.parse(readFileSync(file, 'utf8')) as { deliveredUpTo?: unknown }
    return typeof deliveredUpTo === 'number' ? deliveredUpTo : 0
  } catch {
    return 0
  }
}
