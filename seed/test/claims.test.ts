import { describe, expect, test } from 'vitest'
import { claimFigures } from '#core/content/claim-figures.ts'
import { claimPlacements } from '#schemas/placement/claim-placement.ts'
import { isLegalPage } from '#schemas/placement/page-key.ts'
import { textsOf, wordsOf } from './texts-of.ts'
import { documents } from '../content-seed.ts'
import { documentsOf } from './documents.ts'

const claims = documentsOf('marketingClaim')
const guides = documentsOf('guide')

/** A promise is written once, as a claim: what has expired must not live on in another text. */
const textOf = (key: string) => claims.find((claim) => claim.key === key)!.text
const json = JSON.stringify(documents)

/**
 * Every text but the claims themselves and those that bind us, which must stay whole: legal pages
 * and the statement in the footer.
 */
const others = documents.flatMap((document) => {
  const isBinding = document._type === 'pageContent' && isLegalPage(document.key)
  if (document._type === 'marketingClaim' || isBinding) return []
  return [{ id: document._id, text: textsOf({ ...document, footerStatement: '' }).join('\n') }]
})

describe('no other text promises', () => {
  test.each([
    ['in-stock-delivery', /2(?:–| to )4 weeks/],
    ['factory-order-delivery', /12(?:–| to )14 weeks/],
    ['delivery-included', /mainland UK/],
    ['lease-terms', /(?:two to four|two, three or four) years/],
    ['pcp-length', /18(?:–| to )48 months/],
    ['pcp-apr', /between 4% and 8%/],
    ['car-sale', /within 24 hours of/],
    ['complaint-times', /5 business days|send a final answer/],
    ['vat-reclaim', /reclaim(?:s|ed)? (?:50%|half|all) of/],
    ['eligibility', /at least 18|good credit record/],
    ['credit-broker', /credit broker, not a lender/],
    ['commission', /pays us a commission/],
  ])('%s', (key, promise) => {
    expect(textOf(key)).toMatch(promise)
    expect(others.filter(({ text }) => promise.test(text)).map(({ id }) => id)).toEqual([])
  })
})

test('every claim stands on some page', () => {
  const placed: string[] = Object.values(claimPlacements).flat()
  const isReferred = (key: string) => json.includes(`"_ref":"claim-${key}"`)
  expect(claims.filter(({ key }) => !placed.includes(key) && !isReferred(key))).toEqual([])
})

test('D-27 a complaint is acknowledged within its days', () => {
  expect(textOf('complaint-times')).toContain(
    `within ${claimFigures.acknowledgementBusinessDays} business days`,
  )
})

describe('E-11 statements for the regulator', () => {
  const regulatory = claims.filter(({ isRegulatory }) => isRegulatory)

  test('are all marked as such', () => {
    const named = /credit broker|commission|Financial Conduct Authority|APR|complaint/
    expect(claims.filter(({ text }) => named.test(text))).toEqual(regulatory)
  })

  test('give a firm number that is plainly a placeholder', () => {
    expect(textOf('credit-broker')).toContain('000000 (placeholder')
    const numbers = [...json.matchAll(/(?:reference|FRN|register)\D{0,20}(\d{6})/gi)]
    expect(new Set(numbers.map(([, digits]) => digits))).toEqual(new Set(['000000']))
  })
})

test('an answer says something to people and search engines when its claims have expired', () => {
  const answers = documents.flatMap((document) =>
    document._type === 'faq' ? [[document._id, document.answer] as const] : [],
  )
  const own = answers.map(([id, answer]) => {
    const written = answer.filter(({ _type }) => _type !== 'claimNote')
    return { id, words: wordsOf(written).length }
  })
  expect(own.filter(({ words }) => words < 10)).toEqual([])
})

test('a company car is taxed on its list price by the percentage its row names', () => {
  const body = guides.find(({ slug }) => slug.current === 'company-car-or-own-lease')!.body
  const tables = body.flatMap((member) => (member._type === 'contentTable' ? [member] : []))
  const rows = tables.find(({ caption }) => caption.includes('list price of £35,000'))!.rows
  const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`
  expect(rows.length).toBeGreaterThan(1)
  for (const { cells } of rows) {
    const percent = Number(/\((\d+)%\)/.exec(cells[0]!)![1])
    const taxable = (35_000 * percent) / 100
    expect(cells.slice(1)).toEqual([
      pounds(taxable),
      `${pounds(taxable * 0.2)} a year`,
      `${pounds(taxable * 0.4)} a year`,
    ])
  }
})
