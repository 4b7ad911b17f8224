import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { WireOrder } from '#core/contract/json/wire-order.ts'
import type { Offer } from '#core/offer/offer.ts'
import { clockWords } from '#core/organisation/provider-hours.ts'
import { paths } from '#core/routes/paths.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import { nextSteps } from '#core/wizard/next-steps.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { RefreshOnce } from './refresh-once.tsx'
import styles from './thank-you.module.css'

export type ThankYouProps = {
  order: WireOrder
  offer: Offer
  /** The provider's week in words; empty once it quotes no prices any more. */
  hours: string
  /** Whether every price in force is a demonstration's, so that nothing is sent to anybody. Rule W-97. */
  isDemonstration: boolean
  /** The form of a call back, where one is offered. Rule W-50. */
  callBack?: ReactNode
}

/**
 * A confirmed enquiry: its reference to say, whom to call, and what happens next with its days, the
 * way to its provider as it stands now. Rules W-78, W-85, W-98.
 */
export async function ThankYou(props: ThankYouProps) {
  const { order, offer, hours, isDemonstration, callBack } = props
  const t = await getTranslations('enquiry')
  const { name: provider, phone } = offer.provider
  const { handover } = order
  const confirmedAt = order.confirmedAt ?? order.createdAt
  const { confirmedDay, providerDay, priceUntil, delivery } = nextSteps(
    offer,
    Date.parse(confirmedAt),
  )
  const [from, to] = [writtenWeekday(delivery.from), writtenWeekday(delivery.to)]
  return (
    <>
      <div className={styles.reference}>
        <p>{t('reference')}</p>
        <p className={styles.short}>{order.shortReference}</p>
        <p className={styles.small}>{t('referenceUse', { reference: order.orderRef })}</p>
      </div>
      {handover?.state === 'trying' ? <RefreshOnce /> : null}
      <h2 className={styles.title}>{t('nextTitle')}</h2>
      <ol className={styles.next}>
        <Next when={writtenWeekday(confirmedDay)}>{t('nextConfirmed')}</Next>
        {handover ? (
          <Next
            when={
              handover.state === 'trying'
                ? t('nextNow')
                : t('nextAt', writtenInstant(Date.parse(handover.at)))
            }
          >
            {t(`${isDemonstration ? 'handoverDemonstration' : 'handover'}.${handover.state}`, {
              provider,
            })}
          </Next>
        ) : null}
        {isDemonstration || handover?.state === 'sent' ? (
          <Next
            when={
              providerDay
                ? t('nextFrom', { day: writtenWeekday(providerDay) })
                : t('nextWorkingDay')
            }
          >
            {t(isDemonstration ? 'nextProviderDemonstration' : 'nextProvider', { provider })}
          </Next>
        ) : null}
        <Next when={t('nextUntil', { day: writtenWeekday(priceUntil) })}>
          {t('nextPrice', { provider })}
        </Next>
        <Next when={t('nextBetween', { from, to })}>{t('nextDelivery')}</Next>
      </ol>
      {callBack}
      <h2 className={styles.title}>{t('callTitle', { provider })}</h2>
      <p>
        <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      </p>
      {hours ? <p className={styles.small}>{hours}</p> : null}
      <div className={styles.more}>
        <LinkButton href={paths.additionalServices(order.orderRef)} look="secondary">
          {t('additional')}
        </LinkButton>
        <LinkButton href={paths.compare()} look="secondary">
          {t('more')}
        </LinkButton>
      </div>
    </>
  )
}

/** @example writtenInstant(Date.parse('2026-11-20T14:05:00Z')) // { day: 'Friday 20 November', time: '14:05' } */
function writtenInstant(instantMs: number): { day: string; time: string } {
  const { day, minute } = londonClock(instantMs)
  return { day: writtenWeekday(day), time: clockWords(minute) }
}

function Next({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li>
      <strong>{when}</strong>
      <p>{children}</p>
    </li>
  )
}
