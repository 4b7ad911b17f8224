import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { fillPath, pathNames } from '#core/contract/http/path.ts'
import { filterTypes } from '#core/filters/family-preset.ts'
import { callMatcher } from '../test/environments/call-matcher.ts'

const matchedCall = callMatcher(calls)

/** What a path's parameters are filled with where it is more than a short word. */
const byName: Record<string, fc.Arbitrary<string>> = {
  capId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  offerId: fc.constant('7-1234567-p36-8000-9-fn'),
  term: fc.integer({ min: 1, max: 120 }).map(String),
  email: fc.constantFrom('ada@example.com', 'a+b/c?d@x.uk'),
  sealedEmail: fc.stringMatching(/^[A-Za-z0-9_-]{60}$/),
  bodyType: fc.constantFrom('suv', 'van'),
  state: fc.constantFrom('called', 'delivered'),
  type: fc.constantFrom(...filterTypes),
}
const slug = fc.constantFrom('ford', 'focus', '3-series', 'a.b', '12')
const reference = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
const isReference = /^(id|hash|.*[tT]oken|order(Id|Ref)|quoteRef|uploadId|keyId)$/
const paramsOf = ({ path }: Call) =>
  fc.record(
    Object.fromEntries(
      pathNames(path).map((name) => [
        name,
        byName[name] ?? (isReference.test(name) ? reference : slug),
      ]),
    ),
  )

test.each(Object.entries(calls))('C-02 C-09 the address of %s is read', async (name, call) => {
  await fc.assert(
    fc.asyncProperty(paramsOf(call), async (params) => {
      // The one address that two calls share: the query says which.
      const first = name === 'listOffers' ? 'listOfferColumns' : name
      const path = fillPath(call.path, params)
      expect(await matchedCall(call.method, path)).toEqual({ name: first, params })
    }),
    { numRuns: 6 },
  )
})

test.each([
  ['/api/derivatives/12/filters', 'getDerivativeFilters', { capId: '12' }],
  ['/api/derivatives/compare/filters', 'getFilters', { type: 'compare' }],
])('C-24 %s is of %s', async (path, name, params) => {
  expect(await matchedCall('GET', path)).toEqual({ name, params })
})

const named = Object.entries(calls).filter(([, { path }]) => path.includes('{'))
test.each(named)('C-09 C-62 a broken escape or a zero is no path of %s', async (_, call) => {
  for (const text of ['%E0%A4%A', '%', '%ZZ', 'a%C3', 'zero%00']) {
    const path = call.path.replace(/\{\w+\}/, text)
    expect(await matchedCall(call.method, path.replaceAll(/\{\w+\}/g, 'ford'))).toBeNull()
  }
})

test.each(['12/', 'v2/', '', '/v2', '1/2', '%76%32'])('C-09 %j is no derivative', async (text) => {
  expect(await matchedCall('GET', `/api/derivatives/${text}`)).toBeNull()
})

test('C-09 no path makes it throw', async () => {
  const path = fc.asyncProperty(fc.webPath(), async (text) => void (await matchedCall('GET', text)))
  await expect(fc.assert(path)).resolves.toBeUndefined()
})
