'use client'

import type { ReactNode } from 'react'
import { offerPath } from '#core/landing/offer-path.ts'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import type { EnquiryStep } from '#core/wizard/deal-flow-state.ts'
import { fill } from '#site/messages/fill.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { DealSummary } from '#site/ui/deal-summary/deal-summary.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { StackedBar } from '#site/ui/stacked-bar/stacked-bar.tsx'
import { dealBar } from '#site/components/shared/deal/deal-bar.ts'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import { monthlyPriceAlone, priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { VatSwitch } from '#site/components/shared/deal/vat-switch.tsx'
import { EnquiryForm } from '#site/components/shared/enquiry/enquiry-form.tsx'
import type { EnquiryTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { NextBest } from './next-best.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { drawerId, OfferDrawer } from './offer-drawer.tsx'
import { offerSaving, offerSentence } from './offer-words.ts'
import type { SpecialOfferTexts } from './special-offer-texts.ts'
import styles from './special-offer.module.css'
import { useSpecialOffer } from './use-special-offer.ts'

export type SpecialOfferExplorerProps = {
  name: string
  derivative: string
  initialView: SpecialOfferView
  /** The offer as it is ordered: a business's without VAT. */
  sold: Offer
  /** Business prices are shown with VAT. */
  isWithVat: boolean
  /** The enquiry's form, empty or sent back. */
  start: EnquiryStep
  /** Rendered on the server. */
  picture: ReactNode
  facts: ReactNode
  agreement: ReactNode
  texts: SpecialOfferTexts & { enquiry: EnquiryTexts }
}

/** A special offer, its next best deals and the enquiry about it: what changes with its terms. */
export function SpecialOfferExplorer(props: SpecialOfferExplorerProps) {
  const { name, derivative, start, texts, isWithVat } = props
  const { view, sold, hasFailed, choose, renew } = useSpecialOffer(
    props.initialView,
    props.sold,
    isWithVat,
  )
  const { offer } = view
  const { own } = texts
  const saving = offerSaving(view, texts)
  const nearest = view.gaveWay.length > 0 ? own.nearest : ''
  const change = [view.priceChange, nearest].filter(Boolean).join('. ')
  return (
    <>
      <DealSummary
        name={name}
        derivative={derivative}
        picture={props.picture}
        facts={props.facts}
        sentence={<p className={styles.sentence}>{offerSentence(offer, own)}</p>}
        price={
          <>
            <PriceBlock size="large" {...priceInFull(offer, texts.price)} />
            {offer.profile.financeType === 'business' ? (
              <VatSwitch
                isWithVat={isWithVat}
                href={paths.specialOffer(offer.id, { isWithVat: !isWithVat })}
                texts={texts.price.vat}
              />
            ) : null}
          </>
        }
        bar={<StackedBar {...dealBar(offer, texts.bar)} />}
        {...(saving && { saving })}
        terms={<FactTable facts={dealTerms(offer, texts.terms)} />}
        action={
          <div className={styles.actions}>
            <div className={styles.withScript}>
              <Button popoverTarget={drawerId} isWide>
                {own.open}
              </Button>
              <Button popoverTarget={drawerId} look="secondary" isWide>
                {own.change}
              </Button>
            </div>
            <div className={styles.noScript}>
              <LinkButton href={`#${drawerId}`} isWide>
                {own.open}
              </LinkButton>
            </div>
            <p className={styles.note}>{texts.enquireNote}</p>
            <a href={offerPath(offer)}>{own.all}</a>
          </div>
        }
      />
      <OfferDrawer
        title={own.drawerTitle}
        closeLabel={own.close}
        isOpenAtFirst={Object.keys(start.messages).length > 0}
      >
        <OfferChoice view={view} isWithVat={isWithVat} texts={own} onChoose={choose} />
        <div className={styles.chosen}>
          <p className={styles.now}>
            {fill(own.now, {
              monthly: monthlyPriceAlone(offer) ?? '',
              vat: vatWords(offer),
            })}
          </p>
          <p>{fill(own.about, { car: name, provider: offer.provider.name })}</p>
          <output className={styles.change}>{change}</output>
          {hasFailed ? (
            <Notice tone="bad" isLive>
              {texts.failed}
            </Notice>
          ) : null}
        </div>
        <EnquiryForm
          start={{ ...start, subject: dealSubject(sold) }}
          campaign={noCampaign}
          page="specialOffer"
          consent={own.consent}
          texts={texts.enquiry}
          agreement={props.agreement}
          onPriceChange={renew}
        />
      </OfferDrawer>
      <NextBest offers={view.nextBest} texts={texts} />
    </>
  )
}

const noCampaign = {}
