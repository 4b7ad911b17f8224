import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { messages } from '#site/messages/en.ts'
import { versionWords } from './version-words.ts'

const group = (deals: number, otherwiseFromPence: number | null) => ({
  deals,
  cheapestPence: 12_000,
  otherwiseFromPence,
})

test.each([
  ['a lease with others', corsaPersonal36, group(6, 12_983), '5 more versions from £129.83'],
  ['a lease with one other', corsaPersonal36, group(2, 13_000), '1 more version from £130'],
  ['more than a thousand', corsaPersonal36, group(1205, 13_000), '1,204 more versions from £130'],
  ['the only one', corsaPersonal36, group(1, null), null],
  ['a deal by itself', corsaPersonal36, undefined, null],
  ['a PCP, without a price', corsaPcp36, group(6, 12_983), '5 more versions'],
])('D-49 %s', (_, offer, of, words) => {
  const deal = { derivative: corsaSummary, offer, ...(of && { group: of }) }
  expect(versionWords(deal, messages.deal.card)).toBe(words)
})
