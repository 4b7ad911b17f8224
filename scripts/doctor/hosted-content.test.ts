import { expect, test } from 'vitest'
import { readSettings } from '../start/settings.mjs'
import { examineHostedContent } from './hosted-content.mjs'

const names = { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'staging' }
const site = { SITE_URL: 'https://cars.example', WEBHOOK_SECRET: 'long-enough-to-share' }

/** Stands for Sanity: a dataset with content, seen by strangers when public, and its allowed origins. */
const sanity =
  ({ isPublic = true, count = 1, origins = ['http://localhost:4100'], status = 200 } = {}) =>
  async (url: string, { headers }: { headers: Record<string, string> }) => {
    expect(url).toMatch(/^https:\/\/abcd1234\.api\.sanity\.io\/v[\d-]+\/data\/query\/staging\?/)
    const isKnown = headers.authorization === 'Bearer viewer'
    if (headers.authorization && !isKnown) return Response.json({}, { status: 401 })
    const isAllowed = origins.includes(headers.origin ?? '')
    return Response.json(
      { result: isPublic || isKnown ? count : 0 },
      {
        status,
        headers: isAllowed
          ? {
              'access-control-allow-origin': headers.origin!,
              'access-control-allow-credentials': 'true',
            }
          : {},
      },
    )
  }

const examine = async (environment: Record<string, string>, ask: unknown = sanity()) => {
  const all = { ...names, ...environment }
  const findings = await examineHostedContent(readSettings(all), all, ask as typeof fetch)
  return Object.fromEntries(
    findings.map(({ isFine, subject, text }) => [subject, [isFine, text] as const]),
  )
}

test('all is well but the webhook, which only Sanity shows', async () => {
  const findings = await examine({ ...site, SANITY_TOKEN: 'viewer' })
  expect(findings).toMatchObject({
    'Content dataset': [true, 'abcd1234/staging is public'],
    'Content token': [true, 'SANITY_TOKEN reads drafts'],
    'Studio origin': [true, 'http://localhost:4100 may edit'],
  })
  expect(findings['Content webhook']?.[0]).toBeNull()
  expect(findings['Content webhook']?.[1]).toContain('https://cars.example/site/webhooks/content')
})

test.each([
  ['Content token', {}, sanity(), 'set SANITY_TOKEN'],
  ['Content token', { SANITY_TOKEN: 'old' }, sanity(), 'is refused (401)'],
  ['Content webhook', { SANITY_TOKEN: 'viewer' }, sanity(), 'Set WEBHOOK_SECRET'],
  [
    'Content dataset',
    { SANITY_TOKEN: 'viewer' },
    sanity({ isPublic: false }),
    'npx sanity datasets visibility set staging public',
  ],
  ['Content dataset', {}, sanity({ count: 0 }), 'npm run content:import'],
  ['Content dataset', {}, sanity({ status: 404 }), 'npx sanity datasets create staging'],
  [
    'Content dataset',
    {},
    async () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    'cannot be reached (ENOTFOUND)',
  ],
  [
    'Studio origin',
    { STUDIO_URL: 'https://edit.example/studio' },
    sanity(),
    'npx sanity cors add https://edit.example --credentials',
  ],
])('%s is to be mended with %j', async (subject, environment, ask, fix) => {
  const finding = (await examine(environment, ask))[subject]
  expect(finding?.[0]).toBe(false)
  expect(finding?.[1]).toContain(fix)
})
