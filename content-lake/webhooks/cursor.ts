import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** How far the site has been told, kept in a small file. */
export interface Cursor {
  readonly value: number
  moveTo(sequence: number): void
}

/** Opens the file; without one, everything after `startAfter` (default: all) is still to be told. */
export function openCursor(file: string, startAfter = 0): Cursor {
  let value = readOrZero(file)
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
  cursor.moveTo(startAfter)
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
