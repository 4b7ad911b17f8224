import { getTranslations } from 'next-intl/server'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { CarInFigures } from '#site/components/shared/deal/car-in-figures.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './car.module.css'

export type AboutCarProps = { car: Derivative; descriptions: readonly string[] }

/** The sections about the car itself, whatever it costs: what one gets, and its figures. */
export async function AboutCar({ car, descriptions }: AboutCarProps) {
  const t = await getTranslations('deal')
  return (
    <>
      {descriptions.length > 0 ? (
        <PageSection title={t('descriptionTitle')}>
          <div className={styles.descriptions}>
            {descriptions.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </PageSection>
      ) : null}
      <CarInFigures car={car} />
    </>
  )
}
