import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'
import { serverInTest } from './test/front-in-test.ts'

const base = `@layer reset,components;@layer reset{*{margin:0}}@layer tokens{:root{--tick:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E.x{a;b}");--open:1.55}}@layer base{.icon{width:1em}a{color:red}}`
const card = '@layer components{.Ca{color:red}@media (min-width:36em){.Ca .Cb{margin:0}}}'
const menu = '@layer components{.Me:not(.Mo){color:blue}}@keyframes turn{to{opacity:0}}'
const quote = `@layer components{.Qu:before{content:"}.Ca{"}}`
const styles = pageStyles(
  new Map([
    ['base1234', base],
    ['rest1234', `${card}\n${menu}\n${quote}`],
  ]),
)

const links = (names: readonly string[]) =>
  names
    .map(
      (name) =>
        `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`,
    )
    .join('')
const pageWith = (body: string, names = ['base1234', 'rest1234']) =>
  `<head>${links(names)}<title>Page</title></head>${body}`

async function sheetOf(html: string, init: RequestInit = {}) {
  const page = styles.withOwnStyles(html)
  const [address = ''] = /(?<=href=")\/_next\/static\/styles\/[^"]+/.exec(page) ?? []
  return { page, address, ...(await ask(address, init)) }
}

async function ask(address: string, init: RequestInit = {}) {
  const { url, close } = await serverInTest((req: IncomingMessage, res: ServerResponse) => {
    void styles.send(req.url!, req, res).then((isSent) => isSent || res.writeHead(404).end())
  })
  const response = await fetch(url + address, {
    headers: { 'accept-encoding': 'identity' },
    ...init,
  })
  const text = await response.text()
  await close()
  return { response, text }
}

test.each([
  ['no class', '<p>Text</p>', []],
  ['a class', '<p class="Ca">Text</p>', [card]],
  ['a class within a media query', '<p class="x Cb">Text</p>', [card]],
  [
    'a class that is only excluded',
    '<p class="Mo">Text</p>',
    ['@layer components{.Me:not(.Mo){color:blue}}'],
  ],
  ['a class of which a sheet says only in quotes', '<p class="Qu">Text</p>', [quote]],
])('D-115 a page with %s has those modules and what every page needs', async (_, body, used) => {
  const { page, text } = await sheetOf(pageWith(body))
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
  expect(page).toContain('data-precedence="next"/><title>')
  for (const always of [
    '@layer reset,components;',
    '@layer tokens{',
    '@layer base{',
    '@keyframes turn',
  ]) {
    expect(text).toContain(always)
  }
  const modules = [card, '@layer components{.Me:not(.Mo){color:blue}}', quote]
  expect(modules.filter((module) => text.includes(module))).toEqual(used)
})

test('D-115 a page of all modules has the sheets as they are', async () => {
  const { text } = await sheetOf(pageWith('<p class="Ca Me Qu">Text</p>'))
  expect(text).toBe(`${base}${card}\n${menu}\n${quote}`)
})

test('D-115 pages that use the same share a sheet, which a browser keeps', async () => {
  const one = await sheetOf(pageWith('<p class="Ca">One</p>'))
  const two = await sheetOf(pageWith('<h1 class="Cb">Two</h1>'))
  expect(two.address).toBe(one.address)
  expect(one.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(one.response.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('D-115 a sheet is compressed as the visitor accepts, and HEAD has its headers alone', async () => {
  const { address, text } = await sheetOf(pageWith('<p class="Ca">One</p>'))
  for (const method of ['GET', 'HEAD', 'GET']) {
    const { response } = await ask(address, { method, headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  }
  const plain = await ask(address, { method: 'HEAD' })
  expect(plain.text).toBe('')
  expect(Number(plain.response.headers.get('content-length'))).toBe(Buffer.byteLength(text))
})

test.each([
  ['links no sheet of the build', pageWith('<p class="Ca">Text</p>', [])],
  [
    'names them in its payload',
    pageWith(
      String.raw`<script>push("{\"rel\":\"stylesheet\",\"href\":\"/_next/static/chunks/base1234.css\"}")</script>`,
    ),
  ],
  ['links a sheet that nobody knows', pageWith('<p class="Ca">Text</p>', ['base1234', 'other123'])],
])('D-115 a page that %s stays as it is', (_, page) => {
  expect(styles.withOwnStyles(page)).toBe(page)
})

test('D-115 a storefront’s own sheet stays behind', () => {
  const own = '<link rel="stylesheet" href="/storefront.css" data-precedence="storefront"/>'
  const page = pageWith('').replace('<title>', `${own}<title>`)
  expect(styles.withOwnStyles(page)).toContain(`data-precedence="next"/>${own}<title>`)
})

test.each([
  '/_next/static/styles/.css',
  '/_next/static/styles/AAAA.css',
  '/_next/static/styles/base1234,.css',
  '/_next/static/styles/base1234,AAAAAAAAAA.css',
  '/_next/static/styles/other123,AA.css',
  '/_next/static/styles/base1234,AA',
  '/_next/static/styles/../base1234,AA.css',
  '/_next/static/styles/%E0%A4%A.css',
])('D-115 nothing is at %s', async (address) => {
  expect((await ask(address)).response.status).toBe(404)
})
