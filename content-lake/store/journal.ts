import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { JournalEntry } from './commit.ts'

/** A journal that cannot be read; starting on it would lose content silently. */
export class DamagedJournalError extends Error {
  override name = 'DamagedJournalError'
}

/** Append-only file of transactions, one JSON line each. */
export interface Journal {
  /** What was in the file when it was opened, oldest first. */
  entries(): JournalEntry[]
  /** Returns when the entry is on the disk; when it throws, the file is as it was before. */
  append(entry: JournalEntry): void
  close(): void
}

/**
 * Opens a journal, making it when absent. A last line cut short by a crash was never
 * acknowledged and is removed; damage anywhere else throws.
 */
export function openJournal(file: string): Journal {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const descriptor = openSync(file, 'a+', 0o600)
  const { entries, length } = wholeLines(readFileSync(file), file)
  let size = length
  ftruncateSync(descriptor, size)
  fsyncSync(descriptor)
  syncFolder(path.dirname(file))

  return {
    entries: () => entries.splice(0),
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        for (let written = 0; written < line.length;) {
          written += writeSync(descriptor, line, written)
        }
        fsyncSync(descriptor)
      } catch (error) {
        // Half a line (full disk) would swallow the next transaction.
        ftruncateSync(descriptor, size)
        throw error
      }
      size += line.length
    },
    close: () => closeSync(descriptor),
  }
}

/** Reads a journal that somebody else writes: whole lines only. */
export const readJournal = (file: string) => wholeLines(readFileSync(file), file).entries

function wholeLines(bytes: Buffer, file: string): { entries: JournalEntry[]; length: number } {
  const length = bytes.lastIndexOf('\n') + 1
  const lines = bytes.subarray(0, length).toString('utf8').split('\n').slice(0, -1)
  const entries = lines.map((line, index) => {
    try {
      return JSON.parse(line) as JournalEntry
    } catch {
      throw new DamagedJournalError(
        `Line ${index + 1} of ${file} is not JSON, so the content after it cannot be trusted. Restore the file from a back-up, or move it away to start from the seed again.`,
      )
    }
  })
  return { entries, length }
}

/** Makes the file's name durable too, where the platform allows it. */
function syncFolder(folder: string) {
  try {
    const descriptor = openSync(folder, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
  } catch {
    // Windows opens no folders; there the name is durable with the file.
  }
}
