import { z } from 'zod'
import { defineRead } from '../call.ts'
import * as field from '../fields.ts'
import { listResponse, wireChoice } from '../json/wire-responses.ts'
import {
  wireManufacturer,
  wireManufacturerPage,
  wireNavigationItem,
} from '../json/wire-manufacturer.ts'

const none = z.object({})
/** Makes. Rule C-40. */
const group = 'Manufacturers and models'

export const listManufacturers = defineRead({
  path: '/api/manufacturers',
  summary: 'Manufacturers with prices, by name, each with its ranges.',
  group,
  params: none,
  query: z.object({
    page: field.paging.page,
    rows: field.wholeNumber(1, 200).default(200),
  }),
  response: z.object({
    data: z.array(wireManufacturer),
    total: z.int(),
    page: z.int(),
    rows: z.int(),
    providers: z.int().describe('Providers with an active rate book.'),
    isDemonstration: z
      .boolean()
      .describe('True while every price in force was made for a demonstration.'),
    ratesVersion: z.int(),
  }),
})

export const listManufacturerCarousel = defineRead({
  path: '/api/manufacturers/carousel',
  summary: 'The makes with most cars to choose from, each with its lowest price.',
  group,
  params: none,
  query: none,
  response: listResponse(wireManufacturerPage),
})

export const getManufacturerBySlug = defineRead({
  path: '/api/manufacturers/slug/{slug}',
  summary: 'One make with its ranges.',
  group,
  params: z.object({ slug: field.slugOrId }),
  query: none,
  response: wireManufacturer,
  failures: { 404: 'No such manufacturer.' },
})

export const listManufacturerPages = defineRead({
  path: '/api/manufacturers/static-pages',
  summary: 'The makes that have a page of their own under a finance type.',
  group,
  params: none,
  query: z.object({ financeType: field.financeType }),
  response: listResponse(wireManufacturerPage),
})

export const listManufacturerNavigation = defineRead({
  path: '/api/manufacturers/navigation',
  summary: 'The makes of the menu, by name.',
  group,
  params: none,
  query: none,
  response: listResponse(wireNavigationItem),
})

export const listManufacturerOptions = defineRead({
  path: '/api/manufacturers/static-options',
  summary: 'Every make as a choice.',
  group,
  params: none,
  query: none,
  response: listResponse(wireChoice),
})
