import { getTranslations } from 'next-intl/server'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ClaimText, type ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import { obligationsOf } from './obligations.ts'
import styles from './know-before.module.css'

export type KnowBeforeProps = { included: readonly ShownClaim[]; hasPcp: boolean }

/** Obligations of the contract, shown before contact details are requested. */
export async function KnowBefore({ included, hasPcp }: KnowBeforeProps) {
  const t = await getTranslations('deal')
  return (
    <PageSection id="general" title={t('knowTitle')} lede={t('knowLede')}>
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
        {obligationsOf(hasPcp).map((name) => (
          <div key={name}>
            <h3>{t(`know.${name}Title`)}</h3>
            <p>{t(`know.${name}`)}</p>
          </div>
        ))}
      </div>
    </PageSection>
  )
}
