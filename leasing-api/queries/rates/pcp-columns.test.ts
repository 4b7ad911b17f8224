import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pcpColumnsOf,
  pcpFigureAt,
  pcpFigures,
  pcpOfferAt,
  type StoredPcpOffer,
} from './pcp-columns.ts'
import { pcpPageOf } from '#leasing-api/test/oracles/pcp-page-of.ts'

const figure = fc.oneof(fc.nat(), fc.double({ min: 0, max: 100, noNaN: true }))
const offer: fc.Arbitrary<StoredPcpOffer> = fc
  .tuple(
    fc.array(figure, { minLength: pcpFigures.length, maxLength: pcpFigures.length }),
    fc.constantFrom(null, '', 'Subject to stock.', 'From a main dealer.'),
  )
  .map(([figures, message]) => ({
    ...(Object.fromEntries(pcpFigures.map((name, at) => [name, figures[at]!])) as Omit<
      StoredPcpOffer,
      'message'
    >),
    message,
  }))

test('offers of several pages are read back as they were, each message kept once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(offer, { maxLength: 5 }), { maxLength: 4 }), (pages) => {
      const offers = pages.flat()
      const columns = pcpColumnsOf(pages.map(pcpPageOf))
      expect(columns.count).toBe(offers.length)
      expect(offers.map((_, at) => pcpOfferAt(columns, at))).toEqual(offers)
      expect(offers.map((_, at) => pcpFigureAt(columns, at, 'aprPercent'))).toEqual(
        offers.map(({ aprPercent }) => aprPercent),
      )
      expect(new Set(columns.messages).size).toBe(columns.messages.length)
    }),
  )
})
