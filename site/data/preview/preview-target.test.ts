import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewTarget } from './preview-target.ts'

test.each([
  ['/faq?sanity-preview-perspective=drafts#a', '/faq?sanity-preview-perspective=drafts#a'],
  ['/', '/'],
  [undefined, '/'],
  ['', '/'],
  ['faq', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['///evil.example/a', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example/faq', '/'],
  ['/\t/evil.example', '/'],
  ['/site/draft/disable', '/'], // would lead out of the preview it just began
])('%s is previewed at %s', (target, path) => {
  expect(previewTarget(target)).toBe(path)
})

test('whatever is asked for, a browser stays on this host', () => {
  const parts = fc.constantFrom('/', '\\', '.', '..', 'evil.example', '%2f', '\t', '\n', '@', ':')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
      const target = previewTarget(`/${list.join('')}`)
      expect(new URL(target, 'https://larkway.example').host).toBe('larkway.example')
    }),
  )
})
