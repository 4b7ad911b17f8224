import { getTranslations } from 'next-intl/server'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureGroups } from '#core/vehicle/feature-groups.ts'
import { messages } from '#site/messages/en.ts'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './car-in-figures.module.css'
import { specification } from './specification.ts'

export type CarInFiguresProps = {
  car: Derivative
  id?: string
  /** Where it is one of several parts about the car. */
  title?: string
}

/** A car's known figures, and its equipment under headings where any is known. Rules K-23, K-37. */
export async function CarInFigures({ car, id, title }: CarInFiguresProps) {
  const t = await getTranslations('deal')
  const facts = specification(car, messages.deal.spec)
  const half = Math.ceil(facts.length / 2)
  return (
    <>
      <PageSection
        {...(id && { id })}
        title={title ?? t('specTitle')}
        lede={car.isApproximate ? t('specApproximate') : t('specOfficial')}
      >
        <div className={styles.specs}>
          <FactTable facts={facts.slice(0, half)} />
          <FactTable facts={facts.slice(half)} />
        </div>
      </PageSection>
      {car.features.length > 0 ? (
        <PageSection title={t('featuresTitle')}>
          <div className={styles.features}>
            {featureGroups(car.features).map((group) => (
              <div key={group.title}>
                <h3>{group.title}</h3>
                <ul>
                  {group.labels.map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </PageSection>
      ) : null}
    </>
  )
}
