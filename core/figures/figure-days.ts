import { londonMidnightMs, nextDay } from '#core/time/london-day.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { figureWeeks } from './enquiry-steps.ts'

const days = figureWeeks * 7
const dayMs = 86_400_000

/** The days of London that figures are of, `YYYY-MM-DD`: 91 of them, today the last. Rule W-190. */
export function figureDays(nowMs: number): string[] {
  const today = londonClock(nowMs).day
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * dayMs)
  const all = [first.toISOString().slice(0, 10)]
  while (all.length < days) all.push(nextDay(all.at(-1)!))
  return all
}

/** The instant from which figures count. Rule W-190. */
export const figuresSince = (nowMs: number): Date =>
  new Date(londonMidnightMs(figureDays(nowMs)[0]!))

/** Seven days at a time: each with its first day and the sum of what was counted. Rule W-190. */
export function weeksOf<Count extends string>(
  counted: readonly ({ day: string } & Record<Count, number>)[],
  names: readonly Count[],
): ({ from: string } & Record<Count, number>)[] {
  return Array.from({ length: Math.ceil(counted.length / 7) }, (_, week) => {
    const within = counted.slice(week * 7, week * 7 + 7)
    const sums = names.map(
      (name) => [name, within.reduce((sum, day) => sum + day[name], 0)] as const,
    )
    return { from: within[0]!.day, ...(Object.fromEntries(sums) as Record<Count, number>) }
  })
}
