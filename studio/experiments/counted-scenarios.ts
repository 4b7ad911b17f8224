import { scenarioResult, type ScenarioResult } from '../../core/experiments/scenario-result.ts'
import type { ExperimentDraft } from './experiment-split.ts'
import type { ExperimentCounts } from './fetch-counts.ts'

export type CountedScenario = ScenarioResult & { key: string; name: string }

/** The results of each scenario of an experiment, by its own variants; what others counted is left out. Rules. */
export function countedScenarios(
  { scenarios = [] }: ExperimentDraft,
  { views, orders }: ExperimentCounts,
): CountedScenario[] {
  return scenarios.map(({ _key, name = '', variants = [] }) => {
    const isOf = (variant: string) => (each: { scenario: string; variant: string }) =>
      each.scenario === name && each.variant === variant
    const counted = variants.map((variant) => {
      const own = isOf(variant.name ?? '')
      return {
        name: variant.name ?? '',
        label: variant.label ?? variant.name ?? '',
        views: views.find(own)?.views ?? 0,
        orders: orders.find(own)?.orders ?? 0,
      }
    })
    return { key: _key, name: name || 'No name yet', ...scenarioResult(counted) }
  })
}
