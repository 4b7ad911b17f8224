import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { datedStates } from '#core/leads/lead-marks.ts'
import type { MessageKey } from '#core/messages/message-text.ts'
import { type Actor, officeOrKeyRoute } from '#leasing-api/accounts/key-route.ts'
import { hidden, type OfficeCaller, officeRoute } from '#leasing-api/accounts/office-route.ts'
import { leadFilter, type LeadQuestion } from '#leasing-api/leads/lead-filter.ts'
import { leadRowToWire, leadToWire } from '#leasing-api/leads/lead-to-wire.ts'
import type { ChangedLead, LeadChange } from '#leasing-api/queries/leads/change-lead.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Leads in the office. Rules C-175, C-176, C-207, W-160 to W-169. */
export const leadRoutes = {
  listLeads: officeOrKeyRoute(calls.listLeads, ({ query, services }, actor) =>
    leadsPage(services, actor, { ...query, q: '' }),
  ),

  searchLeads: officeOrKeyRoute(calls.searchLeads, ({ body, services }, actor) =>
    leadsPage(services, actor, body),
  ),

  getLead: officeRoute(calls.getLead, async ({ params, services }, caller) => {
    const { database } = services
    // Staff look after leads of others: what a customer sees is what the provider does.
    if (caller.companyId !== null) {
      await database.call.markLeadSeen(changeBy(caller, params.orderRef, services))
    }
    return wholeLead(services, caller, params.orderRef)
  }),

  putLeadMark: officeRoute(calls.putLeadMark, async ({ params, body, services }, caller) => {
    const { orderRef, state } = params
    // What is measured by the minute is said when it is done.
    const day = datedStates.includes(state) ? (body.on ?? null) : null
    const change = changeBy(caller, orderRef, services)
    const result = await services.database.call.markLead({ ...change, state, day })
    return leadAfter(result, services, caller, orderRef)
  }),

  deleteLeadMark: officeRoute(calls.deleteLeadMark, async ({ params, services }, caller) => {
    const { orderRef, state } = params
    const change = changeBy(caller, orderRef, services)
    const result = await services.database.call.unmarkLead({ ...change, state })
    return leadAfter(result, services, caller, orderRef)
  }),

  postLeadNote: officeRoute(calls.postLeadNote, async ({ params, body, services }, caller) => {
    const { orderRef } = params
    const text = body.text.trim()
    if (text === '') return new Failure(422, 'errors.validation', { text: ['errors.required'] })
    const change = changeBy(caller, orderRef, services)
    const result = await services.database.call.addLeadNote({ ...change, text })
    return leadAfter(result, services, caller, orderRef)
  }),

  putLeadAssignee: officeRoute(calls.putLeadAssignee, async (request, caller) => {
    const { params, body, services } = request
    const { orderRef } = params
    const { userId: to = null, was = null } = body
    const change = changeBy(caller, orderRef, services)
    const result = await services.database.call.assignLead({ ...change, to, was })
    return leadAfter(result, services, caller, orderRef)
  }),
}

type LeadsQuestion = LeadQuestion & {
  sort: Parameters<Services['database']['call']['listLeads']>[0]['sort']
  page: number
  rows: number
}

async function leadsPage(
  { database, responseTimes, clock }: Services,
  { companyId, actor }: Actor,
  question: LeadsQuestion,
): Promise<CallResponse<typeof calls.listLeads>> {
  const { sort, page, rows } = question
  const filter = leadFilter(question, { companyId, actor, now: clock() })
  const { leads, counts } = filter
    ? await database.call.listLeads({ filter, sort, page, rows })
    : { leads: [], counts: {} }
  const wanted = question.states.length === 0 ? Object.keys(counts) : question.states
  const measuredId = filter?.providerId ?? null
  const time = measuredId === null ? undefined : (await responseTimes.current()).get(measuredId)
  return {
    data: leads.map(leadRowToWire),
    total: wanted.reduce((sum, state) => sum + (counts[state as keyof typeof counts] ?? 0), 0),
    page,
    rows,
    counts,
    providers: (await database.call.readProviders()).flatMap(({ id, name }) =>
      companyId === null || companyId === id ? [{ id, name }] : [],
    ),
    responseTime: time ? { minutes: time.medianMinutes, leads: time.leads } : null,
  }
}

const changeBy = (
  { companyId, user }: OfficeCaller,
  orderRef: string,
  { clock }: Services,
): LeadChange => ({ orderRef, providerId: companyId, by: user.id, now: clock() })

async function wholeLead(
  { database, clock }: Services,
  { companyId }: OfficeCaller,
  orderRef: string,
) {
  const lead = await database.call.readLead({ orderRef, providerId: companyId })
  return lead ? leadToWire(lead, clock()) : hidden
}

type Refusal = Extract<ChangedLead, { kind: 'refused' }>['why']

/** The message of each refusal, and the field it stands at where one is to mend. */
const refusals = {
  alreadyMarked: { key: 'errors.leadMarked' },
  laterMarked: { key: 'errors.leadLaterMarked' },
  notMarked: { key: 'errors.leadNotMarked' },
  tooLate: { key: 'errors.leadTooLate' },
  assignedMeanwhile: { key: 'errors.leadAssigned' },
  wrongDay: { key: 'errors.leadDay', field: 'on' },
  unknownColleague: { key: 'errors.leadColleague', field: 'userId' },
} as const satisfies Record<Refusal, { key: MessageKey; field?: string }>

/** The lead as it stands after a change, or why there was none. */
function leadAfter(
  result: ChangedLead,
  services: Services,
  caller: OfficeCaller,
  orderRef: string,
) {
  if (result.kind === 'unknown') return hidden
  if (result.kind === 'changed') return wholeLead(services, caller, orderRef)
  const refusal = refusals[result.why]
  return 'field' in refusal
    ? new Failure(422, refusal.key, { [refusal.field]: [refusal.key] })
    : new Failure(409, refusal.key)
}
