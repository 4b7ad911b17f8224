'use client'
'use no memo'

import { useState, type ComponentType, type MouseEvent } from 'react'
import type { FilterScope } from '#core/filters/filter-values.ts'
import { listedPath } from '#core/landing/offer-path.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { DealCard, type DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { isPlainClick } from '#site/ui/link/plain-click.ts'
import styles from './grouped.module.css'
import type { OtherDealsProps } from './other-deals.tsx'
import { versionWords } from './version-words.ts'

export type GroupedCardProps = {
  deal: ListedDeal
  /** Filters fixed by the path of the list. */
  scope: FilterScope
  /** Providers were chosen. Rule D-91. */
  isOfProviders: boolean
  texts: DealCardTexts
  isFirst: boolean
}

/** Fetched when somebody is about to open the first one, so that no list waits for it. */
const loadOtherDeals = () => import('./other-deals.tsx')
const fetchAhead = () => void loadOtherDeals().catch(() => undefined)

/**
 * A card of a list. One that stands for its car model opens the model's other deals below it; the
 * way there without script is the page of the range, which lists every deal. Rule D-49.
 */
export function GroupedCard({ deal, scope, isOfProviders, texts, isFirst }: GroupedCardProps) {
  // The deal and not a flag: a card stays when the list changes, what it opened does not.
  const [opened, setOpened] = useState<ListedDeal | null>(null)
  const [OtherDeals, setOtherDeals] = useState<ComponentType<OtherDealsProps>>()
  const { manufacturer, range, capId } = deal.derivative
  const words = versionWords(deal, texts.card)
  const isOpen = opened === deal
  const id = `versions-${capId}`
  const href = paths.carLeasingRange(manufacturer.slug, range.slug)

  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpened(isOpen ? null : deal)
    if (OtherDeals) return
    loadOtherDeals().then(
      (part) => setOtherDeals(() => part.OtherDeals),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <DealCard
        deal={deal}
        texts={texts}
        pathOf={listedPath({ isOfSpecials: scope.specialOffers === true, isOfProviders })}
        headingLevel={2}
        isFirst={isFirst}
        {...(words !== null && {
          actions: (
            <a
              href={href}
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={toggle}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
            >
              {words}
            </a>
          ),
        })}
      />
      {isOpen ? (
        <div id={id} className={styles.opened}>
          {OtherDeals ? <OtherDeals deal={deal} scope={scope} texts={texts} /> : null}
        </div>
      ) : null}
    </>
  )
}
