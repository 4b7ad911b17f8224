'use client'
'use no memo'

import { useState, type ComponentType, type MouseEvent } from 'react'
import type { ListedDeal } from '#core/offer/deal.ts'
import { isPlainClick } from '#site/ui/link/plain-click.ts'
import styles from './grouped.module.css'
import { ListedCard, type ListedCardProps } from './listed-card.tsx'
import type { OtherDealsProps } from './other-deals.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** Fetched when somebody is about to open the first one, so that no list waits for it. */
const loadOtherDeals = () => withStyles(import('./other-deals.tsx'))
const fetchAhead = () => void loadOtherDeals().catch(() => undefined)

/** A card of a list, which opens the other deals of its model in place. */
export function GroupedCard(props: ListedCardProps) {
  const { deal, scope, texts } = props
  // The deal and not a flag: a card stays when the list changes, what it opened does not.
  const [opened, setOpened] = useState<ListedDeal | null>(null)
  const [OtherDeals, setOtherDeals] = useState<ComponentType<OtherDealsProps>>()
  const isOpen = opened === deal
  const id = `versions-${deal.derivative.capId}`

  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpened(isOpen ? null : deal)
    if (OtherDeals) return
    const { href } = event.currentTarget
    loadOtherDeals().then(
      (part) => setOtherDeals(() => part.OtherDeals),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <ListedCard
        {...props}
        opener={{
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: toggle,
          onPointerEnter: fetchAhead,
          onFocus: fetchAhead,
        }}
      />
      {isOpen ? (
        <div id={id} className={styles.opened}>
          {OtherDeals ? <OtherDeals deal={deal} scope={scope} texts={texts} /> : null}
        </div>
      ) : null}
    </>
  )
}
