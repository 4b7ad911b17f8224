import type { ReactNode } from 'react'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import styles from './price-table.module.css'

export type PriceRow = {
  key: string
  name: ReactNode
  /** Short facts. */
  facts?: readonly string[]
  text?: ReactNode
  /** Null without offers. */
  deal: Deal | null
}

export type PriceTableProps = {
  caption: string
  /** Over the names. */
  nameTitle: string
  priceTitle: string
  rows: readonly PriceRow[]
  /** Whether each row shows the car of its deal, where rows are cars that look different. */
  hasDrawings?: boolean
}

/** Rows to choose from, each with its cheapest lease priced in full (Rule D-42). */
export function PriceTable({ caption, nameTitle, priceTitle, rows, hasDrawings }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          <th scope="col">{priceTitle}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, facts = [], text, deal }) => (
          <tr key={key}>
            <th scope="row">
              <div className={hasDrawings ? styles.drawn : undefined}>
                {hasDrawings && deal ? (
                  <CarPicture {...listedCarDrawing(deal.derivative)} alt="" hasGround={false} />
                ) : null}
                <div>
                  <span className={styles.name}>{name}</span>
                  {facts.length > 0 ? (
                    <span className={styles.facts}>{facts.join('\u00a0· ')}</span>
                  ) : null}
                  {text ? <span className={styles.text}>{text}</span> : null}
                </div>
              </div>
            </th>
            <td>{deal ? <Price deal={deal} /> : messages.make.nobodyQuotes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Price({ deal: { derivative, offer } }: { deal: Deal }) {
  return (
    <div className={styles.price}>
      <PriceBlock size="small" {...priceLines(offer, messages.deal.price)} />
      <p className={styles.deal}>
        <a href={offerPath(offer)}>{derivative.name}</a>{' '}
        {fill(messages.make.fromProvider, { provider: offer.provider.name })}
      </p>
    </div>
  )
}
