import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { search } from '#core/contract/generated/request-shapes.ts'
import { askBrowser } from '../leasing/browser.ts'

/** A page that a search found. */
export type FoundPage = CallResponse<typeof calls.search>['data'][number]

/** The pages that a text may mean, the likeliest first; rejects when cancelled or failed. */
export async function foundPages(text: string, signal: AbortSignal): Promise<FoundPage[]> {
  const { data } = await askBrowser(search, { query: { q: text }, signal })
  return data
}
