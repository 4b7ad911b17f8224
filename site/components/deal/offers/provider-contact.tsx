import {
  clockWords,
  hoursInWords,
  nextOpening,
  providerHours,
} from '#core/organisation/provider-hours.ts'
import type { OfferProvider } from '#core/offer/offer.ts'
import { fill } from '#site/messages/fill.ts'
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
      {fill(dealTexts.hours.call, { provider: provider.name })}{' '}
      <a href={`tel:${provider.phone.replaceAll(' ', '')}`} className={styles.phone}>
        {provider.phone}
      </a>
      {hours && `, ${hours}.`} {facts && nowMs !== null && openingWords(facts, nowMs)}
    </p>
  )
}

function openingWords(facts: ProviderFacts, nowMs: number): string {
  const texts = dealTexts.hours
  const next = nextOpening(providerHours(facts.hours), nowMs)
  if (!next) return ''
  const time = clockWords(next.fromMinute)
  const when =
    next.inDays === 0
      ? fill(texts.today, { time })
      : next.inDays === 1
        ? fill(texts.tomorrow, { time })
        : fill(texts.later, { time, day: texts.days[next.weekday]! })
  return `${when} ${texts.leave}`
}
