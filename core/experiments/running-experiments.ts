import { scenarioErrors } from './scenario-errors.ts'
import { type Scenarios, scenarios } from './scenarios.ts'

/** An experiment as editors write it. */
type Written = {
  scenarios: readonly {
    name: string
    variants: readonly { name: string; label: string; weight: number }[]
  }[]
}

/** What runs, as a browser needs it to assign and to say it. */
export type RunningExperiments = {
  scenarios: Scenarios
  /** The words of each variant, by scenario and variant. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const known: Scenarios = scenarios

/** Whether the site has a variant of that name. Rule X-17. */
export const isVariant = (scenario: string, variant: string): boolean =>
  Object.hasOwn(known, scenario) && known[scenario]!.some(({ name }) => name === variant)

/**
 * The scenarios that run, out of the experiments that editors have switched on, the first first. One
 * that the site does not know, or whose variants do not add up, does not run; of two of one name the
 * first does. Rules.
 */
export function runningExperiments(experiments: readonly Written[]): RunningExperiments {
  const sound = experiments
    .flatMap(({ scenarios }) => scenarios)
    .filter(
      ({ name, variants }, at, all) =>
        variants.length > 0 &&
        variants.every((variant) => isVariant(name, variant.name)) &&
        all.findIndex((each) => each.name === name) === at &&
        scenarioErrors({ [name]: variants }).length === 0,
    )
  return {
    scenarios: Object.fromEntries(
      sound.map(({ name, variants }) => [
        name,
        variants.map((variant) => ({ name: variant.name, weight: variant.weight })),
      ]),
    ),
    labels: Object.fromEntries(
      sound.map(({ name, variants }) => [
        name,
        Object.fromEntries(variants.map((variant) => [variant.name, variant.label])),
      ]),
    ),
  }
}
