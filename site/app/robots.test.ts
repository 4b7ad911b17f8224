import { expect, test } from 'vitest'
import { subjectAddresses, subjectNames } from '#core/filters/address/subject-lists.ts'
import { paths } from '#core/routes/paths.ts'
import robots from './robots.ts'

const { disallow } = robots().rules as { disallow: string[] }

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
