import { expect, test } from 'vitest'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { carModelsNamed } from '#leasing-api/deal-search/filters/chosen-cars.ts'
import { carModelNamed } from './car-model-named.ts'

const models = [
  { id: 1, slug: 'estate', name: 'Estate', rangeId: 1 },
  { id: 2, slug: 'estate', name: 'Estate', rangeId: 2 },
  { id: 3, slug: 'corsa', name: 'Corsa', rangeId: 3 },
  { id: 500, slug: '3', name: '3', rangeId: 4 },
]
const catalogue: Catalogue = {
  manufacturers: [{ id: 1, slug: 'ford', name: 'Ford' }],
  ranges: [{ id: 2, slug: 'focus', name: 'Focus', manufacturerId: 1, kind: 'car' }],
  carModels: models,
  derivatives: [],
}
const deals = {
  catalogue,
  carModel: (text: string) => carModelsNamed(catalogue, text, [])[0] ?? null,
}

test.each([
  ['3', 3],
  ['corsa', 3],
  ['500', 500],
  ['2', 2],
  ['ford.focus.estate', 2],
  ['estate', null], // two makes have one
  ['4', null],
  ['nothing', null],
])('%s names the model %s', (text, id) => {
  expect(carModelNamed(deals, text)?.id ?? null).toBe(id)
})
