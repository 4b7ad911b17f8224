import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let folder = ''
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const hash = (values: unknown = {}) => fingerprint(folder, ['site', 'package-lock.json'], values)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-fingerprint-'))
  write('site/app/page.tsx', 'page')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['an edited file', 'site/app/page.tsx'],
  ['a new file', 'site/app/layout.tsx'],
  ['the lockfile', 'package-lock.json'],
])('%s changes it', (_, file) => {
  const before = hash()
  write(file, 'other')
  expect(hash()).not.toBe(before)
})

test.each(['site/.next/BUILD_ID', 'site/next-env.d.ts', 'site/app/page.test.tsx', 'core/offer.ts'])(
  '%s does not change it',
  (file) => {
    const before = hash()
    write(file, 'other')
    expect(hash()).toBe(before)
  },
)

test('a value that gets baked in changes it', () => {
  expect(hash({ SITE_URL: 'a' })).not.toBe(hash({ SITE_URL: 'b' }))
})
