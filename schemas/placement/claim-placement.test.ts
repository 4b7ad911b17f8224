import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claimKeys } from './claim-key.ts'
import { claimPlacements, routesOfClaim } from './claim-placement.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** What the site asks for by key, and the list of core that it spreads into its own. */
const asking = globSync('{site/app,site/components}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)
const told = [...asking, 'core/content/claim-figures.ts']
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((text) => /ClaimKey|includedInEveryDeal|shownClaims/.test(text))
  .join('\n')
const placed = new Set(Object.values(claimPlacements).flat())

test('the site asks for claims somewhere', () => {
  expect(asking.length).toBeGreaterThan(50)
  expect(told).toContain('shownClaims')
})

describe.each(claimKeys)('the claim %s', (key) => {
  test('is placed exactly when a page asks for it by key', () => {
    expect(placed.has(key)).toBe(told.includes(`'${key}'`))
  })
})

test('routes of a claim', () => {
  expect(routesOfClaim('delivery-included')).toEqual(['/', '/vehicles/{capId}/offers'])
  expect(routesOfClaim('data-rights')).toEqual([])
  expect(routesOfClaim(null)).toEqual([])
})
