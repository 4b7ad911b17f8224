'use client'

import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import { dealPath } from '#core/landing/offer-path.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import { chooseDeal, createDealStore, type DealStore } from '#site/stores/deal-store.ts'
import { DealSummary } from '#site/ui/deal-summary/deal-summary.tsx'
import { useAddress } from '#site/ui/link/use-address.ts'
import { StackedBar } from '#site/ui/stacked-bar/stacked-bar.tsx'
import { dealBar } from '#site/components/shared/deal/deal-bar.ts'
import type { DealSectionProps } from './deal-section.ts'
import { dealTexts } from './deal-texts.ts'
import { ProviderOffers } from './offers/provider-offers.tsx'
import { DealAction } from './summary/deal-action.tsx'
import { DealDetails } from './summary/deal-details.tsx'
import { DealPrice } from './summary/deal-price.tsx'
import { dealSaving } from './summary/deal-saving.ts'
import { DealSentenceForm } from './summary/deal-sentence-form.tsx'
import { useDealOffers } from './use-deal-offers.ts'

export type DealExplorerProps = {
  capId: string
  name: string
  derivative: string
  initialView: DealView
  /** Business prices are shown with VAT. */
  isWithVat: boolean
  /** The cars in stock, where the page opens on one. */
  stockUnits: readonly StockUnit[] | null
  /** Rendered on the server. */
  picture: ReactNode
  facts: ReactNode
}

/**
 * Everything of the deal page that changes when the deal sentence changes: the deal itself, then a
 * section each for what follows from it. A section takes `DealSectionProps` and stands here as a
 * line; what it needs of all prices is a part of `DealView`.
 */
export function DealExplorer({
  capId,
  name,
  derivative,
  initialView,
  isWithVat,
  stockUnits,
  picture,
  facts,
}: DealExplorerProps) {
  const [store] = useState(() => createDealStore(initialView))
  const { view, hasFailed } = useSnapshot(store) as DealStore
  const { offers, retry } = useDealOffers(store, capId, isWithVat)
  const { write } = useAddress()

  const onChoose = async (preferences: DealPreferences) => {
    // Before the prices have come, the choice waits for them.
    const all = offers ?? (await retry().catch(() => undefined))
    chooseDeal(store, all, preferences)
    if (all) write('replaceState', dealPath(capId, store.view.selection, isWithVat))
  }

  const section: DealSectionProps = { capId, view, isWithVat }
  const saving = dealSaving(view)
  return (
    <>
      <DealSummary
        name={name}
        derivative={derivative}
        picture={picture}
        facts={facts}
        sentence={
          <DealSentenceForm
            {...section}
            change={[view.priceChange, view.isNearest ? dealTexts.nearest : '']
              .filter(Boolean)
              .join('. ')}
            texts={dealTexts.sentence}
            onChoose={(preferences) => void onChoose(preferences)}
          />
        }
        price={<DealPrice {...section} />}
        bar={<StackedBar {...dealBar(view.best, dealTexts.bar)} />}
        {...(saving && { saving })}
        terms={<DealDetails {...section} stockUnits={stockUnits} />}
        action={<DealAction {...section} hasFailed={hasFailed} />}
      />
      <ProviderOffers {...section} />
    </>
  )
}
