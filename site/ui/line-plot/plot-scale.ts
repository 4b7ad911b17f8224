/** What a step of a scale may be, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10]

const mostSteps = 5

/** The lines across a plot: from 0 by round steps to the first at or above the highest value. */
export type PlotScale = { top: number; steps: readonly number[] }

/**
 * A scale of at most five round steps that holds every value; one step of 1 where all are 0.
 * @example plotScale(8_700) // { top: 10_000, steps: [0, 2000, 4000, 6000, 8000, 10_000] }
 */
export function plotScale(highest: number): PlotScale {
  if (highest <= 0) return { top: 1, steps: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(highest / mostSteps))
  const step = roundSteps.map((round) => round * power).find((size) => size * mostSteps >= highest)!
  const count = Math.ceil(highest / step)
  return { top: count * step, steps: Array.from({ length: count + 1 }, (_, at) => at * step) }
}
