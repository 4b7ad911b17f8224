import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptHashes } from './script-hashes.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('every inline script is hashed once, exactly as it stands', () => {
  const html =
    '<script>a\n(1)</script><script src="/x.js"></script><script async src="/y.js"></script><script id="i">b<\\/</script><script>a\n(1)</script>'
  expect(scriptHashes(html)).toEqual([hashOf('a\n(1)'), hashOf('b<\\/')])
})

test('an attribute that only ends in src does not hide a script', () => {
  expect(scriptHashes('<script data-src="x">a</script>')).toEqual([hashOf('a')])
})

test('structured data is not run and needs no hash', () => {
  expect(
    scriptHashes('<script type="application/ld+json">{}</script><script type="module">a</script>'),
  ).toEqual([hashOf('a')])
})
