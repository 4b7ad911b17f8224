import { getTranslations } from 'next-intl/server'
import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { messages } from '#site/messages/en.ts'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import styles from './home.module.css'

const lines = ['monthly', 'payments', 'total'] as const

/** The price block taken apart, line by line, on a deal of today. */
export async function HonestPrice({ example }: { example: Deal }) {
  const t = await getTranslations('home')
  const { derivative, offer } = example
  const texts = messages.deal.price
  return (
    <div className={styles.honest}>
      <div>
        <PriceBlock size="large" {...priceInFull(offer, texts)} />
        <p className={styles.exampleName}>
          {t('priceExample', {
            car: `${carName(derivative)} ${derivative.name}`,
            provider: offer.provider.name,
          })}{' '}
          <a href={paths.deal(derivative.capId)}>{t('priceSee')}</a>
        </p>
      </div>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <h3 className={styles.lineTitle}>{t(`price.${line}Title`)}</h3>
            <p>{t(`price.${line}`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
