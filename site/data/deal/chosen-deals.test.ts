import { expect, test } from 'vitest'
import { corsaOffer, corsaPersonal36, northgateDrive } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { chosenDeals } from './chosen-deals.ts'

const dearer = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 21_000 })
const { capId } = corsa
const read = {
  derivative: async (id: string) => (id === capId ? corsa : null),
  offersOf: async (id: string) => (id === capId ? [dearer, corsaPersonal36] : null),
}
const offersOf = async (...ids: string[]) =>
  (await chosenDeals(ids, read)).map(({ offer }) => offer)

test('F-156 a deal is the very offer that was named', async () => {
  expect(await offersOf(dearer.id, corsaPersonal36.id)).toEqual([dearer, corsaPersonal36])
})

test('F-157 a car stands for the deal its page opens on', async () => {
  expect(await offersOf(capId)).toEqual([corsaPersonal36])
})

test('F-158 what nobody quotes any more is named, an unknown car is not', async () => {
  const gone = corsaOffer({ termMonths: 48 }).id
  expect(await offersOf(gone, '7-999-p36-8000-9-fn', '999')).toEqual([null])
})
