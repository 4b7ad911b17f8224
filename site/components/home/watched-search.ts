import { filtersFromSearch } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { searchRecord } from '#core/filters/query/search-record.ts'
import { paths } from '#core/routes/paths.ts'
import { dealCount } from '#site/components/shared/deal/list-summary.ts'
import { formSearch, latestOnly, optionsUrl } from '#site/data/deals/browser.ts'
import type { Messages } from '#site/messages/en.ts'

const debounceMs = 150

type Watch = {
  texts: Messages['home']['search']
  /** Takes the words of the button. */
  say: (words: string) => void
  /** Opens an address without a reload, since where the visitor came from is kept in memory only. */
  open: (href: string) => void
  /** Ends the watch. */
  signal: AbortSignal
}

/**
 * Follows what is chosen in the search of the home page: says how many deals it would find, from the
 * first choice on, and opens them in place. While the count cannot be had the words stay as they were.
 */
export function watchSearch(form: HTMLFormElement, { texts, say, open, signal }: Watch) {
  const ask = latestOnly()
  let isCounting = false
  let timer: number | undefined
  const chosen = () => filtersFromSearch(searchRecord(new URLSearchParams(formSearch(form)))).values

  const count = async () => {
    const values = chosen()
    isCounting ||= filtersToSearch(values) !== filtersToSearch(defaultFilters())
    if (!isCounting) return
    try {
      const { total } = await ask<{ total: number }>(optionsUrl({ values, carModel: undefined }))
      say(dealCount(total, { many: texts.seeCount, one: texts.seeOne, none: texts.seeNone }))
    } catch {
      // A later choice took its place, or the form is sent without a number.
    }
  }
  const countSoon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void count(), debounceMs)
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    open(paths.compare(filtersToSearch(chosen())))
  }
  form.addEventListener('change', countSoon, { signal })
  form.addEventListener('submit', search, { signal })
  signal.addEventListener('abort', () => window.clearTimeout(timer))
  void count() // chosen before the script came, or put back by the browser
}
