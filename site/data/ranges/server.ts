import 'server-only'
import { cache } from 'react'
import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

/** A range with a page of its own, and how many of its cars somebody quotes for. */
export type RangePage = CallResponse<typeof calls.listRangePages>['data'][number]

/** The ranges of a make that have a page, by name; null when there is no such make. */
export const rangePages = cache(async (manufacturer: string): Promise<RangePage[] | null> => {
  const answer = await orNull(cachedLeasing(calls.listRangePages, { params: { manufacturer } }))
  return answer && answer.data
})
