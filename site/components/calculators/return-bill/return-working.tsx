import { defaultFilters } from '#core/filters/filter-values.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { usualAnnualMileagesMiles } from '#core/offer/lease-profile.ts'
import { currency, mileageLabel, perMileLabel } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { monthsText } from '../months-text.ts'
import styles from '../calculators.module.css'
import type { ReturnProps } from './return-answer.tsx'
import { rangeText } from './return-answer.tsx'

const texts = messages.returnBill

/** The bill as a sum in words, and what the next mileage would have cost. Rules P-109, P-111. */
export function ReturnWorking({ lease, bill, damage }: ReturnProps) {
  const { next } = bill
  return (
    <>
      <PageSection title={texts.tableTitle}>
        <ul className={styles.notes}>
          {workingOf({ lease, bill, damage }).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
      {next && lease.next ? (
        <PageSection title={texts.nextTitle}>
          <p className={styles.note}>
            {fill(
              next.savingPence > 0
                ? texts.nextSaves
                : next.savingPence < 0
                  ? texts.nextCosts
                  : texts.nextSame,
              {
                miles: mileageLabel(lease.next.annualMileageMiles),
                fee: currency(next.feePence),
                bill: currency(next.billPence),
                saving: currency(Math.abs(next.savingPence)),
              },
            )}
          </p>
          <NextLease bill={bill} termMonths={lease.termMonths} />
        </PageSection>
      ) : null}
    </>
  )
}

function workingOf({ lease, bill, damage }: ReturnProps): string[] {
  const values = {
    driven: mileageLabel(lease.drivenMiles),
    gone: monthsText(lease.monthsGone),
    pace: mileageLabel(bill.paceMilesAMonth),
    term: monthsText(lease.termMonths),
    expected: mileageLabel(bill.expectedMiles),
    agreed: mileageLabel(lease.annualMileageMiles),
    allowed: mileageLabel(bill.allowedMiles),
    excess: mileageLabel(bill.excessMiles),
    rate: perMileLabel(lease.excessMileagePencePerMile),
    bill: currency(bill.billPence),
  }
  return [
    ...texts.working.map((text) => fill(text, values)),
    ...damage.charges.map(({ damage: name, count, leastPence, mostPence }) =>
      fill(texts.damageSum, {
        count,
        label: texts.damages[name].label.toLowerCase(),
        range: rangeText(leastPence, mostPence),
      }),
    ),
  ]
}

/** Where the deals are at the miles that were really driven: the smallest mileage that holds them. */
function NextLease({ bill, termMonths }: { bill: ReturnProps['bill']; termMonths: number }) {
  const yearly = (bill.expectedMiles * 12) / termMonths
  const miles = usualAnnualMileagesMiles.find((usual) => usual >= yearly)
  if (miles === undefined) return null
  const filters = { ...defaultFilters(), annualMileages: [miles] }
  return (
    <p className={styles.note}>
      {texts.nextAdvice}
      <a className={styles.start} href={paths.compare(filtersToSearch(filters, 1, {}))}>
        {fill(texts.nextLink, { miles: mileageLabel(miles) })}
      </a>
    </p>
  )
}
