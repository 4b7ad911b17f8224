import { paths } from '#core/routes/paths.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import styles from './summary.module.css'

export type DealActionProps = DealSectionProps & { hasFailed: boolean }

/** The way to the enquiry, and what stands in it when prices could not be had. Rules L-26, L-42. */
export function DealAction({ capId, view, hasFailed }: DealActionProps) {
  return (
    <div>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {dealTexts.failed}
        </Notice>
      ) : null}
      <LinkButton href={paths.getThisDeal(capId, view.best.id)} isWide>
        {dealTexts.enquire}
      </LinkButton>
      <p className={styles.note}>{dealTexts.enquireNote}</p>
    </div>
  )
}
