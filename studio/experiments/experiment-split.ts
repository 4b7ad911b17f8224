import { variantsError } from '../../schemas/validation/variants-error.ts'

/** An experiment as it stands in the form, which may be half filled in. */
export type ExperimentDraft = {
  isActive?: boolean
  startsOn?: string
  endsOn?: string
  scenarios?: readonly {
    _key: string
    name?: string
    visitors?: string
    variants?: readonly { _key: string; name?: string; label?: string; weight?: number }[]
  }[]
}

export type Share = {
  key: string
  name: string
  label: string
  weight: number
  /** Its part of the bar in per cent; the parts of a scenario fill it even where weights are wrong. */
  widthPercent: number
  /** What everybody sees who has not agreed to statistics, and everybody while it does not run. */
  isFirst: boolean
}

export type ScenarioSplit = {
  key: string
  name: string
  visitors: string
  shares: Share[]
  total: number
  /** What to mend; null when nothing. */
  problem: string | null
}

/** How each scenario divides visitors. Rule X-05. */
export function experimentSplit({ scenarios = [] }: ExperimentDraft): ScenarioSplit[] {
  return scenarios.map(({ _key, name, visitors, variants = [] }) => {
    const weights = variants.map(({ weight }) => Math.max(0, weight ?? 0))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const problem = variantsError(name ?? '', variants)
    return {
      key: _key,
      name: name ?? 'No name yet',
      visitors: visitors === 'facebook' ? 'Visitors from Facebook' : 'All visitors',
      shares: variants.map((variant, at) => ({
        key: variant._key,
        name: variant.name ?? 'no name yet',
        label: variant.label ?? '',
        weight: variant.weight ?? 0,
        widthPercent: total === 0 ? 100 / variants.length : (weights[at]! / total) * 100,
        isFirst: at === 0,
      })),
      total,
      problem: problem === true ? null : problem,
    }
  })
}

/** Whether an experiment runs, in words. */
export type ExperimentState = {
  state: 'off' | 'undated' | 'planned' | 'running' | 'ended'
  text: string
}

/**
 * Where an experiment is in time.
 * @param today `YYYY-MM-DD` in London
 */
export function experimentState(
  { isActive, startsOn, endsOn }: ExperimentDraft,
  today: string,
): ExperimentState {
  const everybody = 'everybody sees the first variant'
  if (!isActive) return { state: 'off', text: `Switched off: ${everybody}` }
  if (!startsOn) return { state: 'undated', text: `No first day yet: ${everybody}` }
  if (startsOn > today)
    return { state: 'planned', text: `Planned from ${startsOn}; until then ${everybody}` }
  if (endsOn && endsOn < today) return { state: 'ended', text: `Ended on ${endsOn}: ${everybody}` }
  return {
    state: 'running',
    text: endsOn ? `Running until the end of ${endsOn}` : 'Running until somebody switches it off',
  }
}
