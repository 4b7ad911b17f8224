import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, harbourLeasing, northgateDrive } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { CarModelGroup, Deal } from '#core/offer/deal.ts'
import { offerId } from '#core/offer/offer-id.ts'
import { decodeDealColumns, encodeDealColumns } from './deal-columns.ts'
import { wireDealColumns } from './wire-deal-columns.ts'

/** A model may have the name of its range. */
const corsa = { ...corsaSummary, carModel: { id: 3, slug: 'corsa', name: 'Corsa' } }

const offer = fc.oneof(
  fc.constant(corsaPcp36),
  fc
    .record({
      financeType: fc.constantFrom('personal' as const, 'business' as const),
      initialRentals: fc.constantFrom(1, 6, 12),
      isInStock: fc.boolean(),
      monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
      provider: fc.constantFrom(harbourLeasing, northgateDrive),
    })
    .map(corsaOffer),
)

const group: fc.Arbitrary<CarModelGroup> = fc.record({
  deals: fc.integer({ min: 1, max: 300 }),
  cheapestPence: fc.integer({ min: 1, max: 500_000 }),
  otherwiseFromPence: fc.option(fc.integer({ min: 1, max: 500_000 })),
})

const deal: fc.Arbitrary<Deal> = fc
  .record({
    offer,
    capId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    bodyType: fc.constantFrom('suv' as const, 'van' as const),
    powerBhp: fc.option(fc.integer({ min: 40, max: 900 })),
    range: fc.constantFrom(
      { id: 2, slug: 'corsa', name: 'Corsa' },
      { id: 4, slug: 'astra', name: 'Astra' },
    ),
  })
  .map(({ offer: priced, capId, ...car }) => ({
    derivative: { ...corsa, ...car, capId },
    offer: {
      ...priced,
      capId,
      id: offerId({ providerId: priced.provider.id, capId, profile: priced.profile }),
    },
  }))

test('C-31 deals packed, sent as JSON and unpacked are the same deals in the same order', () => {
  fc.assert(
    fc.property(fc.array(deal, { maxLength: 24 }), (deals) => {
      const sent = JSON.parse(JSON.stringify(encodeDealColumns(deals)))
      expect(decodeDealColumns(sent)).toEqual(deals)
    }),
  )
})

test('C-31 C-65 what is said of car models is packed with their first deals', () => {
  const grouped = fc.tuple(deal, group).map(([each, of]) => ({ ...each, group: of }))
  fc.assert(
    fc.property(fc.array(grouped, { maxLength: 24 }), (deals) => {
      const sent = JSON.parse(JSON.stringify(encodeDealColumns(deals)))
      expect(decodeDealColumns(wireDealColumns.parse(sent))).toEqual(deals)
    }),
  )
})

test('C-69 value scores are packed with their deals', () => {
  const scored = fc.tuple(deal, fc.option(fc.nat(100))).map(([each, score]) => ({ ...each, score }))
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 24 }), (deals) => {
      const sent = JSON.parse(JSON.stringify(encodeDealColumns(deals)))
      expect(decodeDealColumns(wireDealColumns.parse(sent))).toEqual(deals)
    }),
  )
})

test('C-31 columns that do not fit together are refused', () => {
  const columns = encodeDealColumns([{ derivative: corsa, offer: corsaOffer() }])
  const plain = { ...columns.plain, capId: [] }
  expect(() => decodeDealColumns({ ...columns, plain })).toThrow('Deal 0 came without its car.')
})

test('C-31 names are the same when id, slug and name are', () => {
  const named = (change: Partial<typeof corsa.range>) => ({
    derivative: { ...corsa, range: { ...corsa.range, ...change } },
    offer: corsaOffer(),
  })
  const deals = [
    named({}),
    named({ id: 9 }),
    named({ slug: 'corsa-e' }),
    named({ name: 'Corsa E' }),
  ]
  const packed = encodeDealColumns(deals)
  expect(packed.named.range).toEqual([1, 2, 3, 4])
  expect(decodeDealColumns(packed)).toEqual(deals)
})

test('C-31 a name that many cars share is carried once', () => {
  const deals = ['10000001', '10000002'].map((capId) => ({
    derivative: { ...corsa, capId },
    offer: { ...corsaOffer(), capId, id: `1-${capId}-p36-8000-6-fn` },
  }))
  expect(encodeDealColumns(deals).names.map(({ name }) => name)).toEqual([
    'Vauxhall',
    'Corsa',
    'Corsa',
  ])
})
