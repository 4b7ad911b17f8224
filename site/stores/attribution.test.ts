import { expect, test } from 'vitest'
import { createAttribution, type AttributionBrowser } from './attribution.ts'

function fakeBrowser(kept: Record<string, string> = {}) {
  const storage = new Map(Object.entries(kept))
  const cookies: string[] = []
  const browser: AttributionBrowser = {
    sessionStorage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, text) => void storage.set(key, text),
      removeItem: (key) => void storage.delete(key),
    }),
    readCookies: () => 'SSKEY=old',
    writeCookie: (cookie) => void cookies.push(cookie),
    cookieSetting: { isSecure: true, isEmbedded: false },
  }
  return { browser, storage, cookies }
}

function arrival(search: string, referrer = '') {
  const query = new URLSearchParams(search)
  return { read: (name: string) => query.get(name), referrer, ownHost: 'larkway.example' }
}

const news = { utm_source: 'news', utm_medium: '(none)', utm_campaign: '(not set)' }
const newsText = JSON.stringify(news)
const key = 'larkway.attribution'

test('A-12 before consent an order knows the visit and the browser keeps nothing', () => {
  const { browser, storage, cookies } = fakeBrowser({ [key]: newsText })
  const attribution = createAttribution(browser)
  attribution.arrive(arrival('gclid=a&SSKEY=k1'), false)
  expect(attribution.orderFields()).toEqual({
    gclid: 'a',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: '(not set)',
    sskey: 'k1',
  })
  expect(storage.get(key)).toBe(newsText)
  expect(cookies).toEqual([])
})

test('A-12 consent keeps what is in memory, and taking it back removes it', () => {
  const { browser, storage, cookies } = fakeBrowser()
  const attribution = createAttribution(browser)
  attribution.arrive(arrival('utm_source=news&SSKEY=k1'), false)
  attribution.changeConsent(true)
  expect(storage.get(key)).toBe(newsText)
  attribution.changeConsent(false)
  expect(storage.size).toBe(0)
  expect(cookies).toEqual([
    'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    'SSKEY=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ])
  expect(attribution.orderFields()).toEqual({ ...news, sskey: 'k1' })
})

test('A-11 with consent the next page goes on with what was kept', () => {
  const { browser, storage } = fakeBrowser({ [key]: newsText })
  const attribution = createAttribution(browser)
  attribution.arrive(arrival('', 'https://larkway.example/'), true)
  expect(attribution.orderFields()).toEqual({ ...news, sskey: 'old' })
  attribution.arrive(arrival('fbclid=a'), true)
  expect(storage.get(key)).toContain('"utm_source":"facebook"')
})

test('with consent and no session key no cookie is written', () => {
  const { browser, cookies } = fakeBrowser()
  const attribution = createAttribution({ ...browser, readCookies: () => '' })
  attribution.arrive(arrival('utm_source=news'), true)
  expect(cookies).toEqual([])
})

test('a browser that forbids storage keeps the visit in memory', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  const attribution = createAttribution({ ...fakeBrowser().browser, sessionStorage: forbidden })
  attribution.arrive(arrival('utm_source=news'), true)
  attribution.changeConsent(false)
  expect(attribution.orderFields()).toMatchObject(news)
})
