import { z } from 'zod'
import type { Call } from '../call.ts'

/** The answer of a call after which there is nothing to say: 204, without a body. Rule C-64. */
export const noContent = z.undefined()

/** The status of a call that succeeds. Rule C-64. */
export function successStatus({ response }: Pick<Call, 'response'>): 200 | 204 {
  return response === noContent ? 204 : 200
}
