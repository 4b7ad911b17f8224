import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCursor } from './cursor.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-cursor-'))
  file = path.join(folder, 'cursor.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a cursor is where it was when it is opened again, and never moves back', () => {
  const cursor = openCursor(file, 9)
  cursor.moveTo(7)
  cursor.moveTo(3)
  expect(openCursor(file, 9).value).toBe(7)
})

test('a fresh cursor begins after what needs no telling', () => {
  expect(openCursor(file, 9).value).toBe(0)
  expect(openCursor(file, 9, 5).value).toBe(5)
})

test('a cursor of another database tells everything anew, also of a fresh seed', () => {
  openCursor(file, 500).moveTo(500)
  const cursor = openCursor(file, 5, 5)
  expect(cursor.value).toBe(0)
  cursor.moveTo(6)
  expect(openCursor(file, 6).value).toBe(6)
})

test('a file that cannot be read tells everything anew', () => {
  writeFileSync(file, '{"deliv')
  expect(openCursor(file, 9).value).toBe(0)
})
