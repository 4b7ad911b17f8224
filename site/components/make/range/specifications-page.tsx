import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { featureLabels } from '#core/vehicle/feature-flag.ts'
import type { PricedDerivative, RangeFacts } from '#site/data/makes/types.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import styles from '../make.module.css'
import { NoOffers } from '../no-offers.tsx'
import { SpecificationTable } from './specification-table.tsx'

type SpecificationsPageProps = Pick<RangeFacts, 'manufacturer' | 'range' | 'trims'> & {
  cars: readonly PricedDerivative[]
  dealsHref: string
  crumbs: readonly Crumb[]
}

/** Every version of a range in figures, and what each trim has. */
export async function SpecificationsPage(props: SpecificationsPageProps) {
  const { manufacturer, range, cars, trims } = props
  const t = await getTranslations('make')
  const name = carName({ manufacturer, range })
  const rangeHref = paths.carLeasingRange(manufacturer.slug, range.slug)
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={props.crumbs} />
      <PageTitle
        title={t('specTitle', { name })}
        lede={cars.length > 0 ? t('specLede', { count: cars.length }) : undefined}
      />
      {cars.length === 0 ? (
        <NoOffers name={name} make={manufacturer} />
      ) : (
        <>
          <SpecificationTable cars={cars} />
          {cars.some(({ car }) => car.isApproximate) ? (
            <p className={styles.note}>{t('specApproximate')}</p>
          ) : null}
          <div className={styles.actions} data-no-print="">
            <LinkButton href={props.dealsHref}>{t('viewDealsPlain')}</LinkButton>
            <LinkButton look="secondary" href={`${rangeHref}#trims`}>
              {t('trimTitle')}
            </LinkButton>
          </div>
        </>
      )}
      {cars.length > 0 && trims.length > 0 ? (
        <PageSection title={t('specEquipment')} lede={t('specEquipmentLede')}>
          <FactTable
            look="reading"
            facts={trims.map((trim) => ({
              label: trim.name,
              value: featureLabels(trim.features).join(', '),
            }))}
          />
        </PageSection>
      ) : null}
    </Column>
  )
}
