import type { GaveWay } from '#core/landing/gave-way.ts'
import type { DealSelection } from '#core/landing/deal-selection.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

type Texts = Messages['deal']

const list = new Intl.ListFormat('en-GB')

/**
 * Which words of a deal gave way to a choice: "Nobody quotes exactly that, so this gave way: in
 * stock became factory order". Empty when none did. Rule L-57.
 */
export function gaveWayWords(
  gaveWay: readonly GaveWay[],
  selection: DealSelection,
  { gaveWay: own, sentence }: Pick<Texts, 'gaveWay' | 'sentence'>,
): string {
  if (gaveWay.length === 0) return ''
  const words = gaveWay.map((each) => {
    const [before, after] = bothWords(each, selection, own, sentence)
    return fill(own.word, { before, after })
  })
  return fill(words.length === 1 ? own.one : own.other, { words: list.format(words) })
}

function bothWords(
  each: GaveWay,
  { financeType }: DealSelection,
  own: Texts['gaveWay'],
  sentence: Texts['sentence'],
): [before: string, after: string] {
  const months = (count: number) => fill(count === 1 ? sentence.month : sentence.months, { count })
  switch (each.word) {
    case 'financeType':
      return [financeTypeTable[each.before].label, financeTypeTable[each.after].label]
    case 'termMonths':
      return [months(each.before), months(each.after)]
    case 'annualMileageMiles':
      return [
        fill(own.miles, { miles: mileageLabel(each.before) }),
        fill(own.miles, { miles: mileageLabel(each.after) }),
      ]
    case 'deposit': {
      const deposit = (value: number) =>
        financeType === 'pcp'
          ? fill(own.deposit, { deposit: currency(value * 100) })
          : fill(own.upFront, { deposit: months(value) })
      return [deposit(each.before), deposit(each.after)]
    }
    case 'isInStock':
      return [stock(each.before, sentence), stock(each.after, sentence)]
    case 'isMaintained':
      return [maintenance(each.before, sentence), maintenance(each.after, sentence)]
  }
}

const stock = (isInStock: boolean, sentence: Texts['sentence']) =>
  isInStock ? sentence.inStock : sentence.factory

const maintenance = (isMaintained: boolean, sentence: Texts['sentence']) =>
  isMaintained ? sentence.withMaintenance : sentence.withoutMaintenance
