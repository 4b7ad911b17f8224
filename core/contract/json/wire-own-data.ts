import { z } from 'zod'
import { leadEventKinds } from '#core/leads/lead-history.ts'
import { wireEnquiry } from './wire-enquiry.ts'

const instant = z.string()
const mayBe = z.string().nullable()

/** What was typed into a form, by field. */
const fields = z.record(z.string(), z.unknown())

/**
 * Everything that is stored about somebody, as they download it. What would open something is left out:
 * hashes, tokens, and the texts of messages. Rules C-164, C-185.
 */
export const wireOwnData = z.object({
  exportedAt: instant,
  account: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: mayBe.describe('Where the code of a log-in goes.'),
    companyRole: mayBe,
    permissions: z.array(z.string()),
    createdAt: instant,
    lastLoginAt: mayBe,
    leaseReminders: z.boolean(),
    savedDeals: z.array(z.string()),
  }),
  enquiries: z.array(
    wireEnquiry.extend({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: mayBe,
      postcode: mayBe,
      callTime: mayBe,
      callPriority: mayBe,
      otherCallTime: mayBe,
      isSubscribed: z.boolean(),
      cameFrom: fields.describe('What was known of the way to the enquiry.'),
    }),
  ),
  handling: z
    .array(
      z.object({ orderRef: z.string(), at: instant, kind: z.enum(leadEventKinds), note: mayBe }),
    )
    .describe('What providers did and noted of enquiries.'),
  reminders: z.array(z.object({ orderRef: z.string(), months: z.number(), sentAt: instant })),
  lists: z.array(
    z.object({
      topic: z.string(),
      firstName: z.string(),
      secondName: z.string(),
      changedAt: instant,
      confirmedAt: mayBe,
      leftAt: mayBe,
    }),
  ),
  priceAlerts: z.array(
    z.object({
      page: z.string(),
      requestedAt: instant,
      requested: z.number().nullable().describe('Pounds a month when it was asked for.'),
      known: z.number().nullable().describe('Pounds a month as last e-mailed.'),
      confirmedAt: mayBe,
      endsAt: mayBe,
      stoppedAt: mayBe,
    }),
  ),
  lastAlertMailAt: mayBe,
  savedSearches: z.array(
    z.object({
      choice: fields,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  forms: z.array(
    z.object({
      kind: z.string(),
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      details: fields,
      createdAt: instant,
    }),
  ),
  drafts: z.array(z.object({ form: z.string(), values: fields, expiresAt: instant })),
  messages: z.array(
    z.object({
      channel: z.enum(['email', 'webhook', 'sms']),
      subject: mayBe,
      createdAt: instant,
      sentAt: mayBe,
    }),
  ),
  sessions: z.array(z.object({ createdAt: instant, expiresAt: instant, revokedAt: mayBe })),
  links: z.array(
    z.object({ kind: z.string(), email: z.string(), createdAt: instant, expiresAt: instant }),
  ),
  log: z.array(z.object({ at: instant, action: z.string() })),
})

export type WireOwnData = z.infer<typeof wireOwnData>
