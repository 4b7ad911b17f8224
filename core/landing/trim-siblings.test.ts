import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { corsaSummary } from '../fixtures/vehicles.ts'
import type { Deal } from '../offer/deal.ts'
import { trimSiblings } from './trim-siblings.ts'

/** £199 a month and a £250 fee over 36 months is £233.58 all in; each pound a month adds 41/36 of one. */
const deal = (
  name: string,
  monthlyPaymentPence: number,
  change: Partial<Deal['derivative']> = {},
): Deal => ({
  derivative: { ...corsaSummary, capId: name, name, ...change },
  offer: corsaOffer({ monthlyPaymentPence }),
})
const shown = (deals: readonly Deal[]) =>
  trimSiblings(corsaSummary, corsaPersonal36, deals).map((each) => [
    each.trim,
    each.differencePence,
  ])

test('K-36 the other trims stand by what their all-in month costs more or less', () => {
  expect(
    shown([
      deal('1.2 Turbo 100 Ultimate', 23_500),
      deal('1.2 Turbo 100 GS', 19_900),
      deal('1.2 Turbo 130 Auto GS', 25_000),
      deal('1.2 Turbo 100 Design', 17_500),
      deal('1.2 Turbo 100 Griffin', 19_900),
    ]),
  ).toEqual([
    ['Design', -2733],
    ['Griffin', 0],
    ['Ultimate', 4100],
  ])
})

test('K-36 a trim is shown by the version most like the car, of several as like by the first', () => {
  const [sibling] = trimSiblings(corsaSummary, corsaPersonal36, [
    deal('Electric Ultimate', 18_000, { fuelType: 'electric', transmission: 'automatic' }),
    deal('1.2 Turbo 130 Auto Ultimate', 22_000, { transmission: 'automatic' }),
    deal('1.2 Turbo 100 Ultimate', 24_000),
    deal('1.2 Turbo 102 Ultimate', 25_000),
  ])
  expect(sibling!.deal.derivative.name).toBe('1.2 Turbo 100 Ultimate')
})

test('K-36 of many the six nearest in price stay; as dear ones go by name', () => {
  const trims = ['H', 'G', 'F', 'E', 'D', 'C', 'B']
  const deals = trims.map((trim, at) =>
    deal(`1.2 Turbo 100 ${trim}`, at < 2 ? 20_000 : 20_000 + at),
  )
  expect(shown(deals).map(([trim]) => trim)).toEqual(['G', 'H', 'F', 'E', 'D', 'C'])
})

test('K-36 credit is compared with nothing by the month', () => {
  const ultimate = deal('1.2 Turbo 100 Ultimate', 23_500)
  expect(trimSiblings(corsaSummary, corsaPcp36, [ultimate])).toEqual([])
  expect(shown([{ ...ultimate, offer: corsaPcp36 }])).toEqual([])
  expect(shown([])).toEqual([])
})
