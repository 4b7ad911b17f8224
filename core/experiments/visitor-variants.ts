import { assignVariants, firstVariants, type Variants } from './assign-variants.ts'
import { assignmentFromText, assignmentToText } from './stored-assignment.ts'
import type { Scenarios } from './scenarios.ts'

export type Visit<Table extends Scenarios> = {
  scenarios: Table
  hasConsent: boolean
  /** What the local storage holds; empty when nothing. */
  stored: string
  nowMs: number
  /** A number from 0 up to, not including, 1 for each experiment. */
  randomOf: Readonly<Record<keyof Table, number>>
}

export type VisitorVariants<Table extends Scenarios> = {
  variants: Variants<Table>
  /** What the local storage should hold afterwards; null for nothing. */
  keep: string | null
}

/**
 * The variants a visitor sees. Before consent the first of each, and nothing is kept; after it
 * those kept earlier, else newly assigned ones, kept from then on. Rules.
 */
export function visitorVariants<Table extends Scenarios>(
  visit: Visit<Table>,
): VisitorVariants<Table> {
  const { scenarios, hasConsent, stored, nowMs, randomOf } = visit
  if (!hasConsent) return { variants: firstVariants(scenarios), keep: null }
  const earlier = assignmentFromText(stored, scenarios, nowMs)
  if (earlier) return { variants: earlier, keep: stored }
  const variants = assignVariants(scenarios, randomOf)
  return { variants, keep: assignmentToText(variants, scenarios, nowMs) }
}
