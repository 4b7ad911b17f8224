'use no memo'

import { nearestFilters, type ActiveFilter } from '#core/filters/words/active-filters.ts'
import { applyChange } from '#core/filters/change/apply-change.ts'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FilterStore } from '#site/stores/filter-store.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'

/** What an empty list says, and where it leads beside its own filters. */
export type EmptyWords = { title: string; waysOn: readonly { label: string; href: string }[] }

export type NothingFoundProps = {
  address: string
  /** The list has deals, but not on this page. */
  isPastEnd: boolean
  active: readonly ActiveFilter[]
  values: FilterValues
  hrefOf: (preferences: FilterStore) => string
  empty: EmptyWords
  /** Finance types to choose from, with how many deals each leads to; none where the path decides. */
  financeTypes: readonly FilterOption[]
  texts: Messages['results']['list']
}

/**
 * An empty list and the nearest ways out of it: the last chosen filters one by one, or all at once,
 * and the finance types under which there are such deals.
 */
export function NothingFound({
  address,
  isPastEnd,
  active,
  values,
  hrefOf,
  empty,
  financeTypes,
  texts,
}: NothingFoundProps) {
  const nearest = nearestFilters(active)
  const otherTypes = financeTypes.flatMap((option) =>
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
            : nearest.map(({ key, label, without }) => (
                <LinkButton key={key} look="secondary" href={hrefOf({ values: without, page: 1 })}>
                  {fill(texts.without, { filter: label })}
                </LinkButton>
              ))}
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
