import type { OutsideAnswer } from './ask-outside.ts'

/** What became of something told to a service outside; `later` is worth another try. */
export type Delivery = 'taken' | 'refused' | 'later'

/** Refusals that say nothing about what was sent: wrong credentials, too much at once, a bad day. */
const worthAnotherTry = new Set([401, 403, 408, 409, 425, 429])

/** Reads a service's status: a plain refusal of what was sent is final, everything else is not. */
export function deliveryOf(answer: OutsideAnswer | null): Delivery {
  if (!answer) return 'later'
  const { status } = answer
  if (status >= 200 && status < 300) return 'taken'
  return status >= 400 && status < 500 && !worthAnotherTry.has(status) ? 'refused' : 'later'
}
