import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSecrets, secretFile } from '#server-kit/secret-file.ts'
import { readConfig } from './config.ts'

test('a token that could be guessed is refused with what to do', () => {
  expect(() => readConfig({ CONTENT_TOKEN: 'secret' })).toThrow(
    'CONTENT_TOKEN has 6 characters. Give at least 20',
  )
  expect(() => readConfig({ CONTENT_TOKEN: 'x'.repeat(20), CONTENT_READ_TOKEN: 'secret' })).toThrow(
    'CONTENT_READ_TOKEN has 6 characters. Give at least 20',
  )
  const given = { CONTENT_TOKEN: 'x'.repeat(20), CONTENT_READ_TOKEN: 'y'.repeat(20) }
  expect(readConfig({ ...given, WEBHOOK_SECRET: 'z' })).toMatchObject({
    token: given.CONTENT_TOKEN,
    readToken: given.CONTENT_READ_TOKEN,
  })
})

test.each(['0', '70000', '4100.5', 'four'])('CONTENT_LAKE_PORT %s is no port', (port) => {
  expect(() => readConfig({ CONTENT_LAKE_PORT: port })).toThrow('CONTENT_LAKE_PORT is')
})

test('the lake keeps its own project and dataset, whatever hosted one is named', () => {
  const names = { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'staging' }
  const { projectId, dataset } = readConfig({
    ...names,
    CONTENT_TOKEN: 'x'.repeat(20),
    WEBHOOK_SECRET: 'y',
  })
  expect([projectId, dataset]).toEqual(['larkway', 'production'])
})

test('secrets that are not given are those of the data folder, where the start script reads them too', () => {
  const LARKWAY_DATA = mkdtempSync(path.join(tmpdir(), 'larkway-config-'))
  try {
    const { token, readToken, webhook } = readConfig({ LARKWAY_DATA })
    expect(secretFile(LARKWAY_DATA, 'content-token')).toBe(token)
    expect(secretFile(LARKWAY_DATA, 'content-read-token')).toBe(readToken)
    expect(readSecrets(LARKWAY_DATA).webhookSecret).toBe(webhook.secret)
  } finally {
    rmSync(LARKWAY_DATA, { recursive: true })
  }
})

test('content to begin with is named from the root, and must be there', () => {
  const given = { CONTENT_TOKEN: 'x'.repeat(20), WEBHOOK_SECRET: 'y' }
  const seedOf = (CONTENT_SEED?: string) => readConfig({ ...given, CONTENT_SEED }).seed
  expect([seedOf(), seedOf('none')]).toEqual([null, null])
  expect(seedOf('content-lake/main.ts')).toBe(path.resolve(import.meta.dirname, 'main.ts'))
  expect(() => seedOf('missing.ts')).toThrow('CONTENT_SEED is "missing.ts"')
})
