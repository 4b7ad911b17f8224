'use no memo'

import type { ActiveFilter } from '#core/filters/words/active-filters.ts'
import { applyChange } from '#core/filters/change/apply-change.ts'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { waysOut, wholeMake } from '#core/filters/words/ways-out.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import type { NamedOptions } from '#core/filters/words/filter-words.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { paths, withSearch } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FilterStore } from '#site/stores/filter-store.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { monthlyPriceAlone } from '#site/components/shared/deal/price-lines.ts'
import { dealCount } from '#site/components/shared/deal/list-summary.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { dealsWithVat } from './deals-with-vat.ts'
import { listsBeyond } from './lists-beyond.ts'
import { useWaysOut, type WaysOutAnswers } from './use-ways-out.ts'

/** What an empty list says, and where it leads beside its own filters. */
export type EmptyWords = { title: string; waysOn: readonly { label: string; href: string }[] }

export type NothingFoundProps = {
  address: string
  /** The list has deals, but not on this page. */
  isPastEnd: boolean
  active: readonly ActiveFilter[]
  values: FilterValues
  carModel: string | undefined
  options: NamedOptions
  hrefOf: (preferences: FilterStore) => string
  empty: EmptyWords
  /** Finance types to choose from, with how many deals each leads to; none where the path decides. */
  financeTypes: readonly FilterOption[]
  texts: Messages['results']['list']
}

/**
 * An empty list and the nearest ways out of it, each with how many deals it leads to: the last chosen
 * filters one by one, or all at once, what the chosen make costs where a budget leaves nothing of it,
 * and the finance types under which there are such deals. Rules F-59, F-124, F-125.
 */
export function NothingFound(props: NothingFoundProps) {
  const { address, isPastEnd, active, values, carModel, options, hrefOf, empty, texts } = props
  const lists = isPastEnd ? [] : listsBeyond(active, values, options, carModel)
  const answers = useWaysOut(lists)
  const nearest = waysOut(
    active,
    answers.map(({ total }) => total),
  )
  const make = wholeMake(values, options)
  const price = make && priceOfFirst(answers[active.length], values)
  const otherTypes = props.financeTypes.flatMap((option) =>
    isFinanceType(option.value) && option.value !== values.financeType && option.count > 0
      ? { ...option, change: { financeType: option.value } }
      : [],
  )
  return (
    <EmptyState
      drawing="road"
      title={isPastEnd ? texts.emptyTitle : empty.title}
      actions={
        <>
          {isPastEnd ? (
            <LinkButton href={hrefOf({ values, page: 1 })}>{texts.firstPage}</LinkButton>
          ) : null}
          {active.length > 0 ? (
            <LinkButton href={address} {...(isPastEnd && { look: 'secondary' })}>
              {texts.clear}
            </LinkButton>
          ) : null}
          {isPastEnd
            ? null
            : nearest.map(({ key, label, count, without }) => (
                <LinkButton key={key} look="secondary" href={hrefOf({ values: without, page: 1 })}>
                  {count === null
                    ? fill(texts.without, { filter: label })
                    : fill(texts.withoutCount, {
                        filter: label,
                        deals: dealCount(count, countTexts(texts)),
                      })}
                </LinkButton>
              ))}
          {make && price ? (
            <LinkButton
              look="secondary"
              href={withSearch(paths.compare(), filtersToSearch(make.values, 1))}
            >
              {fill(texts.cheapestOfMake, { make: make.make, price })}
            </LinkButton>
          ) : null}
          {isPastEnd
            ? null
            : otherTypes.map(({ value, label, count, change }) => (
                <LinkButton
                  key={value}
                  look="secondary"
                  href={hrefOf({ values: applyChange(values, change), page: 1 })}
                >
                  {fill(texts.option, { label, count: countText(count) })}
                </LinkButton>
              ))}
          {isPastEnd
            ? null
            : empty.waysOn.map(({ label, href }) => (
                <LinkButton key={href} look="secondary" href={href}>
                  {label}
                </LinkButton>
              ))}
          {!isPastEnd && active.length === 0 ? (
            <LinkButton href={paths.compare()}>{texts.all}</LinkButton>
          ) : null}
        </>
      }
    >
      <p>
        {isPastEnd ? texts.pastEnd : active.length > 0 ? texts.emptyWords : texts.emptyWordsPlain}
      </p>
    </EmptyState>
  )
}

/** Nothing to fetch where it is there from the start; the browser's side fetches it. */
export const loadNothingFound = (): Promise<void> => Promise.resolve()

const countTexts = ({ total, totalOne, none }: NothingFoundProps['texts']) => ({
  many: total,
  one: totalOne,
  none,
})

/** What the first deal of a list costs a month, with VAT where business prices are shown with it. */
function priceOfFirst(
  page: WaysOutAnswers[number] | undefined,
  { vat, financeType }: FilterValues,
) {
  if (!page) return null
  const [first] = vat && financeType === 'business' ? dealsWithVat(page) : page.deals
  const price = first && monthlyPriceAlone(first.offer)
  if (!price) return null
  return financeType === 'business' ? `${price} ${vatWords(first.offer)}` : price
}
