import { z } from 'zod'
import { leadEventKinds } from '#core/leads/lead-history.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import { callTimes } from '../http/call-times.ts'
import { wireDerivativeSummary } from './wire-derivative.ts'
import { wireOffer } from './wire-offer.ts'

/** Somebody of the office, by name. */
const named = z.object({ id: z.string(), name: z.string() })

/** A lead in a list. Rule C-175. */
export const wireLeadRow = z.object({
  orderRef: z.string(),
  shortReference: z.string(),
  state: z.enum(leadStates),
  confirmedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('With country code: +447700900123.'),
  isPhoneConfirmed: z.boolean().describe('By the code texted to it; a landline is not.'),
  callBack: z
    .object({
      time: z.enum(callTimes),
      priority: z.string().nullable(),
      otherTime: z.string().nullable().describe('When, in words, for the time "other".'),
    })
    .nullable(),
  provider: z.object({ id: z.int(), name: z.string() }),
  capId: z.string(),
  car: z.string(),
  financeType: z.enum(financeTypes),
  monthlyPayment: z.number().describe('Pounds, as enquired about.'),
  assignee: named.nullable(),
  isDead: z.boolean().describe('Whether something about it could not be delivered.'),
})

export type WireLeadRow = z.infer<typeof wireLeadRow>

/** What happened to a lead: what people did, and what became of it before. Rule W-169. */
const wireLeadEvent = z.object({
  at: z.string(),
  kind: z.enum(['enquired', 'confirmed', 'sent', ...leadEventKinds]),
  by: z
    .string()
    .nullable()
    .describe('The name of whoever did it; null for the customer and for what happens by itself.'),
  text: z
    .string()
    .nullable()
    .describe('The note; the name of whom it was given to; the state that was taken back.'),
})

const wireMark = z.object({
  state: z.enum(leadStates),
  at: z.string(),
  by: z.string().nullable(),
  untilTakenBack: z
    .string()
    .nullable()
    .describe('Until when it can be taken back; null when it cannot be.'),
})

const wireDelivery = z.object({
  kind: z.enum(['lead', 'leadChange', 'confirmation', 'email']),
  channel: z.enum(['email', 'webhook']),
  state: z.enum(['waiting', 'trying', 'sent', 'dead']),
  at: z.string().describe('When it was sent or given up, or when it is tried next.'),
  tries: z.int(),
  reason: z.string().nullable().describe('Why it was given up.'),
})

/** A lead with everything about it. Rule C-176. */
export const wireLead = wireLeadRow.extend({
  message: z.string().nullable(),
  postcode: z.string().nullable(),
  vehicle: wireDerivativeSummary,
  offer: wireOffer.describe('As it was enquired about.'),
  feesText: z.string(),
  marks: z.array(wireMark).describe('The states that people said, in order.'),
  history: z.array(wireLeadEvent).describe('The oldest first.'),
  deliveries: z.array(wireDelivery).describe('Of the last 30 days.'),
  colleagues: z.array(named).describe('Whom it can be given to.'),
})

export type WireLead = z.infer<typeof wireLead>

/** A delivery that was given up, or sent again after that. Rule W-174. */
export const wireDeadLetter = wireDelivery.extend({
  id: z.string(),
  orderRef: z.string().nullable().describe('Null for an e-mail of its own.'),
  shortReference: z.string().nullable(),
  provider: z.string().nullable(),
  subject: z.string().nullable(),
  createdAt: z.string(),
  resentAt: z.string().nullable(),
})

export type WireDeadLetter = z.infer<typeof wireDeadLetter>

/** How fast a provider responds. Rules W-170, W-171. */
export const wireResponseTime = z.object({
  minutes: z.int().describe('Of opening hours, within which half of the enquiries are called.'),
  leads: z.int().describe('Enquiries of the last 90 days that it is measured by.'),
})
