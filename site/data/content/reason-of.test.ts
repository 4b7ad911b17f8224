import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { backendInTest } from '../test/backend-in-test.ts'
import { reasonOf } from './reason-of.ts'

test('why a question failed tells neither its token nor its parameters', async () => {
  const backend = await backendInTest((_, res) => {
    res.writeHead(401, { 'content-type': 'application/json' })
    res.end(
      JSON.stringify({ statusCode: 401, error: 'Unauthorized', message: 'Session not found' }),
    )
  })
  const client = createClient({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    apiHost: backend.url,
    useProjectHostname: false,
    useCdn: false,
    token: 'very-secret-token',
  })
  const reason = await client
    .fetch('*[secret == $secret]', { secret: 'preview-secret' })
    .then(() => '', reasonOf)
  backend.close()
  expect(reason).toContain('Session not found')
  expect(reason).not.toMatch(/very-secret-token|preview-secret/)
})

test('something thrown that is no error is not told', () => {
  expect(reasonOf({ token: 'very-secret-token' })).toBe('No reason is known.')
})
