import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { dealsResponse, pageOf } from '../json/wire-responses.ts'
import { wireDerivative, wireDerivativeSummary } from '../json/wire-derivative.ts'
import { wireFilterOptions } from '../json/wire-filter-options.ts'
import { wireOffer } from '../json/wire-offer.ts'
import { wireBusinessTax } from '../json/wire-business-tax.ts'
import { wireStockUnit } from '../json/wire-stock-unit.ts'
import { wireValueScore } from '../json/wire-value-score.ts'
import { wireOfferColumns } from '../columns/wire-offer-columns.ts'

/** What there is to ask of one derivative. Rules C-38, C-58, C-70. */
const { read } = callGroup('Derivatives and offers')

const ofCar = {
  params: z.object({ capId: field.capId }),
  failures: { 404: 'No such derivative.' },
}

/** `carModels`, `manufacturers` and `ranges` do not apply to one car. */
const oneCarFilters = {
  financeType: field.dealFilters.financeType,
  depositValues: field.dealFilters.depositValues,
  terms: field.dealFilters.terms,
  annualMileages: field.dealFilters.annualMileages,
  budgetRanges: field.dealFilters.budgetRanges,
  stock: field.stock,
  rentalRange: field.dealFilters.rentalRange,
  budgetFrom: field.dealFilters.budgetFrom,
  budgetTo: field.dealFilters.budgetTo,
  maintained: field.flag,
}

export const derivativeCalls = {
  getDerivative: read({
    ...ofCar,
    path: '/api/derivatives/{capId}',
    summary: 'One derivative with everything known about it.',
    response: wireDerivative.extend({
      withdrawnOn: z.iso
        .date()
        .nullable()
        .describe('The day since which it is in no catalogue any more; it has no offers then.'),
    }),
  }),

  getDescriptions: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/descriptions',
    summary: 'What to know about the car, as sentences computed from its figures.',
    response: z.object({ description: z.array(z.string()) }),
  }),

  getImages: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/images',
    summary: 'Pictures of the car: drawings until an image feed is configured.',
    response: z.object({
      images: z.array(z.object({ url: z.string(), alt: z.string(), isDrawing: z.boolean() })),
    }),
  }),

  listStockUnits: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/stock-units',
    summary: 'The cars of one derivative that providers have in stock, those available now first.',
    response: z.object({ data: z.array(wireStockUnit), total: z.int().describe('Cars in all.') }),
  }),

  getBusinessTax: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/business-tax',
    summary: 'The tax on one derivative that a business leases: its driver’s and that on the rent.',
    response: wireBusinessTax,
  }),

  getTopOffers: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/top-offers',
    summary: 'The cheapest matching offer of one derivative, with the profiles it is quoted on.',
    query: z.object(oneCarFilters),
    response: z.object({
      car: wireDerivative,
      offer: wireOffer.nullable(),
      valueScore: wireValueScore
        .nullable()
        .describe('Of the offer; null without one and for a PCP.'),
      profiles: z.array(
        z.object({
          term: z.int(),
          annualMileage: z.int(),
          depositValue: z.int(),
          isPcp: z.boolean(),
        }),
      ),
      /** How many offers the other side of the stock toggle holds. */
      stockCounts: z.object({ inStock: z.int(), factory: z.int() }),
      ratesVersion: z.int(),
    }),
  }),

  /** The address of `listOffers` with `format=columns`: every offer of the car at once, whatever else is asked. */
  listOfferColumns: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/offers',
    summary: 'Every offer of one derivative packed as columns, with `format=columns`.',
    query: z.object({ format: z.literal('columns') }),
    response: z.object({ columns: wireOfferColumns, total: z.int(), ratesVersion: z.int() }),
  }),

  listOffers: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/offers',
    summary: 'Offers of one derivative, cheapest first. `format=columns` sends them all, packed.',
    query: z.object({ ...field.paging, ...oneCarFilters, hash: field.hash }),
    response: pageOf(wireOffer),
  }),

  /** Rule C-49. */
  getDerivativeFilters: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/filters',
    summary: 'The terms, mileages, deposits and finance types one derivative is quoted on.',
    query: z.object({
      hasAll: field.flag.describe('1 adds an "any" entry to each list.'),
      defaults: field.flag.describe('1 returns the selected defaults.'),
      stock: field.stock,
      financeType: field.financeType,
      maintained: field.flag,
    }),
    response: wireFilterOptions.extend({
      defaults: z
        .object({ term: z.int(), annualMileage: z.int(), depositValue: z.int(), stock: z.int() })
        .optional(),
    }),
  }),

  listElectricAlternatives: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/ev-vehicles',
    summary: 'Pure electric cars of the same body near the price of this one, the likest first.',
    response: dealsResponse,
  }),

  listAlsoLike: read({
    ...ofCar,
    path: '/api/derivatives/{capId}/also-like',
    summary: 'Deals on other cars near the price of this one, the likest first, and its siblings.',
    response: dealsResponse.extend({
      coinSeries: z.array(wireDerivativeSummary).describe('Other derivatives of the same range.'),
    }),
  }),

  listReviews: read({
    ...ofCar,
    path: '/api/car-and-driving/{capId}/reviews',
    summary:
      'A road test of the car, for now written from its figures; no paragraphs where too little is known.',
    response: z.object({
      title: z.string(),
      paragrafList: z.array(z.string()).describe("The review's paragraphs."),
      rating: z.number().nullable().describe('0 to 10.'),
      source: z.string(),
      isDemonstration: z.boolean().describe('True when it was written for the demonstration.'),
    }),
  }),
}
