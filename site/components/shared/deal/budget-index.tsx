import { getTranslations } from 'next-intl/server'
import type { Deal } from '#core/offer/deal.ts'
import type { BudgetRange } from '#core/pricing/budget-range.ts'
import { budgetPath } from '#core/routes/subject-paths.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { countText } from './count-text.ts'
import { DealCards } from './deal-cards.tsx'
import styles from './index-lists.module.css'

export type BudgetIndexProps = {
  bands: readonly { value: BudgetRange; label: string; total: number; deals: readonly Deal[] }[]
}

/** Each budget band that has deals, with its first ones and the way to all of them. */
export async function BudgetIndex({ bands }: BudgetIndexProps) {
  const t = await getTranslations('make')
  return bands
    .filter(({ total }) => total > 0)
    .map(({ value, label, total, deals }) => (
      <PageSection
        key={value}
        title={t('budgetBand', { band: label })}
        aside={
          <a href={budgetPath(value)}>
            {t('budgetDeals', { count: total, countText: countText(total) })}
          </a>
        }
      >
        <div className={styles.threes}>
          <DealCards deals={deals} />
        </div>
      </PageSection>
    ))
}
