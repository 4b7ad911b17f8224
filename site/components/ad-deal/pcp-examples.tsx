import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { CreditExample } from '#site/ui/price-block/credit-example.tsx'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import styles from './ad-deal.module.css'
import { OpensDialogs } from './opens-dialogs.tsx'

const texts = messages.adDeal

/** Names the example of a row. */
export const exampleId = (at: number) => `example-${at + 1}`

/**
 * The representative example of each PCP as a dialog that its row opens; without script they stand on
 * the page, and a row's link leads to its own. Rules L-73, P-42, D-44.
 */
export function PcpExamples({ offers }: { offers: readonly Offer[] }) {
  if (!offers.some(isPcpOffer)) return null
  return (
    <>
      <OpensDialogs />
      {offers.map((offer, at) => {
        const price = priceInFull(offer, messages.deal.price)
        if (price.kind !== 'credit') return null
        const id = exampleId(at)
        const { provider } = offer
        return (
          <dialog key={offer.id} id={id} className={styles.dialog} aria-labelledby={`${id}-title`}>
            <form method="dialog" className={styles.closeForm}>
              <button className={styles.close} aria-label={texts.close}>
                <Icon name="close" />
              </button>
            </form>
            <h2 id={`${id}-title`} className={styles.dialogTitle}>
              {fill(texts.exampleOf, { provider: provider.name })}
            </h2>
            <CreditExample {...price.example} />
            <p className={styles.about}>{messages.deal.know.pcp}</p>
            <LinkButton href={paths.getThisDeal(offer.capId, offer.id)} isWide>
              {fill(texts.ask, { provider: provider.name })}
            </LinkButton>
          </dialog>
        )
      })}
    </>
  )
}
