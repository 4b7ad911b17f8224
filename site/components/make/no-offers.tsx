import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'

export type NoOffersProps = {
  name: string
  /** The make, where a range of it has no offers. */
  make?: Named
}

/** The page of a make or range without offers, with links to others. */
export async function NoOffers({ name, make }: NoOffersProps) {
  const t = await getTranslations('make')
  return (
    <EmptyState
      drawing="road"
      headingLevel={2}
      title={t('noOffersTitle', { name })}
      actions={
        <>
          {make ? (
            <LinkButton href={paths.carLeasingMake(make.slug)}>
              {t('makeDeals', { name: make.name })}
            </LinkButton>
          ) : (
            <LinkButton href={paths.manufacturers()}>{t('otherMakes')}</LinkButton>
          )}
          <LinkButton look="secondary" href={paths.compare()}>
            {t('allDeals')}
          </LinkButton>
        </>
      }
    >
      <p>{t('noOffers')}</p>
    </EmptyState>
  )
}
