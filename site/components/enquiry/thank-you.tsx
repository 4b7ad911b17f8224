import { getTranslations } from 'next-intl/server'
import { isInStock, type Offer } from '#core/offer/offer.ts'
import { paths } from '#core/paths/paths.ts'
import { messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { StepsList } from '../../ui/steps-list/steps-list.tsx'
import styles from './enquiry.module.css'

/** What happens after a confirmed enquiry (Rule W-55), and the reference to quote. */
export async function ThankYou({ offer, orderRef }: { offer: Offer; orderRef: string }) {
  const t = await getTranslations('enquiry')
  const texts = messages.deal.card
  const delivery = fill(isInStock(offer) ? texts.inStock : texts.factory, offer.deliveryWeeks)
  return (
    <div className={styles.form}>
      <h2>{t('thanksNextTitle')}</h2>
      <StepsList
        steps={[
          { title: t('next.callTitle'), text: t('next.call', { provider: offer.provider.name }) },
          { title: t('next.checkTitle'), text: t('next.check') },
          { title: t('next.carTitle'), text: t('next.car', { delivery }) },
        ]}
      />
      <p className={styles.reference}>
        {t('reference')}: <strong>{orderRef}</strong>
      </p>
      <LinkButton href={paths.compare()} look="secondary">
        {t('more')}
      </LinkButton>
    </div>
  )
}
