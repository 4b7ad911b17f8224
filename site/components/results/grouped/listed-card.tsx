import type { ComponentProps } from 'react'
import type { FilterScope } from '#core/filters/filter-values.ts'
import { listedPath } from '#core/landing/offer-path.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { DealCard, type DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import styles from './grouped.module.css'
import { versionWords } from './version-words.ts'

export type ListedCardProps = {
  deal: ListedDeal
  /** Filters fixed by the path of the list. */
  scope: FilterScope
  /** Providers were chosen. Rule D-91. */
  isOfProviders: boolean
  texts: DealCardTexts
  isFirst: boolean
}

/**
 * A card of a list. One that stands for its car model leads to the model's other deals: a script opens
 * them below it, and without one the way is the page of the range, which lists every deal. Rule D-49.
 */
export function ListedCard({
  deal,
  scope,
  isOfProviders,
  texts,
  isFirst,
  opener = { 'aria-expanded': false },
}: ListedCardProps & { opener?: ComponentProps<'a'> }) {
  const { manufacturer, range } = deal.derivative
  const words = versionWords(deal, texts.card)
  return (
    <DealCard
      deal={deal}
      texts={texts}
      pathOf={listedPath({ isOfSpecials: scope.specialOffers === true, isOfProviders })}
      headingLevel={2}
      isFirst={isFirst}
      {...(words !== null && {
        actions: (
          <a
            href={paths.carLeasingRange(manufacturer.slug, range.slug)}
            className={styles.opener}
            {...opener}
          >
            {words}
          </a>
        ),
      })}
    />
  )
}
