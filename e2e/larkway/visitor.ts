import { test } from '@playwright/test'

export type Visitor = { name: string; email: string; phone: string; phoneE164: string }

const numbers = 1000
const numbersPerWorker = 50
let visitors = 0

/**
 * Somebody who enquires. A phone gets five codes an hour, so everybody in a run has a number of
 * their own, of the thousand that the regulator keeps free for fiction; runs start at different ones.
 */
export function newVisitor(): Visitor {
  const own = test.info().workerIndex * numbersPerWorker + visitors++
  const digits = String((process.ppid * 37 + own) % numbers).padStart(3, '0')
  return {
    name: `Ada Lovelace ${digits}`,
    email: `ada.${digits}@example.com`,
    phone: `07700 900${digits}`,
    phoneE164: `+447700900${digits}`,
  }
}
