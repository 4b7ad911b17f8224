import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret, readSecrets, secretFile } from './secret-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a secret is made once, for the owner only', () => {
  const data = path.join(folder, 'new')
  const made = secretFile(data, 'token')
  expect(made).toHaveLength(43)
  expect(secretFile(data, 'token')).toBe(made)
  expect(readSecret(path.join(data, 'token'))).toBe(made)
  expect(statSync(path.join(data, 'token')).mode & 0o777).toBe(0o600)
  expect(readdirSync(data)).toEqual(['token'])
})

test('one that another program makes at the same moment is used', () => {
  const file = path.join(folder, 'token')
  const made = secretFile(folder, 'token', () => {
    writeFileSync(file, 'theirs\n')
    return 'ours'
  })
  expect(made).toBe('theirs')
  expect(readdirSync(folder)).toEqual(['token'])
})

test('there is none before it is made', () => {
  expect(readSecret(path.join(folder, 'token'))).toBeNull()
})

test('an empty file and one that is none are named', () => {
  writeFileSync(path.join(folder, 'token'), '\n')
  expect(() => secretFile(folder, 'token')).toThrow('token is empty. Delete it')
  expect(() => readSecret(folder)).toThrow(`${folder} cannot be read (EISDIR)`)
})

test.each(['{"webhookSecret":""}', '{"webhookSecret":"0123456789abcdef"}', 'null', '{"webh'])(
  'shared secrets that read %s are refused by the name of their file',
  (text) => {
    writeFileSync(path.join(folder, 'secrets.json'), text)
    expect(() => readSecrets(folder)).toThrow('secrets.json does not hold')
  },
)
