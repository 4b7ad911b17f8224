import { dealPath } from '#core/landing/offer-path.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import texts from '#site/messages/en/deal-tools.json' with { type: 'json' }
import { fill } from '#site/messages/fill.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Share } from '#site/ui/share/share.tsx'
import { SaveButton } from '#site/ui/shortlist/shortlist-button.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import styles from './deal-tools.module.css'

export type DealToolsProps = DealSectionProps & {
  /** "Vauxhall Corsa 1.2 Turbo 100 GS" */
  car: string
}

/** What may be done with a deal beside asking for it: shortlist, compare, save as a quote, share. Rules F-155, C-80, D-61. */
export function DealTools({ capId, view, isWithVat, car }: DealToolsProps) {
  const { id } = view.shown
  const path = dealPath(capId, view.selection, isWithVat, view.choice)
  return (
    <div className={styles.tools} data-no-print="">
      <SaveButton deal={id} label={fill(texts.shortlistLabel, { car })} word={texts.shortlist} />
      <a className={styles.tool} href={paths.compareDeals([id])} rel="nofollow">
        <Icon name="compare" />
        {texts.compare}
      </a>
      <form method="post" action={formActions.saveQuote}>
        <input type="hidden" name="offerId" value={id} />
        <button type="submit" className={styles.tool}>
          <Icon name="check" />
          {texts.quote}
        </button>
      </form>
      <Share
        label={texts.share}
        path={path}
        address={texts.address}
        copied={texts.copied}
        failed={texts.copyFailed}
      />
    </div>
  )
}
