import { execFileSync } from 'node:child_process'
import os from 'node:os'

export interface Timing {
  medianMs: number
  p95Ms: number
}

export interface Rounds {
  rounds: number
  warmup: number
}

/** The last result is kept, so that no engine may leave out work whose result nobody reads. */
const kept: { result: unknown } = { result: null }

/**
 * Times each case `rounds` times, after `warmup` rounds that do not count. The cases take turns in
 * every round, each round beginning with another one: whatever slows the machine for a while slows
 * them all. Use it for work of some tens of microseconds and more; put a loop around less.
 */
export function measure(
  cases: Record<string, () => unknown>,
  { rounds, warmup }: Rounds,
): Record<string, Timing> {
  const entries = Object.entries(cases)
  const times = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (let round = -warmup; round < rounds; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const [name, run] = entries[(turn + round + warmup) % entries.length]!
      const startedAt = performance.now()
      kept.result = run()
      const tookMs = performance.now() - startedAt
      if (round >= 0) times.get(name)!.push(tookMs)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, timingOf(all)]))
}

/** Median and 95th percentile, each a time that was measured (nearest rank). */
export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((left, right) => left - right)
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
  return { medianMs: rank(0.5), p95Ms: rank(0.95) }
}

/** What a figure was measured on: `2 cores (AMD EPYC), Node 24.21.0, commit a781399`. */
export function machineLine(): string {
  const [first] = os.cpus()
  const model = first?.model.trim() || process.arch
  return `${os.availableParallelism()} cores (${model}), Node ${process.versions.node}, commit ${commit()}`
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return (
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' and changes' : '')
    )
  } catch {
    return 'unknown'
  }
}
