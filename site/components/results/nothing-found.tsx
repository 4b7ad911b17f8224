'use no memo'

import { nearestFilters, type ActiveFilter } from '#core/filters/words/active-filters.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FilterStore } from '#site/stores/filter-store.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'

export type NothingFoundProps = {
  address: string
  /** The list has deals, but not on this page. */
  isPastEnd: boolean
  active: readonly ActiveFilter[]
  values: FilterValues
  hrefOf: (preferences: FilterStore) => string
  texts: Messages['results']['list']
}

/** An empty list and the nearest ways out of it: the last chosen filters one by one, or all at once. */
export function NothingFound({
  address,
  isPastEnd,
  active,
  values,
  hrefOf,
  texts,
}: NothingFoundProps) {
  const nearest = nearestFilters(active)
  return (
    <EmptyState
      drawing="road"
      title={texts.emptyTitle}
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
