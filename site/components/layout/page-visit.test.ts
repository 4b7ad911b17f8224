import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { observeTimings } from './page-timings.ts'

type Entry = Record<string, string | number | boolean>

/** A browser whose performance timeline holds these entries, by type, and that listens. */
function browser({
  entries = {} as Record<string, Entry[]>,
  isRefused = false,
  wasHidden = false,
}) {
  const listeners = new Map<string, (event: object) => void>()
  const document = { hidden: false, querySelector: vi.fn<() => object | null>(() => null) }
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response()),
  )
  class Observer {
    static supportedEntryTypes = Object.keys(entries)
    #type = ''
    observe({ type }: { type: string }) {
      this.#type = type
    }
    takeRecords = () => entries[this.#type]!.splice(0)
    disconnect() {}
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { globalPrivacyControl: isRefused })
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    wasHidden ? [{} as PerformanceEntry] : [],
  )
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) =>
    listeners.set(type, listen),
  )
  const look = (hidden: boolean) => {
    document.hidden = hidden
    listeners.get('visibilitychange')!({})
  }
  return {
    document,
    fetch,
    leave: () => look(true),
    comeBack: () => look(false),
    bringBack: () => listeners.get('pageshow')!({ persisted: true }),
    sent: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as object),
  }
}

const deal = ['/vehicles/12/offers', { storefront: 'larkway', capId: '12' }] as const
const pattern = '/vehicles/:capId/offers'
const script = async () => (await import('./page-visit.ts')).seePage

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('W-193 a view', () => {
  test('is said once, when the page is left, by its pattern, without cookie or address', async () => {
    const { leave, comeBack, sent, fetch } = browser({})
    const seePage = await script()
    seePage(...deal)
    // The address may change behind the same path.
    seePage(...deal)
    expect(fetch).not.toHaveBeenCalled()
    leave()
    comeBack()
    leave()
    expect(sent()).toEqual([{ views: [pattern] }])
    expect(fetch).toHaveBeenCalledWith(
      '/api/page-visits',
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    )
  })

  test('counts for each page that is gone to, and for those after coming back', async () => {
    const { leave, comeBack, bringBack, sent } = browser({})
    const seePage = await script()
    seePage('/', {})
    seePage(...deal)
    seePage('/vehicles/13/offers', { capId: '13' })
    leave()
    comeBack()
    seePage('/faq', {})
    leave()
    bringBack()
    leave()
    expect(sent()).toEqual([
      { views: ['/', pattern, pattern] },
      { views: ['/faq'] },
      { views: ['/faq'] },
    ])
  })

  test('is counted a hundred times a message at most', async () => {
    const { leave, sent } = browser({})
    const seePage = await script()
    for (let times = 0; times < 60; times += 1) {
      seePage('/', {})
      seePage('/faq', {})
    }
    leave()
    expect(sent()).toMatchObject([{ views: { length: 100 } }])
  })

  test.each([
    ['the office’s', '/admin/leads/kZ3v0bWn7x2Q', { orderRef: 'kZ3v0bWn7x2Q' }],
    ['a path with something in it', '/registration/kZ3v0bWn7x2Q', {}],
  ])('of %s is not counted, nor timed as the next page’s', async (_, path, params) => {
    const { leave, sent } = browser({ entries: { navigation: [{ responseStart: 50 }] } })
    const seePage = await script()
    seePage(path, params)
    leave()
    seePage('/', {})
    leave()
    expect(sent()).toEqual([{ views: ['/'] }])
  })

  test('of a failure is not counted', async () => {
    const { document, leave, sent } = browser({})
    const seePage = await script()
    document.querySelector.mockReturnValueOnce({})
    seePage('/nothing-here', {})
    seePage('/', {})
    leave()
    expect(sent()).toEqual([{ views: ['/'] }])
  })

  test('of a browser that sends the Global Privacy Control is not counted', async () => {
    const { leave, fetch } = browser({ isRefused: true })
    const seePage = await script()
    seePage('/', {})
    leave()
    expect(fetch).not.toHaveBeenCalled()
  })
})

const timeline = (): Record<string, Entry[]> => ({
  'largest-contentful-paint': [{ startTime: 700.2 }, { startTime: 1240.6 }],
  paint: [
    { name: 'first-paint', startTime: 300 },
    { name: 'first-contentful-paint', startTime: 450.4 },
  ],
  navigation: [{ responseStart: 180.5 }],
  'first-input': [{ duration: 24 }],
  event: [
    { interactionId: 7, duration: 120 },
    { interactionId: 9, duration: 88 },
    // A pointer that only moves is no interaction.
    { interactionId: 0, duration: 900 },
  ],
  'layout-shift': [
    { value: 0.02, hadRecentInput: false, startTime: 100 },
    { value: 0.03, hadRecentInput: false, startTime: 1000 },
    // After a second’s pause another window begins.
    { value: 0.04, hadRecentInput: false, startTime: 2500 },
    { value: 0.9, hadRecentInput: true, startTime: 2600 },
  ],
})

describe('W-194 timings', () => {
  test('are whole numbers of the page that was loaded, and go with the first message', async () => {
    const { leave, comeBack, sent } = browser({ entries: timeline() })
    const seePage = await script()
    seePage('/', {})
    seePage(...deal)
    leave()
    comeBack()
    seePage('/faq', {})
    leave()
    expect(sent()).toEqual([
      { views: ['/', pattern], lcp: 1241, fcp: 450, ttfb: 181, inp: 120, cls: 50 },
      { views: ['/faq'] },
    ])
  })

  test('of a page that was hidden before there are none', () => {
    browser({ entries: timeline(), wasHidden: true })
    expect(observeTimings()()).toEqual({})
  })

  test('a browser that measures less says less, and one where nothing moves says so', () => {
    browser({ entries: { 'layout-shift': [], navigation: [{ responseStart: 90 }] } })
    expect(observeTimings()()).toEqual({ cls: 0, ttfb: 90 })
    browser({})
    expect(observeTimings()()).toEqual({})
  })

  test('a window of shifts lasts five seconds at most', () => {
    const shifts = Array.from({ length: 12 }, (_, at) => ({
      value: 0.01,
      hadRecentInput: false,
      startTime: 100 + at * 600,
    }))
    browser({ entries: { 'layout-shift': shifts } })
    // Nine of them lie within five seconds of the first.
    expect(observeTimings()()).toEqual({ cls: 90 })
  })
})
