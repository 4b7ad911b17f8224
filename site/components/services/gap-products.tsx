import { poundsToPence } from '#core/contract/json/money.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import type { GapPrices } from '#site/data/services/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './gap-products.module.css'

const t = messages.services.gap

/** The covers for a car and a term side by side, the plainer first, with what each pays for. Rules K-14, D-64. */
export function GapProducts({ prices, termMonths }: { prices: GapPrices; termMonths: number }) {
  const { products, source } = prices
  if (products.length === 0) {
    return (
      <Notice>
        <p>{t.none}</p>
      </Notice>
    )
  }
  return (
    <>
      <ul className={styles.products}>
        {products.map(({ name, price, claimLimit, cover }) => (
          <li key={name} className={styles.product}>
            <h3>{name}</h3>
            <p>
              <strong className={styles.price}>{currency(poundsToPence(price))}</strong>{' '}
              {fill(t.once, { months: termMonths })}
            </p>
            <p>{fill(t.limit, { limit: currency(poundsToPence(claimLimit)) })}</p>
            <ul aria-label={t.covers} className={styles.cover}>
              {cover.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.next}>
        <LinkButton href={paths.contactUs('about=gap')} look="secondary">
          {t.ask}
        </LinkButton>
        <p className={styles.small}>{source}</p>
      </div>
    </>
  )
}
