import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { leadAgeBounds } from '#core/leads/lead-age.ts'
import { leadSearch } from '#core/leads/lead-search.ts'
import type { Actor } from '../accounts/key-route.ts'
import type { LeadFilter } from '../queries/leads/list-leads.ts'

/** What a list or a file of leads was asked for with. */
export type LeadQuestion = Omit<ReadBody<(typeof calls)['searchLeads']>, 'sort' | 'page' | 'rows'>

/**
 * Which leads are asked for: those of the provider whose people ask, whatever they name. Null where
 * they name another, whose leads there are none of for them. Nothing is a key's own, so `me` of a key
 * finds none. Rules W-160, W-161, S-42.
 */
export function leadFilter(
  { states, age, callTimes, providerId: named, assignee, q }: LeadQuestion,
  { companyId, actor, now }: Actor & { now: Date },
): LeadFilter | null {
  if (companyId !== null && named !== undefined && named !== companyId) return null
  const bounds = age ? leadAgeBounds(age, now.getTime()) : { fromMs: null, beforeMs: null }
  return {
    providerId: companyId ?? named ?? null,
    states,
    from: bounds.fromMs === null ? null : new Date(bounds.fromMs),
    before: bounds.beforeMs === null ? null : new Date(bounds.beforeMs),
    callTimes,
    search: leadSearch(q),
    assignedTo: assignee === 'me' ? actor : (assignee ?? null),
  }
}
