import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { messages } from '#site/messages/en.ts'
import { carFacts, comparedRows, offerFacts } from './compared-facts.ts'

test('L-78 a row is the same where every deal says the same, and a dash differs from a figure', () => {
  const rows = comparedRows(
    [
      [
        { label: 'Fuel', value: 'Petrol' },
        { label: 'Doors', value: '5' },
      ],
      [
        { label: 'Fuel', value: 'Petrol' },
        { label: 'Battery', value: '50 kWh' },
        { label: 'Doors', value: '3' },
      ],
    ],
    '–',
  )
  expect(rows).toEqual([
    { label: 'Fuel', values: ['Petrol', 'Petrol'], isSame: true },
    { label: 'Battery', values: ['–', '50 kWh'], isSame: false },
    { label: 'Doors', values: ['5', '3'], isSame: false },
  ])
})

test('L-78 one deal alone differs from none', () => {
  expect(comparedRows([[{ label: 'Fuel', value: 'Petrol' }]], '–')[0]!.isSame).toBe(false)
})

test('L-78 terms, fees, excess miles and delivery of a lease and of credit', () => {
  const values = (offer: typeof corsaPersonal36 | typeof corsaPcp36) =>
    offerFacts(offer, messages).map(({ label, value }) => `${label}: ${value}`)
  expect(values(corsaPersonal36)).toEqual([
    'On these terms: Personal lease, 36 months, 8,000 miles a year, 6 months up front',
    'Fees, inside the total: £250',
    'Excess mileage: 7.2p a mile',
    'Maintenance: Not included',
    'Delivery: Factory order, 12–14 weeks',
    'Provider: Harbour Leasing',
  ])
  expect(values(corsaPcp36)).toContain('On these terms: PCP, 36 months, 8,000 miles a year')
  expect(values(corsaPcp36)).toContain('Fees, inside the total: None')
})

test('L-78 equipment of one car is told of all whose equipment is known', () => {
  const without = { ...corsa, features: [] }
  const heated = { ...corsa, features: ['heatedSeats' as const] }
  const other = { ...corsa, features: ['satNav' as const] }
  const yesNo = (car: typeof corsa) =>
    carFacts(car, [without, heated, other], messages).filter(({ value }) =>
      /^(Yes|No)$/.test(value),
    )
  expect(
    yesNo(heated)
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['No', 'Yes'])
  expect(yesNo(without)).toEqual([])
})
