import { expect, test } from 'vitest'
import { audienceOf, type BannerAudience, bannersShown } from './banners-shown.ts'

const banner = (audience: BannerAudience) => ({
  audience,
  startsOn: '2026-11-22',
  endsOn: '2026-11-30',
})
const all = (['business', 'everyone', 'personal'] as const).map(banner)

test.each([
  ['everyone', ['business', 'everyone', 'personal']],
  ['personal', ['everyone', 'personal']],
  ['business', ['business', 'everyone']],
] as const)('E-12 a page for %s shows banners for %j', (audience, shown) => {
  expect(bannersShown(all, { today: '2026-11-25', audience }).map((b) => b.audience)).toEqual(shown)
})

test.each([
  ['2026-11-21', 0],
  ['2026-11-22', 3],
  ['2026-11-30', 3],
  ['2026-12-01', 0],
])('E-03 on %s %i banners show', (today, count) => {
  expect(bannersShown(all, { today, audience: 'everyone' })).toHaveLength(count)
})

test('E-12 PCP speaks to the same people as a personal lease', () => {
  expect(audienceOf('pcp')).toBe('personal')
  expect(audienceOf('personal')).toBe('personal')
  expect(audienceOf('business')).toBe('business')
})
