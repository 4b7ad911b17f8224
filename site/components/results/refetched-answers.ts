import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { listUrl, optionsUrl } from '#site/data/deals/browser.ts'
import { askUrl } from '#site/data/leasing/browser.ts'
import { loadNothingFound } from '#site/components/results/shown-nothing-found.tsx'
import { listsBeyondOf } from './lists-beyond.ts'
import type { ListAnswers } from './results.tsx'
import { shownOptions } from './shown-options.ts'
import { type ListIdentity, readSearch } from './use-deal-list.ts'
import { askAll, waysOutKey } from './use-ways-out.ts'

const asked = new Map<string, Promise<ListAnswers>>()

/**
 * What the server's HTML of a list shows, asked for again, once: React needs it to take the HTML over,
 * and a page as sent does not hold it. Rule D-101.
 */
export function refetchedAnswers(
  { search, scope, carModel }: ListIdentity,
  onFailure: () => void,
): Promise<ListAnswers> {
  const preferences = { ...readSearch(search, scope), carModel }
  const key = listUrl(preferences)
  const answers =
    asked.get(key) ??
    ask().catch(() => {
      asked.delete(key)
      onFailure()
      return new Promise<never>(() => {})
    })
  asked.set(key, answers)
  return answers

  async function ask(): Promise<ListAnswers> {
    const [page, all] = await Promise.all([
      askUrl<WireDealPage>(key),
      askUrl<FilterOptions>(optionsUrl(preferences)),
    ])
    const list = dealPageFromWire(page)
    if (list.deals.length === 0) await loadNothingFound()
    const options = shownOptions(all, scope)
    const beyondKey = list.total > 0 ? null : waysOutKey(listsBeyondOf(preferences, options, scope))
    return { list, options, beyond: beyondKey ? await askAll(beyondKey) : undefined }
  }
}
