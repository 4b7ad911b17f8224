import { z } from 'zod'

/**
 * The body of every failed call. `error_key` names a text in `core/messages`; `errors` maps a
 * field to its messages, of which a form shows the first. Rule C-18.
 */
export const errorBody = z.object({
  error_key: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
  requestId: z.string(),
  /** The price of today in pounds, when an order was refused because it has changed. Rule C-52. */
  monthlyPayment: z.number().optional(),
})

export type ErrorBody = z.infer<typeof errorBody>
