import { z } from 'zod'
import { financeProducts } from '#core/pricing/running-costs/car-change.ts'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import * as typed from '../typed-fields.ts'
import { wireDeal } from '../json/wire-derivative.ts'
import { wireValuation } from '../json/wire-valuation.ts'

/** Calculators. Rules C-33, C-44, C-130. */
const { call, post, read } = callGroup('Calculators')

const yearly = z.object({
  energy: z.number(),
  roadTax: z.number(),
  mileageDuty: z.number(),
  total: z.number(),
})

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Give a day as 2026-12-31.')

/** The car somebody has and how it is financed. Step 1 needs the car, step 2 the figures too. Rule C-44. */
const currentCar = {
  step: field.wholeNumber(1, 2).default(1),
  reg: z.string().max(10).optional().describe('Registration mark.'),
  capId: field.capId.optional(),
  make: z.string().max(80).optional(),
  email: z.string().max(1000).optional(),
  model: z.string().max(120).optional(),
  regDate: day.optional(),
  startDate: day.optional().describe('When the agreement began.'),
  term: field.term.optional(),
  amountBorrowed: typed.pounds(1_000_000).optional(),
  monthlyPayment: typed.pounds(100_000).optional(),
  balloonPayment: typed.pounds(1_000_000).optional(),
  currentMileage: field.wholeNumber(0, 1_000_000).optional(),
  financeProduct: field.oneOf(financeProducts).optional(),
}

const calculatorData = z.object({
  ...wireValuation,
  equity: z
    .object({
      outcome: z.enum(['positive', 'negative', 'notCalculable', 'leaseEnded']),
      amount: z.number().nullable().describe('Pounds, without a sign.'),
      settlement: z.number().nullable().describe('Pounds still owed.'),
      monthsToWait: z.int().nullable().describe('Until the equity turns, when it does.'),
    })
    .nullable()
    .describe('Null in step 1.'),
})

const carChange = {
  path: '/api/chrysalis/get-calculator-data',
  response: calculatorData,
  failures: { 422: 'A field does not pass its rule.', 429: 'Too many from this address.' },
} as const

export const calculatorCalls = {
  listRunningCosts: read({
    path: '/api/running-costs',
    summary: 'The dated figures that every calculator and every page of costs is worked out from.',
    response: z.object({
      data: z.array(
        z.object({
          kind: z.string().describe('Says its unit: `petrolPencePerLitre`, `benefitPercent0`.'),
          fromDay: z.string().describe('The first day it holds.'),
          amount: z.number(),
          source: z.string(),
          reviewBy: z.string().describe('The day by which it should be looked at again.'),
        }),
      ),
      total: z.int(),
    }),
  }),

  postElectricPetrol: post({
    path: '/api/data/ev-petrol',
    summary: 'What a year costs on petrol and on electricity, in pounds, with what was assumed.',
    body: z.object({
      mileage: field.wholeNumber(1, 200_000).describe('Miles a year.'),
      petrolPrice: z
        .number({ error: 'Give a price in pence.' })
        .min(50, 'Give 50 or more.')
        .max(500, 'Give 500 or less.')
        .describe('Pence a litre.'),
      bodyType: field.bodyType,
    }),
    response: z.object({
      petrol: yearly,
      electric: yearly,
      yearlySaving: z.number().describe('Below 0 when electricity costs more.'),
      assumptions: z.array(
        z.object({
          name: z.string(),
          amount: z.number(),
          unit: z.string(),
          source: z.string(),
          fromDay: z.string(),
          reviewBy: z.string(),
        }),
      ),
      deals: z.array(wireDeal).describe('Electric cars of the body type, cheapest first.'),
    }),
    failures: { 422: 'A field does not pass its rule.' },
  }),

  postCalculatorData: post({
    ...carChange,
    summary: 'What the current car is worth and what of it is owned. What our own pages use.',
    body: z.object(currentCar),
  }),

  getCalculatorData: call({
    ...carChange,
    method: 'GET',
    authority: 'guest',
    summary: 'The same with everything in the address.',
    query: z.object(currentCar),
  }),
}
