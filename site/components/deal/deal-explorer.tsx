import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import type { BusinessTax } from '#core/contract/json/business-tax-from-wire.ts'
import type { DealPreferences, DealSelection } from '#core/landing/deal-selection.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import type { OfferChoice } from '#core/landing/offer-choice.ts'
import { dealPath, withCustomerForm } from '#core/landing/offer-path.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import {
  chooseDeal,
  chooseOffers,
  createDealStore,
  type DealStore,
} from '#site/stores/deal-store.ts'
import { DealColumn, DealHead } from '#site/ui/deal-frame/deal-frame.tsx'
import { useAddress } from '#site/ui/link/use-address.ts'
import { StackedBar } from '#site/ui/stacked-bar/stacked-bar.tsx'
import { dealBar } from '#site/components/shared/deal/deal-bar.ts'
import { gaveWayWords } from '#site/components/shared/deal/gave-way-words.ts'
import type { DealSectionProps } from './deal-section.ts'
import { dealTexts } from './deal-texts.ts'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import type { BusinessCar } from './money/business-car.ts'
import { DealMoney } from './money/deal-money.tsx'
import { ProviderOffers } from './offers/provider-offers.tsx'
import { DealAction } from './summary/deal-action.tsx'
import { DealDetails } from './summary/deal-details.tsx'
import { DealInShort } from './summary/deal-in-short.tsx'
import { DealExample, DealPrice } from './summary/deal-price.tsx'
import { dealSaving } from './summary/deal-saving.ts'
import { DealSentenceForm } from './summary/deal-sentence-form.tsx'
import styles from './summary/summary.module.css'
import { TermsAtAGlance } from './terms/terms-at-a-glance.tsx'
import { DealTools } from './summary/deal-tools.tsx'
import { useDealOffers } from './use-deal-offers.ts'
import { ValueScore } from './value/value-score.tsx'

/** Which deal a page opens on. */
export type DealIdentity = {
  capId: string
  selection: DealSelection
  choice: OfferChoice
  /** The offer that its price is of. */
  offerId: string
  /** Business prices are shown with VAT. */
  isWithVat: boolean
}

/** What a deal page shows and can be asked for again. */
export type DealAnswers = {
  initialView: DealView
  /** The cars in stock, where the page opens on one. */
  stockUnits: readonly StockUnit[] | null
  /** The tax on a business's car; null where nobody leases it to one. */
  businessTax: BusinessTax | null
  /** The value score of the deal shown; null for a PCP. */
  value: DealValue | null
  /** What is known of the providers that quote the car. */
  providers: readonly ProviderFacts[]
  /** All prices of the car, where they were asked for with the rest. */
  offers?: readonly Offer[]
}

export type DealExplorerProps = DealIdentity & {
  name: string
  derivative: string
  /** Of the customer form that led here. Rule D-93. */
  hash?: string
  /** What the tax on a business's car depends on. */
  car: BusinessCar
  /** The cars that its value is ranked among: "petrol SUVs". */
  cars: string
  /** Rendered on the server. */
  picture: ReactNode
  facts: ReactNode
  /** A page as sent has none, and asks when it is used. Rule D-101. */
  refetchable: DealAnswers
  /** What was chosen before the script came. */
  changedBefore?: { words: DealPreferences; choice: Partial<OfferChoice> }
}

/**
 * Everything of the deal page that changes when the deal sentence changes: the deal itself, then a
 * section each for what follows from it. A section takes `DealSectionProps` and stands here as a
 * line; what it needs of all prices is a part of `DealView`. The price is that of `view.shown`.
 */
export function DealExplorer(props: DealExplorerProps) {
  const { capId, isWithVat, hash, changedBefore, refetchable } = props
  const { providers, stockUnits, businessTax, value } = refetchable
  const [store] = useState(() => createDealStore(refetchable.initialView))
  const { view, hasFailed } = useSnapshot(store) as DealStore
  const { offers, retry } = useDealOffers(store, capId, isWithVat, refetchable.offers)
  const { write } = useAddress()
  const nowMs = useNow()

  const change = async (apply: (all: readonly Offer[] | undefined) => void) => {
    // Before the prices have come, the choice waits for them.
    const all = offers ?? (await retry().catch(() => undefined))
    apply(all)
    const { selection, choice } = store.view
    const path = dealPath(capId, selection, isWithVat, choice)
    if (all) write('replaceState', withCustomerForm(path, hash))
  }
  const onChoose = (preferences: DealPreferences) =>
    void change((all) => chooseDeal(store, all, preferences))
  // A word changed while React takes the page up is told twice, by its select and by what it was before.
  const onWord = (preferences: DealPreferences) => {
    const { selection } = store.view
    const words = Object.keys(preferences) as (keyof DealPreferences)[]
    if (words.some((word) => preferences[word] !== selection[word])) onChoose(preferences)
  }
  const onChoice = (choice: Partial<OfferChoice>) =>
    void change((all) => chooseOffers(store, all, choice))

  useEffect(() => {
    const { words = {}, choice = {} } = changedBefore ?? {}
    onWord(words)
    if (Object.keys(choice).length > 0) onChoice(choice)
    // A choice made before the script came is made once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const section: DealSectionProps = { capId, view, isWithVat, ...(hash && { hash }) }
  const gaveWay = gaveWayWords(view.gaveWay, view.selection, dealTexts)
  return (
    <>
      <DealHead name={props.name} derivative={props.derivative} picture={props.picture} />
      <DealColumn
        sentence={<DealSentenceForm {...section} texts={dealTexts.sentence} onChoose={onWord} />}
        price={<DealPrice {...section} />}
        saving={dealSaving(view)}
        change={[view.priceChange, gaveWay].filter(Boolean).join('. ')}
        action={
          <DealAction {...section} hasFailed={hasFailed} providers={providers} nowMs={nowMs} />
        }
        bar={
          <>
            <DealExample {...section} />
            <StackedBar {...dealBar(view.shown, dealTexts.bar)} />
          </>
        }
      />
      <div className={styles.details}>
        {props.facts}
        <DealTools {...section} car={`${props.name} ${props.derivative}`} />
        <DealDetails {...section} stockUnits={stockUnits} />
        <ValueScore {...section} opening={{ offerId: props.offerId, value, cars: props.cars }} />
      </div>
      <TermsAtAGlance {...section} onChoose={onChoose} />
      <ProviderOffers {...section} providers={providers} nowMs={nowMs} onChoice={onChoice} />
      <DealMoney {...section} car={props.car} businessTax={businessTax} />
      <DealInShort {...section} />
    </>
  )
}

const unchanging = () => () => {}
const thisMinuteMs = () => Math.floor(Date.now() / 60_000) * 60_000

/** The minute the page is looked at; null until a browser says it, since a cached page must not. */
const useNow = () => useSyncExternalStore<number | null>(unchanging, thisMinuteMs, () => null)
