import type { LiveFigures } from '#core/display/live-figures.ts'
import { manufacturers } from '../leasing/manufacturers.ts'

/** The figures as they stand now. */
export async function liveFigures(): Promise<LiveFigures> {
  const { providers } = await manufacturers()
  return { providers }
}
