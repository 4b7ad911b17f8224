import { z } from 'zod'
import { apiKeyScopes } from '#core/session/api-key.ts'
import { callGroup } from '../call.ts'
import { wholeNumber } from '../fields.ts'
import { referencePattern } from '../identifiers.ts'
import { doneResponse } from '../json/wire-responses.ts'

/** Keys by which a provider's own systems make calls. Rules C-182, C-183. */
const { office } = callGroup('Rate books')

const wireApiKey = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string().describe('Its first characters, to know it by.'),
  scopes: z.array(z.enum(apiKeyScopes)),
  by: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
})

export type WireApiKey = z.infer<typeof wireApiKey>

const whose = { 422: 'Staff must say whose with `brandId`.' }

export const apiKeyCalls = {
  listApiKeys: office({
    method: 'GET',
    path: '/api/api-keys',
    permission: 'rates.import',
    summary: 'The keys of a provider, newest first, revoked ones too.',
    query: z.object({ brandId: wholeNumber(1, 1_000_000).optional() }),
    response: z.object({ data: z.array(wireApiKey) }),
    failures: whose,
  }),

  postApiKey: office({
    method: 'POST',
    path: '/api/api-keys',
    permission: 'rates.import',
    summary: 'A new key. It is answered this once and never again.',
    body: z.object({
      brandId: z.int().min(1).max(1_000_000).optional(),
      name: z.string().max(1000).default('').describe('2 to 100 characters.'),
      scopes: z.array(z.enum(apiKeyScopes)).max(10).default([]),
    }),
    response: wireApiKey.extend({ key: z.string() }),
    failures: { 422: 'No name, no scope, or one that its maker does not hold.' },
  }),

  deleteApiKey: office({
    method: 'DELETE',
    path: '/api/api-keys/{keyId}',
    permission: 'rates.import',
    summary: 'Revokes a key for good.',
    params: z.object({ keyId: z.string().regex(referencePattern, 'A key has 22 characters.') }),
    response: doneResponse,
    failures: { 404: 'No such key.' },
  }),
}
