import { test } from '@playwright/test'

export type Visitor = { name: string; email: string; phone: string; phoneE164: string }

const numbers = 980
const numbersPerWorker = 50
let visitors = 0

/**
 * Somebody who enquires. A phone gets five codes an hour, so everybody in a run has a number of
 * their own, of those that the regulator keeps free for fiction; runs start at different ones.
 */
export function newVisitor(): Visitor {
  const own = test.info().workerIndex * numbersPerWorker + visitors++
  return visitorWith(String((process.ppid * 37 + own) % numbers).padStart(3, '0'))
}

/** Somebody whose phone the outbox takes no text for, as if the text service failed. Rule W-150. */
export function newUntextedVisitor(): Visitor {
  return visitorWith(`98${(process.ppid + visitors++) % 10}`)
}

function visitorWith(digits: string): Visitor {
  return {
    name: `Ada Lovelace ${digits}`,
    email: `ada.${digits}@example.com`,
    phone: `07700 900${digits}`,
    phoneE164: `+447700900${digits}`,
  }
}
