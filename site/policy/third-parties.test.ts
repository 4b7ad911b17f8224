import { expect, test } from 'vitest'
import { readConfig } from '#site/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { thirdPartySources } from './third-parties.ts'

const noThirdParties = readConfig({}).thirdParties
const all = {
  analyticsId: 'G-ABC',
  adPixelId: '123',
  chatScriptUrl: 'https://chat.example/start.js',
  reviewsBusinessId: 'abc',
}
const policy = (thirdParties: typeof noThirdParties) =>
  contentSecurityPolicy([], [], thirdPartySources(thirdParties))

test('A-36 without a service the policy names nobody', () => {
  expect(thirdPartySources(noThirdParties)).toEqual({})
  expect(policy(noThirdParties)).toBe(contentSecurityPolicy([], []))
  expect(policy(noThirdParties)).not.toMatch(/https:|frame-src|media-src/)
})

test.each([
  ['adPixelId', 'https://connect.facebook.net'],
  ['analyticsId', 'https://www.googletagmanager.com'],
  ['chatScriptUrl', 'https://chat.example'],
  ['reviewsBusinessId', 'https://widget.trustpilot.com'],
] as const)('A-36 %s alone lets pages load %s from %s and from no other', (name, script) => {
  const given = { ...noThirdParties, [name]: all[name] }
  const scripts = policy(given).match(/script-src [^;]*/)?.[0]
  expect(scripts).toBe(`script-src 'self' ${script}`)
})

test('A-36 with every service each source stands once, and inline code is refused as before', () => {
  const given = policy(all)
  for (const directive of given.split('; ')) {
    const sources = directive.split(' ')
    expect(new Set(sources).size, directive).toBe(sources.length)
  }
  expect(given).toContain('frame-src https://chat.example https://widget.trustpilot.com')
  expect(given).toContain('wss://chat.example')
  expect(given).not.toContain('unsafe')
})
