import { getTranslations } from 'next-intl/server'
import { featuresInSentence } from '#core/vehicle/feature-flag.ts'
import { featureWorthPence } from '#core/vehicle/which-trim.ts'
import { whichTrimSentence } from '#core/vehicle/which-trim-sentence.ts'
import type { RangeFacts } from '#site/data/makes/types.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { RichText, type RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import styles from '../make.module.css'
import { PriceTable } from '../price-table.tsx'

type TrimAdviceProps = {
  trims: RangeFacts['trims']
  /** Explanation of how trims are told apart, ordered and priced. */
  explanation: string
  /** Editors' text on the trims; null without any. */
  advice: RichTextValue | null
}

/** Which trim to lease: the one the rates speak for, all of them compared, and how it was worked out. */
export async function TrimAdvice({ trims, explanation, advice }: TrimAdviceProps) {
  const t = await getTranslations('make')
  const sentence = whichTrimSentence(
    trims.map((trim) => ({ ...trim, monthlyPence: trim.deal?.offer.monthlyPaymentPence ?? null })),
  )
  return (
    <PageSection id="trims" title={t('trimTitle')}>
      {sentence === null ? null : <p className={styles.say}>{sentence}</p>}
      <PriceTable
        caption={t('trimCaption')}
        nameTitle={t('trim')}
        priceTitle={t('cheapestLease')}
        rows={trims.map((trim) => ({
          key: trim.name,
          name: trim.name,
          facts: [t('versions', { count: trim.derivatives })],
          text: [
            trim.about,
            trim.added.length > 0 ? t('adds', { features: featuresInSentence(trim.added) }) : '',
          ]
            .filter(Boolean)
            .join(' '),
          deal: trim.deal,
        }))}
      />
      {advice && advice.length > 0 ? (
        <div className={styles.advice}>
          <Prose>
            <RichText value={advice} />
          </Prose>
        </div>
      ) : null}
      <p className={styles.note}>
        {t('trimHow', { worth: featureWorthPence / 100 })} {explanation}
      </p>
    </PageSection>
  )
}
