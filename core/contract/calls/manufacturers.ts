import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { listResponse, wireChoice } from '../json/wire-responses.ts'
import {
  wireManufacturer,
  wireManufacturerPage,
  wireNavigationItem,
} from '../json/wire-manufacturer.ts'

/** Makes. Rule C-40. */
const { read } = callGroup('Manufacturers and models')

export const manufacturerCalls = {
  listManufacturers: read({
    path: '/api/manufacturers',
    summary: 'Manufacturers with prices, by name, each with its ranges.',
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
  }),

  listManufacturerCarousel: read({
    path: '/api/manufacturers/carousel',
    summary: 'The makes with most cars to choose from, each with its lowest price.',
    response: listResponse(wireManufacturerPage),
  }),

  getManufacturerBySlug: read({
    path: '/api/manufacturers/slug/{slug}',
    summary: 'One make with its ranges.',
    params: z.object({ slug: field.slugOrId }),
    response: wireManufacturer,
    failures: { 404: 'No such manufacturer.' },
  }),

  listManufacturerPages: read({
    path: '/api/manufacturers/static-pages',
    summary: 'The makes that have a page of their own under a finance type.',
    query: z.object({ financeType: field.financeType }),
    response: listResponse(wireManufacturerPage),
  }),

  listManufacturerNavigation: read({
    path: '/api/manufacturers/navigation',
    summary: 'The makes of the menu, by name.',
    response: listResponse(wireNavigationItem),
  }),

  listManufacturerOptions: read({
    path: '/api/manufacturers/static-options',
    summary: 'Every make as a choice.',
    response: listResponse(wireChoice),
  }),
}
