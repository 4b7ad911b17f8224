import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readToken } from '#content-lake/access/read-token.ts'
import { contentReadToken } from './data-folder.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the read token is made once, for the owner only, and is the one the content lake knows', () => {
  const made = contentReadToken(folder, {})
  expect(made).toHaveLength(43)
  expect(contentReadToken(folder, {})).toBe(made)
  expect(readToken(folder)).toBe(made)
  expect(statSync(path.join(folder, 'content-read-token')).mode & 0o777).toBe(0o600)
})

test('the content lake’s own is used where it was there first, and a given one before either', () => {
  const made = readToken(folder)
  expect(contentReadToken(folder, {})).toBe(made)
  expect(contentReadToken(folder, { CONTENT_READ_TOKEN: 'given' })).toBe('given')
})
