import { describe, expect, test } from 'vitest'
import { attributionAfter, attributionOf } from './attribution-record.ts'

const direct = { utm_source: '(direct)', utm_medium: '(none)', utm_campaign: '(not set)' }

function arrival(search: string, referrer = '', ownHost = 'larkway.example') {
  const query = new URLSearchParams(search)
  return { read: (name: string) => query.get(name), referrer, ownHost }
}

describe('A-09 a record holds the eight fields, with source, medium and campaign always said', () => {
  test.each([
    ['', '', direct],
    ['x=y', '', direct],
    ['', 'https://www.bing.com/', { ...direct, utm_source: 'bing', utm_medium: 'organic' }],
    ['gclid=abc', '', { ...direct, gclid: 'abc', utm_source: 'google', utm_medium: 'cpc' }],
    [
      'utm_source=news&utm_campaign=may&utm_term=suv&utm_content=top',
      '',
      {
        utm_source: 'news',
        utm_medium: '(none)',
        utm_campaign: 'may',
        utm_term: 'suv',
        utm_content: 'top',
      },
    ],
  ])('%j from %j', (search, referrer, record) => {
    expect(attributionOf(arrival(search, referrer))).toEqual(record)
  })

  test('a host longer than 200 characters is cut like every field', () => {
    const host = `${'a'.repeat(199)}.example.org`
    expect(attributionOf(arrival('', `https://${host}/`)).utm_source).toBe(`${'a'.repeat(199)}.`)
  })
})

describe('A-10 a page of our own is no referral', () => {
  test.each([
    ['https://larkway.example/compare-car-leasing', 'larkway.example'],
    ['https://www.larkway.example/', 'larkway.example'],
    ['https://larkway.example/', 'WWW.Larkway.example'],
    ['https://awww.larkway.example/', 'awww.larkway.example'],
    ['http://localhost:3000/', 'localhost'],
  ])('%s on %s', (referrer, ownHost) => {
    expect(attributionOf(arrival('', referrer, ownHost))).toEqual(direct)
  })

  test.each([
    ['https://larkway.example.evil.org/', 'larkway.example.evil.org'],
    ['https://blog.larkway.example/', 'blog.larkway.example'],
    ['android-app://larkway.example/', 'larkway.example'],
  ])('%s is another site', (referrer, source) => {
    expect(attributionOf(arrival('', referrer))).toEqual({
      ...direct,
      utm_source: source,
      utm_medium: 'referral',
    })
  })

  test('a step within the site keeps the record, whatever its address holds', () => {
    const stored = attributionOf(arrival('utm_campaign=may', 'https://www.google.com/'))
    const step = arrival('utm_campaign=may', 'https://larkway.example/')
    expect(attributionAfter(stored, step)).toBe(stored)
  })
})

describe('A-11 the last visit that says where it came from counts', () => {
  const stored = attributionOf(arrival('utm_source=news'))
  test('an arrival that says nothing keeps the record', () => {
    expect(attributionAfter(stored, arrival(''))).toBe(stored)
    expect(attributionAfter(stored, arrival('page=2', 'about:blank'))).toBe(stored)
  })
  test.each([
    ['fbclid=a', '', 'facebook'],
    ['', 'https://www.bing.com/', 'bing'],
    ['utm_source=may', 'https://www.bing.com/', 'may'],
  ])('%j from %j starts a record of its own', (search, referrer, source) => {
    expect(attributionAfter(stored, arrival(search, referrer)).utm_source).toBe(source)
  })
  test('with nothing kept even a page of our own and a silent address make one', () => {
    expect(attributionAfter(null, arrival('', 'https://larkway.example/'))).toEqual(direct)
    expect(attributionAfter(null, arrival(''))).toEqual(direct)
  })
})
