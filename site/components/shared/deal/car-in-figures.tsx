import { getTranslations } from 'next-intl/server'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureLabels } from '#core/vehicle/feature-flag.ts'
import { messages } from '#site/messages/en.ts'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './car-in-figures.module.css'
import { specification } from './specification.ts'

/** A car's known figures, and its equipment where any is known. Rule K-23. */
export async function CarInFigures({ car }: { car: Derivative }) {
  const t = await getTranslations('deal')
  const facts = specification(car, messages.deal.spec)
  const half = Math.ceil(facts.length / 2)
  return (
    <>
      <PageSection
        title={t('specTitle')}
        lede={car.isApproximate ? t('specApproximate') : t('specOfficial')}
      >
        <div className={styles.specs}>
          <FactTable facts={facts.slice(0, half)} />
          <FactTable facts={facts.slice(half)} />
        </div>
      </PageSection>
      {car.features.length > 0 ? (
        <PageSection title={t('featuresTitle')}>
          <ul className={styles.features}>
            {featureLabels(car.features).map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </PageSection>
      ) : null}
    </>
  )
}
