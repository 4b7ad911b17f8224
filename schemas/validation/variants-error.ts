/**
 * What is wrong with the variants of a scenario as a whole: two of one name, or weights that do
 * not add up to 100; true when nothing is. Weights that are missing count as 0. Rule X-05.
 */
export function variantsError(
  scenario: string,
  variants: readonly { name?: string; weight?: number }[],
): true | string {
  if (variants.length === 0) return true
  const names = variants.map(({ name }) => name)
  const twice = names.find((name, at) => name && names.indexOf(name) !== at)
  if (twice) return `Variants: two of “${scenario}” are named “${twice}”; rename one.`
  const total = variants.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  return total === 100
    ? true
    : `Variants: the weights of “${scenario}” add up to ${total}; make them 100.`
}
