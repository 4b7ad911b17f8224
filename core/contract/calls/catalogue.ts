import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { listResponse } from '../json/wire-responses.ts'
import { wireResponseTime } from '../json/wire-lead.ts'
import { wireBrand } from '../json/wire-manufacturer.ts'
import { wireNamed } from '../json/wire-derivative.ts'

/** Providers, GAP insurance and all that has an address, and texts of pages. Rule C-41. */
const { read } = callGroup('Manufacturers and models')
const pages = callGroup('Pages')

const neverHeard = 'The content backend has not answered yet; told with the seconds to wait.'

/** Words of static pages: lower-case with hyphens. */
const pageType = z.object({ type: field.slugOrId })

export const catalogueCalls = {
  listBrands: read({
    path: '/api/brands',
    summary: 'The leasing providers, by name, with what a visitor is told of each.',
    response: listResponse(wireBrand),
  }),

  listResponseTimes: read({
    path: '/api/brands/response-times',
    summary: 'How fast providers respond to enquiries; those alone that have enough of them.',
    response: z.object({ data: z.array(wireResponseTime.extend({ brandId: z.int() })) }),
  }),

  getGapInsurance: read({
    path: '/api/motor-gap/{manufacturerId}/{rangeId}/{term}',
    summary: 'GAP insurance for a range over a term.',
    params: z.object({
      manufacturerId: field.slugOrId,
      rangeId: field.slugOrId,
      term: z
        .string()
        .regex(/^[1-9]\d{0,2}$/, 'Give whole months.')
        .describe('Months.'),
    }),
    response: z.object({
      products: z.array(
        z.object({
          name: z.string(),
          cover: z.array(z.string()).describe('What it pays for, a sentence each.'),
          price: z.number().describe('Pounds for the whole term, insurance premium tax included.'),
          claimLimit: z.number().describe('Pounds.'),
        }),
      ),
      source: z.string(),
      isDemonstration: z.boolean(),
    }),
    failures: { 404: 'No such range.' },
  }),

  getSitemap: read({
    path: '/api/sitemap',
    summary: 'Everything of the catalogue that has an address.',
    response: z.object({
      manufacturers: z.array(
        wireNamed.extend({
          ranges: z.array(wireNamed.extend({ carModels: z.array(wireNamed) })),
        }),
      ),
      bodyTypes: z.array(z.string()),
      budgetRanges: z.array(z.string()),
      capIds: z.array(z.string()).describe('Derivatives that somebody quotes for.'),
      ratesVersion: z.int(),
    }),
  }),

  listArticles: pages.read({
    path: '/api/static-pages/{type}/articles',
    summary: 'The articles shown on a page, the newest first.',
    params: pageType,
    response: listResponse(
      z.object({
        slug: z.string(),
        title: z.string(),
        summary: z.string(),
        category: z.string().nullable(),
        image: z.string().nullable(),
        publishedAt: z.string(),
      }),
    ),
    failures: { 404: 'No such page.', 503: neverHeard },
  }),

  getPageContents: pages.read({
    path: '/api/page-contents/{type}',
    summary: 'The texts of a page.',
    params: pageType,
    response: z.object({
      type: z.string(),
      title: z.string(),
      description: z.string(),
      blocks: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
    }),
    failures: { 404: 'No such page.', 503: neverHeard },
  }),

  getPhoneConfig: pages.read({
    path: '/api/config/phones',
    summary: 'Whether the header shows the telephone box.',
    response: z.object({ phones: z.boolean() }),
    failures: { 503: neverHeard },
  }),
}
