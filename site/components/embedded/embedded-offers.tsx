import { dealPath } from '#core/landing/offer-path.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import { isInStock, type Offer } from '#core/offer/offer.ts'
import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { providerMark } from '#site/components/shared/deal/provider-mark.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { buttonClasses } from '#site/ui/button/button-classes.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactRow } from '#site/ui/facts/facts.tsx'
import { OfferRow } from '#site/ui/offer-card/offer-row.tsx'
import { ProviderMark } from '#site/ui/offer-card/provider-mark.tsx'
import styles from './embedded.module.css'
import { OutLink } from './out-link.tsx'

const t = messages.embedded
const { deal: texts } = messages

/** What every provider asks for a car, inside a partner's page; an enquiry opens a tab. Rules R-43, D-81. */
export function EmbeddedOffers({ car, view }: { car: Derivative; view: DealView | null }) {
  const count = view?.offers.length ?? 0
  return (
    <>
      <div className={styles.car}>
        <CarPicture {...carDrawing(car)} alt="" isFirst />
        <div>
          <h1>
            {carName(car)} {car.name}
          </h1>
          <FactRow facts={shortFacts(car, texts.facts)} />
          {count === 0 ? <p>{t.noOffers}</p> : null}
          <p className={styles.ways}>
            <a href={embeddedPaths.embeddedDeals()} className={styles.way}>
              {t.back}
            </a>
            {view ? (
              <OutLink
                href={dealPath(car.capId, view.selection)}
                label={t.terms}
                className={styles.way}
              />
            ) : null}
          </p>
        </div>
      </div>
      {view ? (
        <section>
          <h2 className={styles.count}>
            {count === 1 ? t.offersCountOne : fill(t.offersCount, { count })}
          </h2>
          {view.offers.map((offer) => (
            <EmbeddedOffer key={offer.id} offer={offer} />
          ))}
        </section>
      ) : null}
    </>
  )
}

function EmbeddedOffer({ offer }: { offer: Offer }) {
  const excess = excessTerm(offer, texts.terms)
  const delivery = isInStock(offer) ? texts.card.inStock : texts.card.factory
  return (
    <OfferRow
      provider={offer.provider.name}
      providerMark={<ProviderMark {...providerMark(offer.provider, texts.card)} />}
      delivery={fill(delivery, offer.deliveryWeeks)}
      isInStock={isInStock(offer)}
      terms={[`${excess.label}: ${excess.value}`]}
      price={priceInFull(offer, texts.price)}
      action={
        <OutLink
          href={paths.getThisDeal(offer.capId, offer.id)}
          label={fill(t.ask, { provider: offer.provider.name })}
          className={buttonClasses({ look: 'primary' })}
        />
      }
    />
  )
}
