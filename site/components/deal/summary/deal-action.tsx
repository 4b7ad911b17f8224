import { dealPath } from '#core/landing/offer-path.ts'
import { paths } from '#core/routes/paths.ts'
import { PriceAlert } from '#site/components/shared/price-alert/price-alert.tsx'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { ProviderContact } from '../offers/provider-contact.tsx'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import styles from './summary.module.css'

export type DealActionProps = DealSectionProps & {
  hasFailed: boolean
  providers: readonly ProviderFacts[]
  nowMs: number | null
}

/** The way to the enquiry, by the name of whom it asks, and the other ways to ask. Rules L-26, L-42, L-63, W-125. */
export function DealAction(props: DealActionProps) {
  const { capId, view, hash, hasFailed, providers, nowMs } = props
  const { provider, id } = view.shown
  return (
    <div>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {dealTexts.failed}
        </Notice>
      ) : null}
      <LinkButton href={paths.getThisDeal(capId, id, hash)} isWide>
        {fill(dealTexts.ask, { provider: provider.name })}
      </LinkButton>
      <p className={styles.note}>{dealTexts.enquireNote}</p>
      <ProviderContact
        provider={provider}
        facts={providers.find((each) => each.id === provider.id)}
        nowMs={nowMs}
      />
      <PriceAlert page={dealPath(capId, view.selection)} />
    </div>
  )
}
