import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetFiles } from './asset-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('bytes are found under their name, whole, and gone when removed', async () => {
  const files = openAssetFiles(folder)
  await files.put('images', 'a-1x1.png', Buffer.from('bytes'))
  expect(readFileSync(files.find('images', 'a-1x1.png')!, 'utf8')).toBe('bytes')
  expect(files.find('files', 'a-1x1.png')).toBeNull()
  files.remove('images', 'a-1x1.png')
  expect(files.find('images', 'a-1x1.png')).toBeNull()
})

test('the same name at the same moment is written without a clash', async () => {
  const files = openAssetFiles(folder)
  await Promise.all([1, 2, 3].map(() => files.put('files', 'a.pdf', Buffer.from('same'))))
  expect(readFileSync(files.find('files', 'a.pdf')!, 'utf8')).toBe('same')
})

test('what a crash left half written is removed and never served', () => {
  mkdirSync(path.join(folder, 'images'), { recursive: true })
  const draft = path.join(folder, 'images', 'a-1x1.png.1.unfinished')
  writeFileSync(draft, 'hal')
  expect(openAssetFiles(folder).find('images', 'a-1x1.png')).toBeNull()
  expect(existsSync(draft)).toBe(false)
})
