import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Campaign } from '#core/attribution/campaign-fields.ts'
import { enquiryButtonTexts } from '#core/experiments/scenarios.ts'
import { nearestOffer } from '#core/landing/nearest-offer.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import { paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import {
  type EnquiryField,
  enquiryFields,
  forEnquiryFields,
} from '#core/validation/field-bounds.ts'
import { newDealFlow } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { Agreement } from '#site/components/shared/enquiry/agreement.tsx'
import { EnquiryFormWhenUsed } from '#site/components/shared/enquiry/enquiry-form-when-used.tsx'
import { EnquiryPage } from '#site/components/enquiry/enquiry-page.tsx'
import { enquiryTexts, forStorefront } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { shownLabel } from '#site/data/experiments/server.ts'
import { liveFigures } from '#site/data/texts/live-figures.ts'
import { derivative, offersOf } from '#site/data/deal/server.ts'
import { customerOf, formDraft } from '#site/data/enquiry/server.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { EnquiryBanners } from './enquiry-banners.tsx'

type Props = {
  storefront: string
  capId: string
  offerId: string
  draftId: string
  /** Of a customer form. */
  hash: string
  campaign: Campaign
}

/**
 * Name, e-mail and phone for a deal, and what becomes of them (Rule W-97). An address without an offer
 * opens on the one its car's page opens on; a deal that nobody quotes now says so. Rule W-84.
 */
export async function DetailsStep({
  storefront,
  capId,
  offerId,
  draftId,
  hash: given,
  campaign,
}: Props) {
  const [car, offers, draft, sendLabel, figures, ownWords, t] = await Promise.all([
    derivative(capId),
    offersOf(capId),
    formDraft(draftId),
    shownLabel('enquiryButton'),
    liveFigures(),
    storefrontContent(storefront),
    getTranslations('enquiry'),
  ])
  if (!car || !offers) notFound()
  const hash = draft?.values['hash'] || given
  const customer = await customerOf(hash)
  const offer = offerId === '' ? nearestOffer(offers) : offers.find(({ id }) => id === offerId)
  if (!offer) {
    const isQuoted = offers.length > 0
    return (
      <Column>
        <EmptyState
          drawing="road"
          headingLevel={1}
          title={t(isQuoted ? 'goneTitle' : 'unquotedTitle')}
          actions={<LinkButton href={paths.deal(capId)}>{t('goneAction')}</LinkButton>}
        >
          <p>{t(isQuoted ? 'gone' : 'unquoted')}</p>
        </EmptyState>
      </Column>
    )
  }
  const help = <ReachUs storefront={storefront} />
  const texts = forStorefront(enquiryTexts, ownWords ?? {})
  const known: Partial<Record<EnquiryField, string>> = customer ?? {}
  return (
    <EnquiryPage
      car={car}
      offer={offer}
      step={0}
      title={t('title')}
      lede={t('lede', { provider: offer.provider.name, handover: figures.enquiryHandover })}
      backHref={offerPath(offer)}
      banners={<EnquiryBanners offer={offer} />}
      help={help}
    >
      <EnquiryFormWhenUsed
        key={draftId}
        start={newDealFlow(
          dealSubject(offer),
          forEnquiryFields((field) => draft?.values[field] ?? known[field] ?? ''),
          fieldErrors(draft?.errors, enquiryFields),
        )}
        campaign={campaign}
        texts={{ ...texts, submit: sendLabel ?? enquiryButtonTexts.send }}
        agreement={<Agreement />}
        stored={customer ? { hash, email: customer.email, phone: customer.phone } : undefined}
        help={help}
      />
    </EnquiryPage>
  )
}
