'use client'

import useSWR from 'swr'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import { listedPath } from '#core/landing/offer-path.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { FilterScope } from '#core/filters/filter-values.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { listUrl } from '#site/data/deals/browser.ts'
import { askUrl } from '#site/data/leasing/browser.ts'
import texts from '#site/messages/en/versions.json' with { type: 'json' }
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { dealsWithVat } from '../deals-with-vat.ts'
import { readSearch } from '../use-deal-list.ts'
import { DealRow } from './deal-row.tsx'
import styles from './grouped.module.css'

export type OtherDealsProps = {
  /** The deal that stands for its car model, and is not said again. */
  deal: ListedDeal
  scope: FilterScope
  texts: DealCardTexts
}

const fetchDeals = async (url: string) => dealPageFromWire(await askUrl<WireDealPage>(url))

/**
 * The other deals of a car model under the filters in force, with a way to the rest where a page
 * does not hold them. Rule D-49.
 */
export function OtherDeals({ deal, scope, texts: cardTexts }: OtherDealsProps) {
  const { manufacturer, range, carModel, capId } = deal.derivative
  const model = {
    manufacturers: [manufacturer.slug],
    ranges: [rangeValue(manufacturer.slug, range.slug)],
    everyDeal: true,
  }
  const values = { ...readSearch(window.location.search, scope).values, ...model }
  const { data, error, isValidating, mutate } = useSWR(
    listUrl({ values, page: 1, carModel: String(carModel.id) }),
    fetchDeals,
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const car = carName({ manufacturer, range: carModel })
  const { financeType } = values
  const all = paths.carSearchVehicles(
    manufacturer.slug,
    range.slug,
    carModel.slug,
    financeType,
    filtersToSearch(values, 1, { ...model, financeType }),
  )
  if (!data) {
    return error && !isValidating ? (
      <Notice tone="bad" isLive>
        <p>{texts.failed}</p>
        <Button look="secondary" onClick={() => void mutate()}>
          {texts.retry}
        </Button>
      </Notice>
    ) : (
      <p className={styles.waiting} role="status">
        {texts.waiting}
      </p>
    )
  }
  const deals = values.vat ? dealsWithVat(data) : data.deals
  const pathOf = listedPath({
    isOfSpecials: scope.specialOffers === true,
    isOfProviders: values.providers.length > 0,
  })
  const others = deals.filter(({ derivative }) => derivative.capId !== capId)
  return (
    <>
      {others.length === 0 ? <p>{texts.none}</p> : null}
      <ul className={styles.rows} aria-label={fill(texts.label, { car })}>
        {others.map((each) => (
          <DealRow
            key={each.derivative.capId}
            deal={each}
            href={pathOf(each.offer)}
            texts={cardTexts}
          />
        ))}
      </ul>
      {data.total > data.deals.length ? (
        <p className={styles.rest}>
          <a href={all}>{fill(texts.rest, { count: countText(data.total) })}</a>
        </p>
      ) : null}
    </>
  )
}
