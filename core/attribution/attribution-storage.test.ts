import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AttributionRecord } from './attribution-record.ts'
import {
  attributionFromText,
  attributionStorage,
  attributionStorageKey,
  attributionToText,
} from './attribution-storage.ts'

const record: AttributionRecord = {
  utm_source: 'news',
  utm_medium: '(none)',
  utm_campaign: 'may',
  gclid: 'abc',
}

test('A-12 the record is stored for the session after consent and removed without it', () => {
  expect(attributionStorageKey).toBe('larkway.attribution')
  expect(attributionStorage(record, true)).toEqual({
    kind: 'write',
    text: '{"utm_source":"news","utm_medium":"(none)","utm_campaign":"may","gclid":"abc"}',
  })
  expect(attributionStorage(record, false)).toEqual({ kind: 'remove' })
})

test('A-13 nothing but the campaign fields is stored', () => {
  const more = { ...record, email: 'ada@example.com' }
  expect(attributionToText(more)).toBe(attributionToText(record))
})

test('A-13 what is stored reads back', () => {
  const text = fc.stringMatching(/^[!-~]{1,200}$/)
  const records = fc.record(
    {
      utm_source: text,
      utm_medium: text,
      utm_campaign: text,
      utm_term: text,
      utm_content: text,
      gclid: text,
      dclid: text,
      fbclid: text,
    },
    { requiredKeys: ['utm_source', 'utm_medium', 'utm_campaign'] },
  )
  fc.assert(
    fc.property(records, (given) => {
      expect(attributionFromText(attributionToText(given))).toEqual(given)
    }),
  )
})

test.each([
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{',
  '{}',
  '{"utm_source":"a","utm_medium":"b"}',
  '{"utm_source":"a","utm_campaign":"c"}',
  '{"utm_medium":"b","utm_campaign":"c"}',
  '{"utm_source":1,"utm_medium":"b","utm_campaign":"c"}',
])('A-13 %j is no record', (text) => {
  expect(attributionFromText(text)).toBeNull()
})

test('A-13 a stored field nobody knows is dropped', () => {
  const text = JSON.stringify({ ...record, email: 'ada@example.com' })
  expect(attributionFromText(text)).toEqual(record)
})
