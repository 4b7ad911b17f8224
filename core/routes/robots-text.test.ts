import { expect, test } from 'vitest'
import { subjectAddresses, subjectNames } from '#core/filters/address/subject-lists.ts'
import { robotsText } from './crawlers.ts'
import { paths } from './paths.ts'

const siteMap = 'https://larkway.example/sitemap.xml'
const lines = robotsText(siteMap).split('\n')
const disallow = lines.flatMap((line) => line.split('Disallow: ')[1] ?? [])

/** Whether a crawler must leave an address alone: `*` is anything, and the rest its beginning. */
const isForbidden = (address: string) =>
  disallow.some((rule) =>
    new RegExp(`^${rule.split('*').map(RegExp.escape).join('.*')}`).test(address),
  )

test.each([paths.compare(), paths.carSearch(), ...subjectNames.flatMap(subjectAddresses)])(
  'R-27 crawlers may read %s, and none of its queries',
  (address) => {
    expect(isForbidden(address)).toBe(false)
    expect(isForbidden(`${address}?page=2`)).toBe(true)
    expect(isForbidden(`${address}?fuelTypes=electric&page=2`)).toBe(true)
  },
)

test('R-27 D-80 robots.txt says where the site map of its storefront is', () => {
  expect(lines).toContain(`Sitemap: ${siteMap}`)
})
