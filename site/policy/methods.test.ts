import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { methodsOf } from './methods.ts'

const readable = ['GET', 'HEAD']

test.each<[string, readonly string[] | null]>([
  ['/', readable],
  ['/faq', readable],
  ['/favicon.ico', readable],
  ['/icon-192.png', readable],
  ['/site.webmanifest', readable],
  ['/robots.txt', readable],
  ['/sitemap.xml', readable],
  ['/sitemap/0.xml', readable],
  ['/media/x.webp', readable],
  ['/cars/x.svg', readable],
  ['/providers/x.svg', readable],
  ['/manufacturers/x.svg', readable],
  ['/site/healthz', readable],
  ['/site/moved', readable],
  ['/site/draft/enable', readable],
  ['/site/og/home.png', readable],
  ['/_next/static/x.js', readable],
  ['/forms/enquiry', ['POST']],
  ['/site/webhooks/content', ['POST']],
  ['/api/orders', null],
])('G-08 %s takes %j', (pathname, methods) => {
  expect(methodsOf(pathname)).toEqual(methods)
})

const app = path.resolve(import.meta.dirname, '../app')

test.each(globSync('**/route.ts', { cwd: app }))('G-08 %s is sent what it handles', (file) => {
  const source = readFileSync(path.join(app, file), 'utf8')
  const handled = [...source.matchAll(/export (?:async )?(?:function|const) ([A-Z]+)\b/g)].map(
    ([, method]) => method,
  )
  expect(handled.length).toBeGreaterThan(0)
  expect(methodsOf(`/${path.dirname(file)}`)).toEqual(expect.arrayContaining(handled))
})
