import { mostCompared } from '#core/offer/chosen-deals.ts'
import type { Offer } from '#core/offer/offer.ts'
import { dealsKey } from '#core/routes/chosen-deals-keys.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { DealCard } from '#site/components/shared/deal/deal-card.tsx'
import { dealCardTexts } from '#site/components/shared/deal/deal-cards.tsx'
import { GoneDeals } from '#site/components/shared/saved/gone-deals.tsx'
import { SeenCars } from '#site/components/shared/saved/seen-cars.tsx'
import type { ChosenDeal } from '#site/data/deal/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { SharePage } from '#site/components/shared/saved/share-page.tsx'
import styles from './shortlist.module.css'

type ShortlistPageProps = {
  /** As the address names them. */
  ids: readonly string[]
  deals: readonly ChosenDeal[]
  siteUrl: string
}

/** The deals of a shortlist as cards, to be ticked and compared. Rules F-156, F-158. */
export function ShortlistPage({ ids, deals, siteUrl }: ShortlistPageProps) {
  const t = messages.saved.shortlist
  const quoted = deals.filter((deal): deal is ChosenDeal & { offer: Offer } => deal.offer !== null)
  if (deals.length === 0) return <EmptyShortlist isNothingNamed={ids.length === 0} />
  const address = paths.shortlist(ids)
  return (
    <Column>
      <PageTitle title={t.title} lede={t.lede} />
      <SharePage label={t.share} path={address} siteUrl={siteUrl} />
      <GoneDeals deals={deals} />
      <form action={paths.compareDeals()} className={styles.form}>
        {quoted.length > 1 ? (
          <p className={styles.compare} data-no-print="">
            <Button type="submit">{t.compare}</Button>
            {quoted.length > mostCompared ? (
              <span className={styles.note}>{fill(t.most, { most: mostCompared })}</span>
            ) : null}
          </p>
        ) : null}
        <OfferGrid>
          {quoted.map(({ id, car, offer }, index) => (
            <DealCard
              key={id}
              deal={{ derivative: car, offer }}
              texts={dealCardTexts}
              headingLevel={2}
              isFirst={index < mostCompared}
              {...(quoted.length > 1 && {
                actions: (
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      name={dealsKey}
                      value={id}
                      defaultChecked={index < mostCompared}
                      aria-label={`${t.compareOne} ${carName(car)} ${car.name}`}
                    />
                    {t.compareOne}
                  </label>
                ),
              })}
            />
          ))}
        </OfferGrid>
      </form>
      <SeenCars />
    </Column>
  )
}

/** @param isNothingNamed false where an address names deals of cars that nobody lists any more */
function EmptyShortlist({ isNothingNamed }: { isNothingNamed: boolean }) {
  const t = messages.saved.shortlist
  return (
    <Column>
      <div data-shortlist-empty={isNothingNamed ? '' : undefined}>
        <EmptyState
          drawing="road"
          headingLevel={1}
          title={isNothingNamed ? t.empty : t.unknown}
          actions={
            <>
              <LinkButton href={paths.compare()}>{t.all}</LinkButton>
              <LinkButton look="secondary" href={paths.specialOffers()}>
                {t.offers}
              </LinkButton>
            </>
          }
        >
          <p>{isNothingNamed ? t.emptyText : t.unknownText}</p>
          {isNothingNamed ? <p className={styles.noScript}>{t.noScript}</p> : null}
        </EmptyState>
      </div>
      <SeenCars />
    </Column>
  )
}
