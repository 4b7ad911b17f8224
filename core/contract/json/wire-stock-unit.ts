import { z } from 'zod'

/** Cars of one colour and equipment that stand ready at a provider, as JSON. Rule C-66. */
export const wireStockUnit = z.object({
  brandId: z.int(),
  brandName: z.string(),
  colour: z.string(),
  options: z.array(z.string()).describe('Equipment fitted beyond the car’s own.'),
  availableFrom: z.string().nullable().describe('A day, `YYYY-MM-DD`; null for now.'),
  quantity: z.int(),
})

export type WireStockUnit = z.infer<typeof wireStockUnit>
