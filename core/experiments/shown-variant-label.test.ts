import { expect, test } from 'vitest'
import { shownVariantLabel } from './shown-variant-label.ts'

const experiment = (name: string, ...labels: string[]) => ({
  scenarios: [{ name, variants: labels.map((label) => ({ label })) }],
})

test.each([
  ['the first variant of the scenario', [experiment('button', 'Send', 'Check')], 'Send'],
  ['nothing of another scenario', [experiment('drawer', 'Off')], null],
  ['nothing when none runs', [], null],
  ['the first experiment that has it', [experiment('a', 'x'), experiment('button', 'Go')], 'Go'],
  [
    'a scenario without variants is passed over',
    [experiment('button'), experiment('button', 'B')],
    'B',
  ],
] as const)('X-16 %s', (_, running, label) => {
  expect(shownVariantLabel(running, 'button')).toBe(label)
})
