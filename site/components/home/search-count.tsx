'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { filtersFromSearch } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { searchRecord } from '#core/filters/query/search-record.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { formSearch, latestOnly, optionsUrl } from '#site/data/deals/browser.ts'
import { Button } from '#site/ui/button/button.tsx'
import { dealCount } from '#site/components/shared/deal/list-summary.ts'
import styles from './home.module.css'

const debounceMs = 150

/**
 * The button of the form it stands in. Where script runs it says how many deals the form would
 * find, from the first choice on, and the search opens without a reload; a plain submit button
 * otherwise.
 */
export function SearchCount({ texts }: { texts: Messages['home']['search'] }) {
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [ask] = useState(latestOnly)
  const { data } = useSWR(url, (key) => ask<{ total: number }>(key), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    let timer: number | undefined
    const chosen = () =>
      filtersFromSearch(searchRecord(new URLSearchParams(formSearch(form)))).values
    const read = () => {
      const values = chosen()
      const isChosen = filtersToSearch(values) !== filtersToSearch(defaultFilters())
      setUrl((before) => (isChosen || before ? optionsUrl({ values, carModel: undefined }) : null))
    }
    // Without a reload, since where the visitor came from is kept in memory only.
    const search = (event: SubmitEvent) => {
      event.preventDefault()
      router.push(paths.compare(filtersToSearch(chosen())))
    }
    const readSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(read, debounceMs)
    }
    read() // a browser may have put back what was chosen before
    form.addEventListener('change', readSoon)
    form.addEventListener('submit', search)
    return () => {
      window.clearTimeout(timer)
      form.removeEventListener('change', readSoon)
      form.removeEventListener('submit', search)
    }
  }, [router])

  return (
    <div ref={place} className={styles.submit} aria-live="polite">
      <Button type="submit" isWide>
        {url && data
          ? dealCount(data.total, { many: texts.seeCount, one: texts.seeOne, none: texts.seeNone })
          : texts.see}
      </Button>
    </div>
  )
}
