/** An experiment as editors write it: scenarios with the labels of their variants. */
type Worded = {
  scenarios: readonly { name: string; variants: readonly { label: string }[] }[]
}

/**
 * The label that everybody reads until assigned: of the first variant, in the first running
 * experiment that has the scenario; null when none has. Rule X-16.
 */
export function shownVariantLabel(running: readonly Worded[], scenario: string): string | null {
  const found = running
    .flatMap(({ scenarios }) => scenarios)
    .find(({ name, variants }) => name === scenario && variants.length > 0)
  return found?.variants[0]?.label ?? null
}
