import { filterSentence } from '../filters/words/filter-sentence.ts'
import { type NamedOptions, rangeWord } from '../filters/words/filter-words.ts'
import type { DealSelection } from '../landing/deal-selection.ts'
import { financeTypeTable } from '../offer/finance-type.ts'
import { currency, mileageLabel } from '../pricing/money/currency.ts'
import type { WatchedDeals } from './watched-deals.ts'

/** Names that an address holds only as numbers and slugs. */
export type WatchedNames = NamedOptions & {
  /** "Ford Puma 1.0 EcoBoost ST-Line" of a deal, "Ford Puma SUV" of a list about one model; null for others. */
  car: string | null
}

/** What an alert watches: its car, range or search, and the contract or the filters as a sentence. Rule W-130. */
export type WatchedWords = { title: string; terms: string }

/** @example watchedWords(watched, names).terms // 'Personal lease, 36 months, 8,000 miles a year, 9 months up front, factory order.' */
export function watchedWords(watched: WatchedDeals, names: WatchedNames): WatchedWords {
  if (watched.kind === 'deal') {
    return { title: names.car ?? 'A car', terms: contractSentence(watched.selection) }
  }
  const { values } = watched
  const [range, ...others] = values.ranges
  const ofRange = range !== undefined && others.length === 0 ? rangeWord(range, names) : null
  return { title: names.car ?? ofRange ?? 'Your search', terms: filterSentence(values, names) }
}

function contractSentence(selection: DealSelection): string {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selection
  const isPcp = financeType === 'pcp'
  const parts = [
    financeTypeTable[financeType].label,
    `${termMonths} months`,
    `${mileageLabel(annualMileageMiles)} a year`,
    isPcp
      ? `${currency(deposit * 100)} deposit`
      : `${deposit} ${deposit === 1 ? 'month' : 'months'} up front`,
    !isPcp && (isInStock ? 'in stock' : 'factory order'),
    isMaintained && 'with maintenance',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
