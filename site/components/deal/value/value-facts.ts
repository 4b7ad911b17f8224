import { currency } from '#core/pricing/money/currency.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { leastDealsScored } from '#core/pricing/value/value-score.ts'
import { monthlyPencePerThousand, ordinal, shownScore } from '#core/pricing/value/value-words.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Fact } from '#site/ui/facts/facts.tsx'

type Texts = Messages['deal']['value']

/** What the deal page says of a deal's value: a line, and what opens from it; nothing opens without a score. */
export type ShownValue = { line: string; facts: Fact[]; notes: string[] }

/** The words for a value score, its rank, its formula and its inputs. Rules P-80 to P-84, D-53. */
export function shownValue(value: DealValue, cars: string, texts: Texts): ShownValue {
  const { score, rank, quotient, inputs, deals, isApproximate } = value
  if (inputs === null || rank === null || quotient === null) {
    return { line: texts.noPrice, facts: [], notes: [] }
  }
  if (score === null) {
    const counts = { least: leastDealsScored, cars, deals }
    return { line: fill(texts.few, counts), facts: [], notes: [] }
  }
  const { effectiveMonthlyPence, listPricePence, listPriceBasis, isWithoutVat } = inputs
  const vat = isWithoutVat ? texts.withoutVat : ''
  const place = fill(texts.rank, { rank: ordinal(rank), deals, cars })
  const shown = shownScore(score, isApproximate)
  return {
    line: fill(isApproximate ? texts.about : texts.exact, { score: shown, place }),
    facts: [
      { label: texts.monthly + vat, value: currency(effectiveMonthlyPence) },
      { label: texts[listPriceBasis] + vat, value: currency(listPricePence) },
      { label: texts.quotient, value: currency(monthlyPencePerThousand(quotient)) },
      { label: fill(texts.rankLabel, { cars }), value: place },
      { label: texts.formula, value: fill(texts.sum, { deals, rank, score }) },
    ],
    notes: [...(isApproximate ? [fill(texts.aboutWhy, { score: shown })] : [])],
  }
}
