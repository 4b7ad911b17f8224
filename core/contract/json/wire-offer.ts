import { z } from 'zod'
import { financeTypes } from '#core/offer/finance-type.ts'

/** Pounds with at most two decimals. */
const pounds = z.number()

/** An offer as JSON carries it: the field's own names, money in pounds. */
export const wireOffer = z.object({
  id: z.string(),
  capId: z.string(),
  financeType: z.enum(financeTypes as ['personal', 'business', 'pcp']),
  annualMileage: z.int(),
  term: z.int(),
  depositValue: z.int().describe('Months up front for a lease, pounds for PCP.'),
  stock: z.union([z.literal(0), z.literal(1)]),
  specialOffer: z
    .boolean()
    .describe('Marked by the provider and below every ordinary price of the same car and terms.'),
  maintenanceIncluded: z.boolean(),
  monthlyPayment: pounds,
  initialPayment: pounds.describe('Initial rental of a lease; deposit of a PCP.'),
  upfront: pounds.describe('Initial payment and processing fee.'),
  processingFee: pounds,
  totalCost: pounds.describe('Everything payable over the term, fees included.'),
  effectiveMonthly: pounds.describe('Total cost spread over the term, rounded half up.'),
  excessMileage: z.number().describe('Pence per mile beyond the agreed ones.'),
  deliveryWeeks: z.object({ from: z.int(), to: z.int() }),
  budgetRange: z.string(),
  rentalRange: z.string(),
  brandId: z.int(),
  brandName: z.string(),
  brandPhone: z.string(),
  brandLogoPath: z.string(),
  brandShortInfo: z.object({ brandLogo: z.string() }),
  message: z.string().nullable(),
  validUntil: z.string(),
  checkedAt: z.string(),
  special: z
    .object({
      saving: pounds.describe('A month, all in, below the cheapest ordinary offer.'),
      hotDeal: z.boolean(),
    })
    .optional()
    .describe('Of special offers only.'),
  pcp: z
    .object({
      cashPrice: pounds,
      depositContribution: pounds,
      amountOfCredit: pounds,
      numberOfPayments: z.int(),
      optionalFinalPayment: pounds,
      apr: z.number(),
    })
    .optional(),
})

export type WireOffer = z.infer<typeof wireOffer>
