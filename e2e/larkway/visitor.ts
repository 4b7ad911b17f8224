import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'

export type Visitor = { name: string; email: string; phone: string; phoneE164: string }

/** How many numbers there are for phones that take texts. */
const numbers = 980
/** Where a run begins: the phones of the run before may have had their five codes of this hour. */
const firstNumber = process.ppid * 37
let untexted = 0

/** Emptied by Playwright when a run begins. */
const claims = path.resolve(import.meta.dirname, '../../test-results/phones')

/**
 * Somebody who enquires, with a phone that nobody else in the run has, of those that the regulator
 * keeps free for fiction: whoever enquires twice about one car would join the first enquiry.
 */
export function newVisitor(): Visitor {
  mkdirSync(claims, { recursive: true })
  for (let tried = 0; tried < numbers; tried++) {
    const digits = String((firstNumber + tried) % numbers).padStart(3, '0')
    if (isClaimed(path.join(claims, digits))) return visitorWith(digits)
  }
  throw new Error(`All ${numbers} phones are taken. Run fewer tests at once.`)
}

/** Whether this call was the first to write a file: workers share nothing else. */
function isClaimed(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Somebody whose phone the outbox takes no text for, as if the text service failed. Rule W-150. */
export function newUntextedVisitor(): Visitor {
  return visitorWith(`98${(process.ppid + test.info().workerIndex + untexted++) % 10}`)
}

function visitorWith(digits: string): Visitor {
  return {
    name: `Ada Lovelace ${digits}`,
    email: `ada.${digits}@example.com`,
    phone: `07700 900${digits}`,
    phoneE164: `+447700900${digits}`,
  }
}
