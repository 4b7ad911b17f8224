/** What an editor gave an experiment: scenarios with the words of their variants. */
type Worded = {
  scenarios: readonly { name: string; variants: readonly { label: string }[] }[]
}

/**
 * The words that everybody reads until assigned: the first variant's of the first running experiment
 * that has the scenario; null when none has. Rule X-16.
 */
export function shownVariantLabel(running: readonly Worded[], scenario: string): string | null {
  const found = running
    .flatMap(({ scenarios }) => scenarios)
    .find(({ name, variants }) => name === scenario && variants.length > 0)
  return found?.variants[0]?.label ?? null
}
