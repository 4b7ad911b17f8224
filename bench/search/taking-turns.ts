import { timingOf, type Timing } from '../measure.ts'

/** Times by question and engine. */
export type Times = Map<string, number[]>

/** Runs the engines' answers to one question after another, each time beginning with another engine. */
export async function takeTurns(
  times: Times,
  turn: number,
  cases: Record<string, () => unknown>,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(cases)
  const answers: Record<string, unknown> = {}
  for (let at = 0; at < entries.length; at++) {
    const [name, run] = entries[(at + turn) % entries.length]!
    const startedAt = performance.now()
    const answer = run()
    // A promise that is not one would cost a turn of the loop.
    answers[name] = answer instanceof Promise ? await answer : answer
    const tookMs = performance.now() - startedAt
    const known = times.get(name)
    if (known) known.push(tookMs)
    else times.set(name, [tookMs])
  }
  return answers
}

export function timingsOf(times: Times): Record<string, Timing & { runs: number }> {
  return Object.fromEntries(
    [...times].map(([name, all]) => [name, { ...timingOf(all), runs: all.length }]),
  )
}
