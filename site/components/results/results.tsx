'use client'

import { useState } from 'react'
import { SWRConfig, type Cache } from 'swr'
import type { WireDealPage } from '#core/contract/deal-from-wire.ts'
import type { WireFilterOptions } from '#core/contract/wire-filter-options.ts'
import { readSearch, type ListIdentity } from './use-deal-list.ts'
import { listUrl, optionsUrl } from '../../stores/list-requests.ts'
import { ResultsList, type ResultsTexts } from './results-list.tsx'

export type ResultsProps = ListIdentity & {
  title: string
  /** The canonical query the server answered, without its question mark. */
  search: string
  list: WireDealPage
  options: WireFilterOptions
  texts: ResultsTexts
}

/** A list of deals rendered by the server and kept up to date in the browser. */
export function Results({ list, options, ...rest }: ResultsProps) {
  // What the server asked is already answered: the first page shown is not fetched again.
  const [cache] = useState(() => {
    const wish = { ...readSearch(rest.search, rest.scope), carModel: rest.carModel }
    return new Map<string, object>([
      [listUrl(wish), { data: list }],
      [optionsUrl(wish), { data: options }],
    ]) as Cache
  })
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <ResultsList {...rest} />
    </SWRConfig>
  )
}
