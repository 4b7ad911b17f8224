import type { Scenarios } from './scenarios.ts'

/** An error in an experiment, as a sentence for the person who set it up. */
export type ScenarioError = { scenario: string; error: string }

/**
 * The errors of experiments, in their order; empty when they may run. Weights
 * are whole numbers from 0 to 100 that total 100, and no variant has the name of another.
 * Rules.
 */
export function scenarioErrors(scenarios: Scenarios): ScenarioError[] {
  return Object.entries(scenarios).flatMap(([scenario, variants]) => {
    const weights = variants.map(({ weight }) => weight)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const errors = []
    if (new Set(variants.map(({ name }) => name)).size < variants.length)
      errors.push('Two variants have the same name.')
    if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0))
      errors.push('A weight is a whole number of per cent, 0 or more.')
    if (total !== 100) errors.push(`The weights must total 100; they total ${total}.`)
    return errors.map((error) => ({ scenario, error }))
  })
}
