import 'server-only'
import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import type { RunningCost } from '#core/pricing/running-costs/running-cost.ts'
import { dailyLeasing } from '../leasing/server.ts'

/** The dated figures of every calculator. Asked once per render. Rules C-130, P-48. */
export const runningCosts = cache(async (): Promise<readonly RunningCost[]> => {
  const { data } = await dailyLeasing(calls.listRunningCosts, {})
  return data
})
