import { describe, expect, test } from 'vitest'
import { claimFigures, includedInEveryDeal } from '#core/content/claim-figures.ts'
import { contactHours } from '#core/organisation/contact-hours.ts'
import { documentsOf } from './documents.ts'

const claims = documentsOf('marketingClaim')
const legalPages = documentsOf('pageContent')
const siteSettings = documentsOf('siteSettings')[0]!

/** The texts we begin with promise what core says, no more and no less. */
const claim = (key: string) => claims.find((each) => each.key === key)!
const legalText = (key: string) => JSON.stringify(legalPages.find((page) => page.key === key))
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const { leaseTermsYears, inStockWeeks, factoryOrderWeeks, leastAgeYears } = claimFigures

describe('claims', () => {
  test('D-23 the number of providers is not written but counted', () => {
    expect(claim('provider-count').figure).toBe('{providers}')
    expect(claim('provider-count').text).toBe('Compare deals from {providers} providers.')
    expect(siteSettings.intro).toContain('{providers} leasing providers')
  })

  test.each([
    ['D-24', 'lease-terms', `${leaseTermsYears.from}–${leaseTermsYears.to} years`],
    ['D-25', 'in-stock-delivery', `${inStockWeeks.from}–${inStockWeeks.to} weeks`],
    ['D-25', 'factory-order-delivery', `${factoryOrderWeeks.from}–${factoryOrderWeeks.to} weeks`],
    ['D-28', 'eligibility', `${leastAgeYears} or over`],
  ])('%s %s says %s', (_, key, figure) => {
    expect(claim(key).figure).toBe(figure)
  })

  test('D-28 a lessee needs an age, good credit and proof of income', () => {
    const text = claim('eligibility').text!
    expect(text).toContain(`at least ${leastAgeYears}`)
    expect(text).toContain('good credit record')
    expect(text).toContain('proof of income')
  })
})

test('D-42 a demonstration says that its prices are illustrative', () => {
  expect(claim('illustrative-prices').text).toMatch(/^Illustrative prices/)
})

test('D-43 what every deal includes is said in full', () => {
  const [delivery, roadTax, warranty] = includedInEveryDeal.map((key) => claim(key).text)
  expect(delivery).toContain('mainland UK is included in every lease deal')
  expect(roadTax).toContain('Road tax is included for the length of the contract')
  expect(warranty).toContain('Every car comes with its manufacturer’s warranty')
})

describe('D-27 the legal pages', () => {
  test('give a complaint its days and weeks', () => {
    const { acknowledgementBusinessDays, finalResponseWeeks } = claimFigures
    expect(legalText('tcs')).toContain(
      `a complaint within ${words[acknowledgementBusinessDays]} working days and send a final answer within ${words[finalResponseWeeks]} weeks`,
    )
  })

  test('give a request about data its month', () => {
    expect(legalText('privacy-policy')).toContain(
      `answer within ${words[claimFigures.dataRightsMonths]} month`,
    )
  })
})

test('D-29 the contact hours are those by which we are open', () => {
  const minute = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hours = siteSettings.contactHours!.map(({ days, opens, closes }) => ({
    days,
    fromMinute: minute(opens),
    toMinute: minute(closes),
  }))
  expect(hours).toEqual([{ days: 'Monday to Friday', ...contactHours.week[1] }])
  expect(contactHours.week.filter((day) => day !== null)).toHaveLength(5)
})
