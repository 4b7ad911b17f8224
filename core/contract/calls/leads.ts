import { z } from 'zod'
import { leadAges } from '#core/leads/lead-age.ts'
import { datedStates, markedStates } from '#core/leads/lead-marks.ts'
import { leadSorts } from '#core/leads/lead-sort.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { callGroup } from '../call.ts'
import { callTimes } from '../http/call-times.ts'
import * as field from '../fields.ts'
import { referencePattern } from '../identifiers.ts'
import { wireDeadLetter, wireLead, wireLeadRow, wireResponseTime } from '../json/wire-lead.ts'

/** Leads in the office: of one's own provider, for staff all. Rules C-175 to C-179, C-207. */
const { office } = callGroup('Leads')

const { listOf, oneOf, wholeNumber } = field

const userId = z.string().regex(referencePattern, 'A user id.')

/** Which leads: none of these names anybody but the office's own people. Rule W-161. */
const filters = {
  states: listOf(oneOf(leadStates)),
  age: oneOf(leadAges).optional(),
  callTimes: listOf(oneOf(callTimes)),
  providerId: wholeNumber(1, 1_000_000).optional().describe('For staff.'),
  assignee: z
    .string()
    .regex(/^(me|nobody|[\w-]{22})$/, 'Give me, nobody or a user id.')
    .optional(),
}

const paging = {
  sort: oneOf(leadSorts).default('confirmedAt|desc'),
  page: wholeNumber(1, 1_000_000).default(1),
  rows: wholeNumber(1, 100).default(50),
}

/** What may name a person: it travels in a body alone. Rule W-160. */
const words = z
  .string()
  .max(200)
  .default('')
  .describe('A part of a name, an e-mail address or a phone, or the beginning of a reference.')

const leadsPage = z.object({
  data: z.array(wireLeadRow),
  total: z.int(),
  page: z.int(),
  rows: z.int(),
  counts: z.partialRecord(z.enum(leadStates), z.int()).describe('Leads of each state.'),
  providers: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Whose leads may be asked for.'),
  responseTime: wireResponseTime
    .nullable()
    .describe('Of the one provider whose leads these are; null with too few.'),
})

const aLead = { params: z.object({ orderRef: field.orderRef }) }
const noSuchLead = 'There is no such lead, or it is another provider’s.'
const lead = { ...aLead, response: wireLead, failures: { 404: noSuchLead } }
const change = { ...lead, permission: 'orders.update' } as const
const mark = {
  ...change,
  params: z.object({ orderRef: field.orderRef, state: oneOf(markedStates) }),
  path: '/api/leads/{orderRef}/marks/{state}',
}

export const leadCalls = {
  listLeads: office({
    method: 'GET',
    path: '/api/leads',
    permission: 'orders.read',
    hasKeys: true,
    summary: 'Confirmed enquiries of one’s own provider, for staff of all.',
    query: z.object({ ...filters, ...paging }),
    response: leadsPage,
  }),

  searchLeads: office({
    method: 'POST',
    path: '/api/lead-searches',
    permission: 'orders.read',
    hasKeys: true,
    summary: 'The same, and of these the ones in which words are found.',
    body: z.object({ ...filters, ...paging, q: words }),
    response: leadsPage,
  }),

  getLead: office({
    ...lead,
    method: 'GET',
    path: '/api/leads/{orderRef}',
    permission: 'orders.read',
    summary:
      'A lead with everything about it. Read by people of its provider, it is seen from then on, and its customer sees that.',
  }),

  putLeadMark: office({
    ...mark,
    method: 'PUT',
    summary: 'Marks a lead with what its provider says of it; its customer sees it.',
    body: z.object({
      on: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/, 'A day looks like 2026-11-25.')
        .optional()
        .describe(`The day it happened on, of ${datedStates.join(' and ')}; now without one.`),
    }),
    failures: {
      404: noSuchLead,
      409: 'It is marked already, or with a later state.',
      422: 'The day is to come, or before the enquiry’s.',
    },
  }),

  deleteLeadMark: office({
    ...mark,
    method: 'DELETE',
    summary: 'Takes a mark back, within a day and the last one first.',
    failures: { 404: noSuchLead, 409: 'It is not marked, not the last one, or too old.' },
  }),

  postLeadNote: office({
    ...change,
    method: 'POST',
    path: '/api/leads/{orderRef}/notes',
    summary: 'Adds a note, which stays as it is.',
    body: z.object({ text: z.string().max(2000).default('') }),
    failures: { 404: noSuchLead, 422: 'There is no text.' },
  }),

  putLeadAssignee: office({
    ...change,
    method: 'PUT',
    path: '/api/leads/{orderRef}/assignee',
    summary: 'Gives a lead to somebody of its provider, or to nobody.',
    body: z.object({
      userId: userId.optional().describe('Left out: nobody.'),
      was: userId.optional().describe('Who had it when that was decided; left out: nobody.'),
    }),
    failures: {
      404: noSuchLead,
      409: 'Somebody else has given it to somebody meanwhile.',
      422: 'Nobody of this provider.',
    },
  }),

  listDeadLetters: office({
    method: 'GET',
    path: '/api/dead-letters',
    permission: 'deadletters.retry',
    summary:
      'The newest 200 deliveries that were given up, with why, and what became of those sent again.',
    response: z.object({ data: z.array(wireDeadLetter) }),
  }),

  postResends: office({
    method: 'POST',
    path: '/api/dead-letters/resends',
    permission: 'deadletters.retry',
    summary: 'Sends again what was given up, under the key that it had.',
    body: z.object({
      ids: z
        .array(z.string().max(64))
        .max(200, 'At most 200 values.')
        .default([])
        .describe('Which ones; empty means all.'),
    }),
    response: z.object({ resent: z.int() }),
  }),
}
