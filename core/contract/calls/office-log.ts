import { z } from 'zod'
import { auditActions } from '#core/session/audit-action.ts'
import { callGroup } from '../call.ts'
import { oneOf } from '../fields.ts'

/** Who did what to whom. Rules C-170, S-85. */
const { office } = callGroup('Office')

const who = z.object({
  kind: z
    .enum([
      'user',
      'invited',
      'staff',
      'operator',
      'withoutAccount',
      'gone',
      'provider',
      'thing',
      'key',
    ])
    .describe('`staff` is one of ours, whom companies are not told of by name.'),
  id: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
})

export type WireLogPerson = z.infer<typeof who>

const entry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(auditActions),
  actor: who,
  subject: who,
})

export type WireLogEntry = z.infer<typeof entry>

export const officeLogCalls = {
  searchLog: office({
    method: 'POST',
    path: '/api/log-searches',
    permission: 'users.read',
    summary: 'Who did what to whom, newest first: of one’s own company, for staff all.',
    body: z.object({
      action: oneOf(auditActions).optional(),
      q: z
        .string()
        .max(200)
        .default('')
        .describe('Words of the name or e-mail address of either; a user’s id; a whole address.'),
      page: z.int().min(1).max(1_000_000).default(1),
      rows: z.int().min(1).max(100).default(50),
    }),
    response: z.object({
      data: z.array(entry),
      total: z.int(),
      page: z.int(),
      rows: z.int(),
    }),
  }),
}
