import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '#site/policy/security-headers.ts'
import { vercelConfig } from './vercel-config.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('vercel.json is what site/policy makes it: npm run vercel writes it anew', () => {
  const written: unknown = JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8'))
  expect(written).toEqual(vercelConfig())
})

test('D-16 D-19 D-20 all that such a host sends carries the headers of every answer', () => {
  const [first, ...others] = vercelConfig().headers.map(({ source, headers }) => ({
    source,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }))
  expect(first).toEqual({ source: '/:path*', headers: securityHeaders(2_592_000) })
  expect(others).toContainEqual({
    source: '/cars/:path*',
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })
  const names = new Set(others.flatMap(({ headers }) => Object.keys(headers)))
  expect(names).toEqual(new Set(['Cross-Origin-Resource-Policy', 'X-Robots-Tag']))
})
