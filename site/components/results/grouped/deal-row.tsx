import type { Deal } from '#core/offer/deal.ts'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { fill } from '#site/messages/fill.ts'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import styles from './grouped.module.css'

export type DealRowProps = { deal: Deal; href: string; texts: DealCardTexts }

/** One more deal of a car model in a row: its version, and its price in full. Rules D-42, D-44, D-49. */
export function DealRow({ deal, href, texts }: DealRowProps) {
  const { derivative, offer } = deal
  return (
    <li className={styles.row}>
      <div>
        <a href={href} className={styles.version}>
          {derivative.name}
        </a>
        <p className={styles.facts}>
          {[
            ...shortFacts(derivative, texts.facts),
            fill(texts.card.provider, { provider: offer.provider.name }),
          ].join(' · ')}
        </p>
      </div>
      <PriceBlock size="small" {...priceLines(offer, texts.price)} />
    </li>
  )
}
