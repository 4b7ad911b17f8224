import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { asAnybody, sharedRequest } from './shared-request.ts'

const shared = (
  address: string,
  { host = 'larkway.test', headers = {} as Record<string, string>, sharesLists = true } = {},
) => {
  const { pathname, search } = new URL(address, 'http://larkway.test')
  return sharedRequest({ host, pathname, search, headers }, sharesLists)
}
const keyOf = (...request: Parameters<typeof shared>) => shared(...request)?.key
const list = '/compare-car-leasing'

describe('a response serves everybody', () => {
  test.each([
    ['/faq', '', ''],
    ['/faq?utm_source=x&page=2', '', '&utm_source=x&page=2'],
    [`${list}?fuelTypes=petrol&page=2`, '?fuelTypes=petrol&page=2', ''],
    [`${list}?gclid=1&fuelTypes=petrol&x=y`, '?fuelTypes=petrol', '&gclid=1&x=y'],
    [`${list}?fuelTypes=petrol&_rsc=ab`, '?fuelTypes=petrol&_rsc=ab', ''],
    ['/vehicles/10000001/offers?utm_source=x', '', '&utm_source=x'],
  ])('of %s', (address, search, dropped) => {
    expect(shared(address)).toMatchObject({ search, dropped })
  })

  test('whatever campaign led there', () => {
    expect(keyOf(`${list}?page=2&utm_source=x`)).toBe(keyOf(`${list}?page=2`))
    expect(keyOf('/faq?fbclid=1')).toBe(keyOf('/faq'))
    expect(keyOf('/faq?_rsc=1')).toBe(keyOf('/faq?_rsc=2'))
  })
})

test.each([
  ['another host', keyOf('/faq', { host: 'partner.test' })],
  ['another port', keyOf('/faq', { host: 'larkway.test:81' })],
  ['another page', keyOf('/tcs')],
  ['the router', keyOf('/faq', { headers: { rsc: '1' } })],
  ['another router', keyOf('/faq', { headers: { rsc: '1', 'next-router-state-tree': '[]' } })],
  ['a reader of Markdown', keyOf('/faq', { headers: { accept: 'text/markdown' } })],
  ['a prefetch', keyOf('/faq', { headers: { rsc: '1', 'next-router-prefetch': '1' } })],
])('%s never gets the same', (_, key) => {
  expect(key).toBeDefined()
  expect(key).not.toBe(keyOf('/faq'))
})

test.each([
  ['filters', keyOf(`${list}?fuelTypes=diesel`)],
  ['pages', keyOf(`${list}?fuelTypes=petrol&page=2`)],
])('lists with other %s are others', (_, key) => {
  expect(key).not.toBe(keyOf(`${list}?fuelTypes=petrol`))
})

test.each([
  ['/vehicles/10000001/offers?term=36'],
  ['/vehicles/10000001/get-this-deal?offerId=1'],
  ['/faq?draft=1'],
  [`${list}?hash=abc`],
  [`${list}?token=abc`],
  ['/login'],
  ['/nowhere'],
])('%s is made for each visitor', (address) => {
  expect(shared(address)).toBeNull()
})

test('lists are made for each visitor where nobody tells of new rates', () => {
  expect(shared(list, { sharesLists: false })).toBeNull()
  expect(shared('/faq', { sharesLists: false })).not.toBeNull()
})

test('what does not decide a response does not reach the page', () => {
  const headers = {
    host: 'larkway.test',
    rsc: '1',
    cookie: 'a=b',
    'user-agent': 'Bot',
    referer: '/',
  }
  const req = { url: '/faq?utm_source=x', headers } as unknown as IncomingMessage
  asAnybody(req, '/faq')
  expect(req.url).toBe('/faq')
  expect(req.headers).toEqual({ host: 'larkway.test', rsc: '1', 'user-agent': 'anybody' })
})
