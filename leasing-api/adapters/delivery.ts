import type { OutsideAnswer } from './ask-outside.ts'

/** The outcome of a delivery to an external service; `later` means retry. */
export type Delivery = 'taken' | 'refused' | 'later'

/** Statuses worth a retry: wrong credentials, rate limits, conflicts. */
const worthAnotherTry = new Set([401, 403, 408, 409, 425, 429])

/**
 * Maps a service's status to an outcome: a refusal of the content is final, everything else is not.
 * Rule C-102.
 */
export function deliveryOf(answer: OutsideAnswer | null): Delivery {
  if (!answer) return 'later'
  const { status } = answer
  if (status >= 200 && status < 300) return 'taken'
  return status >= 400 && status < 500 && !worthAnotherTry.has(status) ? 'refused' : 'later'
}

/** A field of a JSON object; undefined of anything else. */
export function fieldOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null
    ? (json as Record<string, unknown>)[name]
    : undefined
}
