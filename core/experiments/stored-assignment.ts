import type { Variants } from './assign-variants.ts'
import type { Scenarios } from './scenarios.ts'

/** The name an assignment is stored under in the browser's local storage. Rule X-10. */
export const assignmentStorageKey = 'larkway.experiments'

/** How long an assignment holds: 604,800 seconds, seven days. Rule X-11. */
export const assignmentLifetimeMs = 604_800 * 1000

/** The text an assignment is stored as, with when and for which experiments it was made. */
export function assignmentToText<Table extends Scenarios>(
  variants: Variants<Table>,
  scenarios: Table,
  nowMs: number,
): string {
  return JSON.stringify({ assignedAtMs: nowMs, scenarios: scenariosText(scenarios), variants })
}

/**
 * The variants of a stored assignment; null when it does not hold: the text is empty or junk,
 * seven days old or from the future, or the experiments have changed since. Rules.
 */
export function assignmentFromText<Table extends Scenarios>(
  text: string,
  scenarios: Table,
  nowMs: number,
): Variants<Table> | null {
  try {
    const stored = JSON.parse(text) as Readonly<Record<string, unknown>>
    const ageMs = nowMs - Number(stored.assignedAtMs)
    const isCurrent = ageMs >= 0 && ageMs < assignmentLifetimeMs
    const variants = stored.variants as Record<string, unknown>
    const isOurs = stored.scenarios === scenariosText(scenarios) && isOf(variants, scenarios)
    return isCurrent && isOurs ? variants : null
  } catch {
    // No JSON, or `null` where an object belongs: nothing we wrote.
    return null
  }
}

/** The same text for the same experiments, however they are ordered; the order of variants counts. Rule X-12. */
function scenariosText(scenarios: Scenarios): string {
  return Object.entries(scenarios)
    .map(([name, variants]) =>
      JSON.stringify([name, variants.map((variant) => [variant.name, variant.weight])]),
    )
    .toSorted()
    .join()
}

function isOf<Table extends Scenarios>(
  variants: Record<string, unknown>,
  scenarios: Table,
): variants is Variants<Table> {
  return Object.entries(scenarios).every(([name, offered]) =>
    offered.some((variant) => variant.name === variants[name]),
  )
}
