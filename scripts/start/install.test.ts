import { expect, test } from 'vitest'
import { matchesLockfile } from './install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  studio: { version: '0.1.0' },
  'node_modules/larkway-studio': { version: undefined, link: true },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true },
}
const installed = {
  'node_modules/larkway-studio': { version: undefined, link: true },
  'node_modules/hono': { version: '4.13.19' },
}

test.each([
  ['the same packages', installed, true],
  ['another version', { ...installed, 'node_modules/hono': { version: '4.13.18' } }, false],
  [
    'one that the lockfile has no more',
    { ...installed, 'node_modules/swr': { version: '2.5.1' } },
    false,
  ],
  [
    'one missing',
    { 'node_modules/larkway-studio': installed['node_modules/larkway-studio'] },
    false,
  ],
])('installed is %s: %#', (_, packages, matches) => {
  expect(matchesLockfile(wanted, packages)).toBe(matches)
})
