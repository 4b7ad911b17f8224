import { poundsToPence } from '#core/contract/json/money.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Enquiries } from '#site/data/account/browser.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { LinkButton } from '#site/ui/button/button.tsx'
import styles from './account-home.module.css'

/** Enquiries with every state they have reached, and when. Rule S-73. */
export function EnquiryList({ enquiries, email }: { enquiries: Enquiries['data']; email: string }) {
  if (enquiries.length === 0) {
    return (
      <>
        <p className={styles.none}>{fill(t.home.noEnquiries, { email })}</p>
        <LinkButton href={paths.findMyDeal()} look="secondary">
          {t.home.find}
        </LinkButton>
      </>
    )
  }
  return (
    <ul className={styles.enquiries}>
      {enquiries.map(({ orderRef, shortReference, vehicle, offer, steps, leaseEndsOn }) => (
        <li key={orderRef} className={styles.enquiry}>
          <h3 className={styles.car}>
            <a href={paths.deal(vehicle.capId)}>
              {carName(vehicle)} {vehicle.name}
            </a>
          </h3>
          <p>
            {fill(t.home.monthly, {
              price: currencyInColumn(poundsToPence(offer.monthlyPayment)),
              provider: offer.brandName,
            })}
            <br />
            {fill(t.home.reference, { reference: shortReference })}
          </p>
          <ol className={styles.steps}>
            {steps.map(({ state, at }) => (
              <li key={state}>
                <span>{t.home.states[state]}</span> <time dateTime={at}>{writtenDay(at)}</time>
              </li>
            ))}
          </ol>
          {steps.length === 1 ? <p>{t.home.unconfirmed}</p> : null}
          {leaseEndsOn ? <p>{fill(t.home.ends, { day: writtenDay(leaseEndsOn) })}</p> : null}
        </li>
      ))}
    </ul>
  )
}
