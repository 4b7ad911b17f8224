import { z } from 'zod'
import { wireDerivativeSummary, wireNamed } from '../json/wire-derivative.ts'
import { wireOfferColumns } from './wire-offer-columns.ts'

const { manufacturer: _, range: __, carModel: ___, ...plainFields } = wireDerivativeSummary.shape

type Lists<Shape> = {
  [Field in keyof Shape]: Shape[Field] extends z.ZodType ? z.ZodArray<Shape[Field]> : never
}

/** The same fields, each as a list of its values. */
const listsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([field, schema]) => [field, z.array(schema)]),
    ) as Lists<Shape>,
  )

const index = z.array(z.int())

/** The JSON of packed deals: deal n is the nth entry of each list. Rules C-31, C-65. */
export const wireDealColumns = z.object({
  offers: wireOfferColumns,
  named: z
    .object({ manufacturer: index, range: index, carModel: index })
    .describe('Indexes into names, deal by deal.'),
  plain: listsOf(plainFields),
  names: z.array(wireNamed),
  groups: z
    .object({
      deals: index,
      cheapestPence: index,
      otherwiseFromPence: z.array(z.int().nullable()),
    })
    .optional()
    .describe('What is said of each car model, in whole pence.'),
  scores: z.array(z.int().nullable()).optional().describe('Value scores, deal by deal.'),
})
