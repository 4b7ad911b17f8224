'use client'

import { useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio/react'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import { dealPath } from '#core/landing/offer-path.ts'
import { isInStock, isPcpOffer, type Offer } from '#core/offer/offer.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import { paths } from '#core/routes/paths.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { fetchDealOffers } from '#site/data/deal/browser.ts'
import { fill } from '#site/messages/fill.ts'
import { chooseDeal, createDealStore, type DealStore } from '#site/stores/deal-store.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { DealSummary } from '#site/ui/deal-summary/deal-summary.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { useAddress } from '#site/ui/link/use-address.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { OfferRow } from '#site/ui/offer-card/offer-row.tsx'
import { ProviderMark } from '#site/ui/offer-card/provider-mark.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { StackedBar } from '#site/ui/stacked-bar/stacked-bar.tsx'
import { openablePrice, priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { VatSwitch } from '#site/components/shared/deal/vat-switch.tsx'
import { providerMark } from '#site/components/shared/deal/provider-mark.ts'
import { specialSentence } from '#site/components/shared/deal/special-words.ts'
import { dealBar } from '#site/components/shared/deal/deal-bar.ts'
import { dealTerms, excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import type { DealExplorerTexts } from './deal-explorer-texts.ts'
import { DealSentenceForm } from './deal-sentence-form.tsx'
import styles from './deal.module.css'
import { InStock } from './in-stock.tsx'

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
  texts: DealExplorerTexts
}

/** The deal, its price and every provider's price for it: what changes when the sentence changes. */
export function DealExplorer({
  capId,
  name,
  derivative,
  initialView,
  isWithVat,
  stockUnits,
  picture,
  facts,
  texts,
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

  const { best } = view
  const saving = savingOf(view, texts)
  return (
    <>
      <DealSummary
        name={name}
        derivative={derivative}
        picture={picture}
        facts={facts}
        sentence={
          <DealSentenceForm
            capId={capId}
            view={view}
            isWithVat={isWithVat}
            change={[view.priceChange, view.isNearest ? texts.nearest : '']
              .filter(Boolean)
              .join('. ')}
            texts={texts.sentence}
            onChoose={(preferences) => void onChoose(preferences)}
          />
        }
        price={
          <>
            <PriceBlock size="large" {...priceInFull(best, texts.price)} />
            {view.selection.financeType === 'business' ? (
              <VatSwitch
                isWithVat={isWithVat}
                href={dealPath(capId, view.selection, !isWithVat)}
                texts={texts.price.vat}
              />
            ) : null}
          </>
        }
        bar={<StackedBar {...dealBar(best, texts.bar)} />}
        {...(saving && { saving })}
        terms={
          <>
            <FactTable facts={dealTerms(best, texts.terms)} />
            {view.selection.isInStock ? (
              <InStock capId={capId} units={stockUnits} view={view} texts={texts.stock} />
            ) : null}
          </>
        }
        action={
          <div>
            {hasFailed ? (
              <Notice tone="bad" isLive>
                {texts.failed}
              </Notice>
            ) : null}
            <LinkButton href={paths.getThisDeal(capId, best.id)} isWide>
              {texts.enquire}
            </LinkButton>
            <p className={styles.note}>{texts.enquireNote}</p>
          </div>
        }
      />
      <PageSection
        id="offers"
        title={
          view.providerCount === 1
            ? texts.offersCountOne
            : fill(texts.offersCount, { count: view.providerCount })
        }
        lede={texts.offersLede}
      >
        {view.offers.map((offer) => (
          <ProviderOffer
            key={offer.id}
            offer={offer}
            isBest={offer.id === best.id && view.providerCount > 1}
            texts={texts}
          />
        ))}
      </PageSection>
    </>
  )
}

/**
 * Every offer of a car, fetched once after the page has painted; undefined until it is there.
 * A list of which the server drew only a part becomes whole when it comes. Rules L-43, L-46, L-47.
 */
function useDealOffers(store: DealStore, capId: string, isWithVat: boolean) {
  const fetchShown = async () => {
    const offers = await fetchDealOffers(capId)
    return isWithVat ? offers.map(offerWithVat) : offers
  }
  const { data, mutate } = useSWR(['offers', capId, isWithVat], fetchShown, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: (offers) => {
      const { view } = store
      if (view.offers.length < view.providerCount) chooseDeal(store, offers, {})
    },
  })
  return { offers: data, retry: () => mutate() }
}

/** What the best offer saves against the next provider's; a special one without such a saving, against ordinary prices. */
function savingOf(
  { best, savingPounds, isHotDeal }: DealView,
  texts: DealExplorerTexts,
): string | undefined {
  if (savingPounds === 0 || isPcpOffer(best)) return specialSentence(best, texts.card)
  const saving = fill(texts.saving, { saving: savingPounds })
  return isHotDeal ? `${texts.card.hot}: ${saving}` : saving
}

type ProviderOfferProps = { offer: Offer; isBest: boolean; texts: DealExplorerTexts }

function ProviderOffer({ offer, isBest, texts }: ProviderOfferProps) {
  const excess = excessTerm(offer, texts.terms)
  const special = specialSentence(offer, texts.card)
  return (
    <OfferRow
      provider={offer.provider.name}
      providerMark={<ProviderMark {...providerMark(offer.provider, texts.card)} />}
      delivery={fill(
        isInStock(offer) ? texts.card.inStock : texts.card.factory,
        offer.deliveryWeeks,
      )}
      isInStock={isInStock(offer)}
      terms={[`${excess.label}: ${excess.value}`]}
      price={openablePrice(offer, texts.price)}
      {...(special && { special })}
      {...(isBest && { mark: texts.best })}
      action={
        <LinkButton
          href={paths.getThisDeal(offer.capId, offer.id)}
          look={isBest ? 'primary' : 'secondary'}
          aria-label={fill(texts.chooseFrom, { provider: offer.provider.name })}
        >
          {texts.choose}
        </LinkButton>
      }
    />
  )
}
