// The compiler's own memory of every element weighs more here than it saves: see DealGrid.
'use no memo'

import { useCallback, useEffect, type MouseEvent } from 'react'
import { alertPage } from '#core/alerts/alert-page.ts'
import { activeFilters } from '#core/filters/words/active-filters.ts'
import { filterSentence } from '#core/filters/words/filter-sentence.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { isPastEnd, pageCount } from '#core/filters/address/list-pages.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { readSearch, useDealList, type ListIdentity } from './use-deal-list.ts'
import { formSearch } from '#site/data/deals/browser.ts'
import { choose, restoreFilters, type ChangeList } from '#site/stores/filter-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Chip, ChipRow } from '#site/ui/chip/chip.tsx'
import { FilterPanel } from '#site/ui/filter-panel/filter-panel.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { isPlainClick } from '#site/ui/link/plain-click.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { Pagination } from '#site/ui/pagination/pagination.tsx'
import { ResultsLayout } from '#site/ui/results-layout/results-layout.tsx'
import { sortOptionsOf, type Sort } from '#core/filters/query/sort.ts'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { DealGrid } from '#site/components/results/shown-deal-grid.tsx'
import { NothingFound } from '#site/components/results/shown-nothing-found.tsx'
import { EveryDeal } from './grouped/every-deal.tsx'
import { FilterFields } from './filter-fields.tsx'
import { ListExample } from './list-example.tsx'
import { listSummary } from '#site/components/shared/deal/list-summary.ts'
import { PriceAlert } from '#site/components/shared/price-alert/price-alert.tsx'
import { VatSwitch } from '#site/components/shared/deal/vat-switch.tsx'
import { dealsWithVat } from './deals-with-vat.ts'
import type { ListTitles } from './list-titles.ts'
import type { EmptyWords } from './nothing-found.tsx'
import { pageSteps } from './page-steps.ts'
import { PanelFoot } from './panel-foot.tsx'
import { formId, panelId, resultsId } from './results-id.ts'
import { RaisedBudget } from './raised-budget.tsx'
import { useListFocus } from './use-list-focus.ts'
import { useListTitle } from './use-list-title.ts'
import { useWaited } from './use-waited.ts'
import styles from './results.module.css'

export type ResultsTexts = { list: Messages['results']['list']; deal: DealCardTexts }

export type ResultsListProps = ListIdentity & {
  titles: ListTitles
  empty: EmptyWords
  texts: ResultsTexts
}

/** Heading, filters, cards and pages of a list. Its links are real ones, followed in place where script runs. */
export function ResultsList(props: ResultsListProps) {
  const { address, scope, carModel, titles, empty, search, texts } = props
  const results = useDealList({ address, scope, carModel, search })
  const { values, page, list, options, change, hrefOf } = results
  const { top, count, chips, leave, land, showStart } = useListFocus(values)
  const isWaited = useWaited(results.isLoading)
  const t = texts.list
  const title = useListTitle(titles, values.financeType)

  const filter: ChangeList = useCallback(
    (action) => {
      change(action)
      showStart()
    },
    [change, showStart],
  )

  // A choice made before the script came stands in the form and nowhere else yet.
  useEffect(() => {
    const form = document.getElementById(formId)
    // None while the list of another address is on its way.
    if (!(form instanceof HTMLFormElement)) return
    const chosen = readSearch(formSearch(form), scope)
    const isChanged = hrefOf({ ...chosen, page: 1 }) !== hrefOf({ values, page: 1 })
    if (isChanged) filter((store) => restoreFilters(store, chosen))
    // Once, when the script takes over.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  if (!list || !options) return null
  const { total, rows, dealCount: counted = total } = list
  const isWithVat = values.vat && values.financeType === 'business'
  const deals = isWithVat ? dealsWithVat(list) : list.deals
  const active = activeFilters(values, options, scope)
  const pages = pageCount(total, rows)
  const hrefWith = (next: FilterValues) => hrefOf({ values: next, page: 1 })
  const pageHref = (number: number) => hrefOf({ values, page: number })

  const followInPlace = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isPlainClick(event)) return
    if (link.origin !== window.location.origin || link.pathname !== address) return
    event.preventDefault()
    const next = readSearch(link.search, scope)
    const isOtherPage = next.page !== page
    leave(link)
    change((store) => restoreFilters(store, next))
    if (isOtherPage) land()
    else showStart()
  }

  return (
    <div id={resultsId} onClickCapture={followInPlace}>
      <ResultsLayout
        title={title}
        countRef={count}
        aside={<RaisedBudget values={values} options={options} hrefWith={hrefWith} texts={t} />}
        summary={listSummary({ ...list, deals, sort: values.sort, page }, t)}
        sort={
          <div className={styles.sort}>
            <EveryDeal
              values={values}
              scope={scope}
              form={formId}
              change={change}
              label={t.everyDeal}
            />
            <SelectField
              id="sort"
              name="sort"
              form={formId}
              label={t.sort}
              value={values.sort}
              options={sortOptionsOf(values.financeType)}
              onChange={({ target }) =>
                filter((store) => choose(store, { sort: target.value as Sort }))
              }
            />
            <div className={styles.noScript}>
              <Button type="submit" form={formId} look="secondary">
                {t.applySort}
              </Button>
            </div>
          </div>
        }
        chips={
          active.length > 0 ? (
            <div ref={chips}>
              <ChipRow label={t.chips}>
                {active.map(({ key, label, without }) => (
                  <Chip
                    key={key}
                    label={label}
                    href={hrefOf({ values: without, page: 1 })}
                    removeLabel={fill(t.removeChip, { filter: label })}
                  />
                ))}
                <a href={address} className={styles.clear}>
                  {t.clear}
                </a>
              </ChipRow>
            </div>
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
                <PanelFoot
                  total={counted}
                  isCounting={isWaited}
                  hasFailed={results.hasFailed}
                  retry={results.retry}
                  land={land}
                  texts={t}
                />
              }
            >
              <FilterFields
                values={values}
                options={options}
                scope={scope}
                change={filter}
                hrefWith={hrefWith}
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
        {values.financeType === 'business' && deals.length > 0 ? (
          <VatSwitch
            isWithVat={isWithVat}
            href={hrefOf({ values: { ...values, vat: !isWithVat }, page })}
            texts={texts.deal.price.vat}
          />
        ) : null}
        <ListExample deals={deals} texts={{ credit: t.credit, price: texts.deal.price }} />
        <div
          ref={top}
          tabIndex={-1}
          className={styles.list}
          role="group"
          aria-label={filterSentence(values, options)}
          aria-busy={results.isLoading}
          data-waited={isWaited || undefined}
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
            <DealGrid
              deals={deals}
              scope={scope}
              isOfProviders={values.providers.length > 0}
              texts={texts.deal}
            />
          ) : (
            <NothingFound
              address={address}
              isPastEnd={isPastEnd(page, total, rows)}
              active={active}
              hrefOf={hrefOf}
              values={values}
              carModel={carModel}
              options={options}
              empty={empty}
              financeTypes={scope.financeType ? [] : options.financeTypes}
              texts={t}
            />
          )}
        </div>
        <PriceAlert
          page={alertPage({ href: pageHref(1), scope, carModel: carModel ?? null, values })}
          isOfList
        />
      </ResultsLayout>
    </div>
  )
}
