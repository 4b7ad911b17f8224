import type { ReactNode } from 'react'
import { CarPicture, type CarPictureProps } from '../car-drawing/car-picture.tsx'
import type { Price } from '../price-block/price.ts'
import { PriceBlock } from '../price-block/price-block.tsx'
import styles from './deal-strip.module.css'

export type StripDeal = {
  href: string
  /** "Kia EV3", or the trim: "GT-Line". */
  name: string
  derivative: string
  price: Price
  /** "+£13.20 a month, all in" */
  note?: string | undefined
  /** Whether the note is of something cheaper. */
  isGood?: boolean
}

export type StripCard = StripDeal & {
  picture: CarPictureProps
  /** "Factory order, 12–14 weeks", "From Harbour Fleet", "Checked 20 November" */
  foot: readonly string[]
}

/** Deals in a row that scrolls sideways and stops at cards; the whole card is one link. */
export function DealStrip({ deals }: { deals: readonly StripCard[] }) {
  return (
    <Strip deals={deals} rows={styles.cards}>
      {(deal) => (
        <>
          <CarPicture {...deal.picture} />
          <DealLink {...deal} />
          <p className={styles.foot}>{deal.foot.join('\n')}</p>
        </>
      )}
    </Strip>
  )
}

/** The same without pictures, for rows further down a page. */
export function DealLines({ deals }: { deals: readonly StripDeal[] }) {
  return (
    <Strip deals={deals} rows={styles.lines}>
      {(deal) => <DealLink {...deal} />}
    </Strip>
  )
}

type StripProps<Deal extends StripDeal> = {
  deals: readonly Deal[]
  rows: string | undefined
  children: (deal: Deal) => ReactNode
}

/** Few elements, since a page holds twenty cards; a note has its row in all of them or in none. */
function Strip<Deal extends StripDeal>({ deals, rows, children }: StripProps<Deal>) {
  const noted = deals.some(({ note }) => note) ? styles.noted : ''
  return (
    <ul className={`${styles.strip} ${rows} ${noted}`}>
      {deals.map((deal) => (
        <li key={deal.href} className={styles.card}>
          {children(deal)}
        </li>
      ))}
    </ul>
  )
}

function DealLink({ href, name, derivative, note, isGood, price }: StripDeal) {
  return (
    <>
      <h3 className={styles.name}>
        <a href={href}>
          {`${name} `}
          <span>{derivative}</span>
        </a>
      </h3>
      {note ? <p className={isGood ? styles.good : styles.note}>{note}</p> : null}
      <PriceBlock size="small" {...price} />
    </>
  )
}
