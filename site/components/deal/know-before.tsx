import { getTranslations } from 'next-intl/server'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ClaimText, type ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import styles from './deal.module.css'

export type KnowBeforeProps = { included: readonly ShownClaim[]; hasPcp: boolean }

/** Obligations of the contract, shown before contact details are requested. */
export async function KnowBefore({ included, hasPcp }: KnowBeforeProps) {
  const t = await getTranslations('deal')
  return (
    <PageSection title={t('knowTitle')}>
      <div className={styles.know}>
        {included.length > 0 ? (
          <div>
            <h3>{t('know.includedTitle')}</h3>
            {included.map((claim) => (
              <p key={claim.text}>
                <ClaimText {...claim} />
              </p>
            ))}
          </div>
        ) : null}
        <div>
          <h3>{t('know.mileageTitle')}</h3>
          <p>{t('know.mileage')}</p>
        </div>
        <div>
          <h3>{t('know.conditionTitle')}</h3>
          <p>{t('know.condition')}</p>
        </div>
        <div>
          <h3>{t('know.cancelTitle')}</h3>
          <p>{t('know.cancel')}</p>
        </div>
        {hasPcp ? (
          <div>
            <h3>{t('know.pcpTitle')}</h3>
            <p>{t('know.pcp')}</p>
          </div>
        ) : null}
      </div>
    </PageSection>
  )
}
