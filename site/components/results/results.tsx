'use no memo'

import { useState } from 'react'
import { SWRConfig, type Cache } from 'swr'
import { decodeDealColumns, type DealColumns } from '#core/contract/columns/deal-columns.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { DealPage } from '#core/offer/deal.ts'
import cardTexts from '#site/messages/en/deal-card.json' with { type: 'json' }
import listTexts from '#site/messages/en/results-list.json' with { type: 'json' }
import { listUrl, optionsUrl } from '#site/data/deals/browser.ts'
import { valueInMemory } from '#site/live-document/live-document.ts'
import { listAnswersName } from './list-answers-name.ts'
import { listsBeyondOf } from './lists-beyond.ts'
import type { ListTitles } from './list-titles.ts'
import type { EmptyWords } from './nothing-found.tsx'
import { ResultsList, type ResultsTexts } from './results-list.tsx'
import { readSearch, type ListIdentity } from './use-deal-list.ts'
import { waysOutKey, type WaysOutAnswers } from './use-ways-out.ts'

export type ResultsProps = ListIdentity & {
  titles: ListTitles
  empty: EmptyWords
  /**
   * What the list shows; a page as sent has none, and asks when it is used. The server's rendering of
   * a live document finds it in memory. Rules D-101, D-111.
   */
  refetchable: ListAnswers | undefined
}

export type ListAnswers = {
  list: DealPage | PackedPage
  options: FilterOptions
  /** What the lists beyond an empty one hold; none of a list with deals. */
  beyond?: WaysOutAnswers | undefined
}

/** A page of deals as the server's payload holds it. */
export type PackedPage = Omit<DealPage, 'deals'> & { columns: DealColumns }

/** The texts come with the script: as props they would travel with every list, used or not. */
const texts: ResultsTexts = { list: listTexts, deal: cardTexts }

/** A list of deals rendered by the server and kept up to date in the browser. */
export function Results({ refetchable, ...rest }: ResultsProps) {
  const [cache] = useState(() =>
    answersFrom(rest, refetchable ?? (valueInMemory(listAnswersName) as ListAnswers)),
  )
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <ResultsList {...rest} texts={texts} />
    </SWRConfig>
  )
}

/** Client-side cache of responses of one rates version, shared by all lists. */
const cached = { ratesVersion: 0, answers: new Map<string, object>() }

/** Seeds the cache with the server's result, so that the first page is not fetched again. */
function answersFrom(
  { search, scope, carModel }: ListIdentity,
  { list, options, beyond }: ListAnswers,
): Cache {
  const isBrowser = typeof window !== 'undefined'
  if (isBrowser && cached.ratesVersion !== list.ratesVersion) {
    Object.assign(cached, { ratesVersion: list.ratesVersion, answers: new Map() })
  }
  const answers = isBrowser ? cached.answers : new Map<string, object>()
  const preferences = { ...readSearch(search, scope), carModel }
  answers.set(listUrl(preferences), {
    data: unpacked(list),
  })
  answers.set(optionsUrl(preferences), { data: options })
  const beyondKey = waysOutKey(listsBeyondOf(preferences, options, scope))
  if (beyond && beyondKey) answers.set(beyondKey, { data: beyond })
  return answers as Cache
}

function unpacked(list: DealPage | PackedPage): DealPage {
  if (!('columns' in list)) return list
  const { columns, ...page } = list
  return { ...page, deals: decodeDealColumns(columns) }
}
