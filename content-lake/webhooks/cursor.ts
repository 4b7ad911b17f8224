import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The place up to which the site has been notified, stored in a small file. */
export interface Cursor {
  readonly value: number
  moveTo(sequence: number): void
}

/**
 * Opens the file; without one, everything after `startAfter` (default: all) is pending.
 * @param newest the store's own place; a cursor beyond it is another database's, and all is told anew
 */
export function openCursor(file: string, newest: number, startAfter = 0): Cursor {
  const told = readOrZero(file)
  let value = told > newest ? 0 : told
  const cursor: Cursor = {
    get value() {
      return value
    },
    moveTo(sequence) {
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
