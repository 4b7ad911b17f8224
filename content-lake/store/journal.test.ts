import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DamagedJournalError, openJournal } from './journal.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-journal-'))
  file = path.join(folder, 'journal.ndjson')
})
afterEach(() => rmSync(folder, { recursive: true }))

const entry = (sequence: number) => ({
  sequence,
  transactionId: `t${sequence}`,
  timestamp: '2026-11-20T12:00:00.000Z',
  identity: 'somebody',
  documents: {},
})

test('a last line cut short is dropped and the next entry stands on a line of its own', () => {
  openJournal(file).append(entry(1))
  appendFileSync(file, '{"sequence":2,"transac')
  const journal = openJournal(file)
  expect(journal.entries()).toEqual([entry(1)])
  journal.append(entry(2))
  journal.close()
  expect(openJournal(file).entries()).toEqual([entry(1), entry(2)])
})

test('damage anywhere else is refused and the file left as it is', () => {
  const text = `${JSON.stringify(entry(1))}\nnonsense\n${JSON.stringify(entry(3))}\n`
  writeFileSync(file, text)
  expect(() => openJournal(file)).toThrow(DamagedJournalError)
  expect(() => openJournal(file)).toThrow(/Line 2 /)
  expect(readFileSync(file, 'utf8')).toBe(text)
})
