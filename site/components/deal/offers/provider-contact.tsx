import { hoursInWords } from '#core/organisation/provider-hours.ts'
import type { OfferProvider } from '#core/offer/offer.ts'
import { fill } from '#site/messages/fill.ts'
import { openingWords } from '#site/components/shared/deal/opening-words.ts'
import { dealTexts } from '../deal-texts.ts'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import styles from './offers.module.css'

export type ProviderContactProps = {
  provider: OfferProvider
  facts: ProviderFacts | undefined
  /** The instant to say open or closed of; null on the server, where a cached page must not say it. */
  nowMs: number | null
}

/** A provider's phone and hours; while it is closed, when it opens and what to do instead. Rule L-63. */
export function ProviderContact({ provider, facts, nowMs }: ProviderContactProps) {
  const hours = facts ? hoursInWords(facts.hours) : ''
  return (
    <p className={styles.contact}>
      {`${fill(dealTexts.hours.call, { provider: provider.name })} `}
      <a href={`tel:${provider.phone.replaceAll(' ', '')}`} className={styles.phone}>
        {provider.phone}
      </a>
      {hours && `, ${hours}.`}{' '}
      {facts && nowMs !== null && openingWords(facts.hours, nowMs, dealTexts.hours)}
    </p>
  )
}
