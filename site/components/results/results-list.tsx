'use client'
// The compiler's own memory of every element weighs more here than it saves: see DealGrid.
'use no memo'

import { useEffect, useRef, type MouseEvent } from 'react'
import { activeFilters } from '#core/filters/words/active-filters.ts'
import { filterSentence } from '#core/filters/words/filter-sentence.ts'
import { isPastEnd, pageCount } from '#core/filters/address/list-pages.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { readSearch, useDealList, type ListIdentity } from './use-deal-list.ts'
import { formSearch } from '#site/data/deals/browser.ts'
import { choose, restoreFilters } from '#site/stores/filter-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Chip, ChipRow } from '#site/ui/chip/chip.tsx'
import { FilterPanel } from '#site/ui/filter-panel/filter-panel.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { Pagination } from '#site/ui/pagination/pagination.tsx'
import { ResultsLayout } from '#site/ui/results-layout/results-layout.tsx'
import { sortOptionsOf, type Sort } from '#core/filters/query/sort.ts'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { DealGrid } from './deal-grid.tsx'
import { FilterFields } from './filter-fields.tsx'
import { ListExample } from './list-example.tsx'
import { dealCount, listSummary } from '#site/components/shared/deal/list-summary.ts'
import type { ListTitles } from './list-titles.ts'
import { type EmptyWords, NothingFound } from './nothing-found.tsx'
import { pageSteps } from './page-steps.ts'
import { useListTitle } from './use-list-title.ts'
import styles from './results.module.css'

export type ResultsTexts = { list: Messages['results']['list']; deal: DealCardTexts }

export type ResultsListProps = ListIdentity & {
  titles: ListTitles
  empty: EmptyWords
  texts: ResultsTexts
}

const formId = 'filters'
const panelId = 'filter-panel'

/** Heading, filters, cards and pages of a list. Its links are real ones, followed in place where script runs. */
export function ResultsList(props: ResultsListProps) {
  const { address, scope, carModel, titles, empty, search, texts } = props
  const results = useDealList({ address, scope, carModel, search })
  const { values, page, list, options, change, hrefOf } = results
  const top = useRef<HTMLDivElement>(null)
  const t = texts.list
  const title = useListTitle(titles, values.financeType)

  // A choice made before the script came stands in the form and nowhere else yet.
  useEffect(() => {
    const form = document.getElementById(formId)
    const chosen = readSearch(form instanceof HTMLFormElement ? formSearch(form) : '', scope)
    const isChanged = hrefOf({ ...chosen, page: 1 }) !== hrefOf({ values, page: 1 })
    if (isChanged) change((store) => restoreFilters(store, chosen))
    // Once, when the script takes over.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  if (!list || !options) return null
  const { deals, total, rows } = list
  const active = activeFilters(values, options, scope)
  const pages = pageCount(total, rows)
  const pageHref = (number: number) => hrefOf({ values, page: number })

  const followInPlace = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (
      !link ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (link.origin !== window.location.origin || link.pathname !== address) return
    event.preventDefault()
    const next = readSearch(link.search, scope)
    const isOtherPage = next.page !== page
    change((store) => restoreFilters(store, next))
    if (isOtherPage) {
      top.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView()
    }
  }

  return (
    <div onClickCapture={followInPlace}>
      <ResultsLayout
        title={title}
        summary={listSummary({ total, sort: values.sort, page, deals }, t)}
        sort={
          <div className={styles.sort}>
            <SelectField
              id="sort"
              name="sort"
              form={formId}
              label={t.sort}
              value={values.sort}
              options={sortOptionsOf(values.financeType)}
              onChange={({ target }) =>
                change((store) => choose(store, { sort: target.value as Sort }))
              }
            />
          </div>
        }
        chips={
          active.length > 0 ? (
            <ChipRow label={t.chips}>
              {active.map(({ key, label, without }) => (
                <Chip
                  key={key}
                  label={label}
                  href={hrefOf({ values: without, page: 1 })}
                  removeLabel={fill(t.removeChip, { filter: label })}
                />
              ))}
              <Link href={address} className={styles.clear}>
                {t.clear}
              </Link>
            </ChipRow>
          ) : null
        }
        filters={
          <form id={formId} action={address} method="get" autoComplete="off">
            <FilterPanel
              id={panelId}
              title={t.filters}
              openLabel={
                active.length > 0
                  ? fill(t.openFiltersCount, { count: active.length })
                  : t.openFilters
              }
              closeLabel={t.closeFilters}
              submit={
                <>
                  <div className={styles.noScript}>
                    <Button type="submit" isWide>
                      {t.apply}
                    </Button>
                  </div>
                  <div className={styles.done}>
                    <Button popoverTarget={panelId} popoverTargetAction="hide" isWide>
                      {dealCount(total, { many: t.see, one: t.seeOne, none: t.seeNone })}
                    </Button>
                  </div>
                </>
              }
            >
              <FilterFields
                values={values}
                options={options}
                scope={scope}
                change={change}
                texts={t}
              />
            </FilterPanel>
          </form>
        }
        pagination={
          pages > 1 && deals.length > 0 ? (
            <Pagination
              label={t.pages}
              steps={pageSteps(page, pages, pageHref)}
              pageLabel={(number) => fill(t.page, { page: number })}
              {...(page > 1 && { previous: { href: pageHref(page - 1), label: t.previous } })}
              {...(page < pages && { next: { href: pageHref(page + 1), label: t.next } })}
            />
          ) : null
        }
      >
        <ListExample deals={deals} texts={{ credit: t.credit, price: texts.deal.price }} />
        <div
          ref={top}
          tabIndex={-1}
          className={styles.list}
          role="group"
          aria-label={filterSentence(values, options)}
          aria-busy={results.isLoading}
        >
          {results.hasFailed ? (
            <div className={styles.failed}>
              <Notice tone="bad" isLive>
                <p>{t.failed}</p>
                <Button look="secondary" onClick={results.retry}>
                  {t.retry}
                </Button>
              </Notice>
            </div>
          ) : null}
          {deals.length > 0 ? (
            <DealGrid deals={deals} texts={texts.deal} />
          ) : (
            <NothingFound
              address={address}
              isPastEnd={isPastEnd(page, total, rows)}
              active={active}
              hrefOf={hrefOf}
              values={values}
              empty={empty}
              texts={t}
            />
          )}
        </div>
      </ResultsLayout>
    </div>
  )
}
