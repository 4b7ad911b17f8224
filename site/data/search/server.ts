import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { liveLeasing } from '../leasing/server.ts'

/** The pages that a text may mean, the likeliest first, and the words that nobody understood. */
export const searchResult = (text: string) => liveLeasing(calls.search, { query: { q: text } })
