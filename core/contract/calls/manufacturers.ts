import { z } from 'zod'
import { defineCall } from '../call.ts'
import * as field from '../fields.ts'

const manufacturer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  derivatives: z.int().describe('Derivatives with at least one price.'),
  ranges: z.array(
    z.object({ id: z.int(), slug: z.string(), name: z.string(), kind: z.enum(['car', 'van']) }),
  ),
})

export const listManufacturers = defineCall({
  method: 'GET',
  path: '/api/manufacturers',
  summary: 'Manufacturers with prices, by name, each with its ranges.',
  group: 'Manufacturers and models',
  params: z.object({}),
  query: z.object({
    page: field.paging.page,
    rows: field.wholeNumber(1, 200).default(200),
  }),
  body: undefined,
  answer: z.object({
    data: z.array(manufacturer),
    total: z.int(),
    page: z.int(),
    rows: z.int(),
    providers: z.int().describe('Providers with an active rate book.'),
    ratesVersion: z.int(),
  }),
  caching: 'public',
})

export const listCarModels = defineCall({
  method: 'GET',
  path: '/api/ranges/{rangeId}/car-models',
  summary: 'The car models of a range, by name.',
  group: 'Manufacturers and models',
  params: z.object({
    rangeId: field.slugOrId.describe('The id, or make slug, a dot and range slug.'),
  }),
  query: z.object({}),
  body: undefined,
  answer: z.object({
    data: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  }),
  caching: 'public',
  failures: { 404: 'No such range.' },
})
