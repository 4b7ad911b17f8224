import type { FourWays, FourWaysCase } from '#core/calculators/four-ways/four-ways.ts'
import { leastPayPence } from '#core/pricing/pay/least-pay.ts'
import { currency, simpleCurrency } from '#core/pricing/money/currency.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from '../calculators.module.css'

const texts = messages.fourWays

/** What the sums do not say, and a warning where the pay would fall below the minimum wage. Rule P-114. */
export function BeforeYouSign({
  result,
  input,
  costs,
  today,
}: {
  result: FourWays
  input: FourWaysCase
  costs: readonly RunningCost[]
  today: string
}) {
  const wage = runningCostOn(costs, 'nationalLivingWagePencePerHour', today)
  const least = leastPayPence(wage)
  const pay = result.sacrifice ? input.salaryPence - 12 * result.sacrifice.grossPence : null
  return (
    <PageSection title={texts.beforeTitle}>
      {pay !== null && pay < least ? (
        <Notice tone="bad">
          {fill(texts.belowWage, { pay: simpleCurrency(pay), least: simpleCurrency(least) })}
        </Notice>
      ) : null}
      <ul className={styles.notes}>
        {texts.before.map((text) => (
          <li key={text}>{fill(text, { wage: currency(wage) })}</li>
        ))}
      </ul>
    </PageSection>
  )
}
