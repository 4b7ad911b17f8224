import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventId, trackingEvent, type TrackingInput } from './tracking-event.ts'

const numbers = (value: number, count = 20) => Array.from({ length: count }, () => value)
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

const input: TrackingInput = {
  eventName: 'Lead',
  pageAddress: 'https://larkway.example/vehicles/7/get-this-deal',
  cookies: '',
  hasConsent: true,
  nowMs: 1_700_000_000_000,
  randomNumbers: numbers(0),
}

test('A-20 an event id is 20 letters and digits, each from its own number', () => {
  expect(eventId(numbers(0))).toBe('A'.repeat(20))
  expect(eventId(numbers(0.9999999))).toBe('9'.repeat(20))
  expect(eventId(Array.from({ length: 25 }, (_, place) => place / 62))).toBe('ABCDEFGHIJKLMNOPQRST')
  fc.assert(
    fc.property(fc.array(fraction, { minLength: 20, maxLength: 30 }), (given) => {
      expect(eventId(given)).toMatch(/^[A-Za-z0-9]{20}$/)
    }),
  )
})

test('A-20 all 62 letters and digits occur equally often over an even grid', () => {
  const drawn = Array.from({ length: 62 }, (_, at) => eventId(numbers((at + 0.5) / 62))[0])
  expect(new Set(drawn).size).toBe(62)
})

test.each([[numbers(0, 19)], [numbers(1)], [numbers(-0.1)], [numbers(Number.NaN)]])(
  'A-20 %j cannot make an id',
  (given) => {
    expect(() => eventId(given)).toThrow('An event id takes 20 numbers from 0 to below 1.')
  },
)

test('A-21 nothing is sent before marketing consent', () => {
  expect(trackingEvent({ ...input, hasConsent: false })).toBeNull()
})

test.each<[Partial<TrackingInput>, string, string]>([
  [{}, '', ''],
  [{ cookies: '_fbp=fb.1.2.3; _fbc=fb.1.2.c' }, 'fb.1.2.3', 'fb.1.2.c'],
  [{ cookies: 'a=b;_fbc=fb.1.2.c ;_fbp=fb.1.2.3 ' }, 'fb.1.2.3', 'fb.1.2.c'],
  [{ cookies: 'x_fbp=1; y_fbc=2' }, '', ''],
  [{ fbclid: 'q' }, '', 'fb.1.1700000000000.q'],
  [{ fbclid: 'q', cookies: '_fbc=fb.1.2.c' }, '', 'fb.1.2.c'],
  [{ fbclid: '' }, '', ''],
  [{ cookies: `_fbp=${'p'.repeat(201)}` }, 'p'.repeat(200), ''],
  [{ cookies: `_fbc=${'c'.repeat(501)}` }, '', 'c'.repeat(500)],
])('A-21 %j sends the browser id %j and the click id %j', (change, fbp, fbc) => {
  expect(trackingEvent({ ...input, ...change })).toEqual({
    eventId: 'A'.repeat(20),
    eventName: 'Lead',
    referer: 'https://larkway.example/vehicles/7/get-this-deal',
    fbp,
    fbc,
  })
})

test.each(['?step=code&order=abc', '#top', '?a=b#c', '?a=1\nb'])(
  'A-22 the page is told without %j',
  (rest) => {
    const event = trackingEvent({ ...input, pageAddress: `https://larkway.example/deal${rest}` })
    expect(event?.referer).toBe('https://larkway.example/deal')
  },
)
