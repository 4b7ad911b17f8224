import type { Scenarios, Variant } from './scenarios.ts'

/** The variant a visitor has of each experiment, by experiment. */
export type Variants<Table extends Scenarios = Scenarios> = {
  [Name in keyof Table]: Table[Name][number]['name']
}

/**
 * The variant a random number from 0 up to, not including, 1 falls on: the first takes the
 * numbers below its weight, the second those below the sum of both, and so on. Rule X-07.
 * @throws RangeError when the number is outside, or the weights do not total 100.
 * @example variantAt([{ name: 'send', weight: 90 }, { name: 'check', weight: 10 }], 0.9) // 'check'
 */
export function variantAt<Name extends string>(
  variants: readonly { name: Name; weight: number }[],
  random: number,
): Name {
  let upTo = 0
  // Divided rather than multiplied: 0.57 * 100 is below 57, while 57 / 100 is 0.57 exactly.
  const found = variants.find(({ weight }) => random < (upTo += weight) / 100)
  if (!found || random < 0) {
    throw new RangeError(`No variant at ${random}: numbers go from 0 to below 1, weights to 100.`)
  }
  return found.name
}

/**
 * A variant of every experiment, each by the random number given for it. What one experiment
 * gets depends on its own number alone, never on the others or on their order. Rule X-08.
 */
export function assignVariants<Table extends Scenarios>(
  scenarios: Table,
  randomOf: Readonly<Record<keyof Table, number>>,
): Variants<Table> {
  return variantsOf(scenarios, (name, variants) => variantAt(variants, randomOf[name]!))
}

/** The first variant of each experiment: for the server's HTML and without consent. Rule X-09. */
export function firstVariants<Table extends Scenarios>(scenarios: Table): Variants<Table> {
  return variantsOf(scenarios, (_, variants) => variants[0]!.name)
}

function variantsOf<Table extends Scenarios>(
  scenarios: Table,
  choose: (name: string, variants: readonly Variant[]) => string,
): Variants<Table> {
  return Object.fromEntries(
    Object.entries(scenarios).map(([name, variants]) => [name, choose(name, variants)]),
  ) as Variants<Table>
}
