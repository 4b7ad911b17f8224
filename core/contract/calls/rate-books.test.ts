import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, and the permission of whoever may make it; with keys or without. */
test.each([
  ['listRateBooks', 'GET /api/rate-books', 'brandId page rows', null, 'rates.read', true],
  [
    'postRateUpload',
    'POST /api/rate-uploads',
    '',
    'brandId fileName totalBytes',
    'rates.import',
    true,
  ],
  ['getRateUpload', 'GET /api/rate-uploads/{uploadId}', '', null, 'rates.read', true],
  [
    'postRateCheck',
    'POST /api/rate-uploads/{uploadId}/checks',
    '',
    'takeHeld validUntil',
    'rates.import',
    true,
  ],
  [
    'putRateUploadLive',
    'PUT /api/rate-uploads/{uploadId}/live',
    '',
    'leaveOutBad takeFewer',
    'rates.import',
    true,
  ],
  ['deleteRateUpload', 'DELETE /api/rate-uploads/{uploadId}', '', null, 'rates.import', true],
  [
    'postRateRollback',
    'POST /api/rate-rollbacks',
    '',
    'brandId presentBookId earlierBookId',
    'rates.rollback',
    false,
  ],
  ['listApiKeys', 'GET /api/api-keys', 'brandId', null, 'rates.import', false],
  ['postApiKey', 'POST /api/api-keys', '', 'brandId name scopes', 'rates.import', false],
  ['deleteApiKey', 'DELETE /api/api-keys/{keyId}', '', null, 'rates.import', false],
] as const)(
  'C-180 C-182 %s is %s with exactly its fields',
  (name, address, query, body, permission, hasKeys) => {
    const call = calls[name]
    expect(declared(call)).toMatchObject({
      address,
      query: names(query),
      body: body === null ? null : names(body),
      who: 'private office',
    })
    expect(call.permission).toBe(permission)
    expect(call.hasKeys ?? false).toBe(hasKeys)
  },
)
