import { comparedMonths } from '#core/landing/compared-months.ts'
import type { Deal } from '#core/offer/deal.ts'
import { mostCompared } from '#core/offer/chosen-deals.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { leaseTerms } from '#site/components/shared/deal/terms-words.ts'
import { GoneDeals } from '#site/components/shared/saved/gone-deals.tsx'
import type { ChosenDeal } from '#site/data/deal/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { SharePage } from '#site/components/shared/saved/share-page.tsx'
import { CompareTable, type QuotedDeal } from './compare-table.tsx'
import styles from './compare.module.css'

export type ComparePageProps = {
  /** As the address names them. */
  ids: readonly string[]
  deals: readonly ChosenDeal[]
  /** Deals that may be put beside these. */
  like: readonly Deal[]
  isDifferencesOnly: boolean
  siteUrl: string
}

/** How many cars are offered to be put beside. */
const mostOffered = 4

/** Deals side by side, and how to add or leave out one: all by links. Rules F-157, L-77, L-78. */
export function ComparePage({ ids, deals, like, isDifferencesOnly, siteUrl }: ComparePageProps) {
  const t = messages.saved.compare
  const quoted = deals.filter((deal): deal is QuotedDeal => deal.offer !== null)
  const address = paths.compareDeals(ids)
  if (quoted.length === 0) {
    return (
      <Column>
        <EmptyState
          drawing="road"
          headingLevel={1}
          title={t.empty}
          actions={
            <>
              <LinkButton href={paths.shortlist()} data-shortlist="">
                {t.shortlist}
              </LinkButton>
              <LinkButton look="secondary" href={paths.compare()}>
                {t.all}
              </LinkButton>
            </>
          }
        >
          <p>{t.emptyText}</p>
        </EmptyState>
        <GoneDeals deals={deals} />
      </Column>
    )
  }
  const months = comparedMonths(quoted)
  return (
    <Column>
      <PageTitle title={t.title} lede={fill(t.lede, { most: mostCompared })} />
      <GoneDeals deals={deals} />
      <div className={styles.tools} data-no-print="">
        {quoted.length > 1 ? (
          <a
            className={styles.tool}
            href={paths.compareDeals(ids, { isDifferencesOnly: !isDifferencesOnly })}
            rel="nofollow"
          >
            {isDifferencesOnly ? t.everything : t.onlyDifferences}
          </a>
        ) : null}
        <SharePage label={t.share} path={address} siteUrl={siteUrl} />
      </div>
      {months && !months.isOwn ? (
        <p className={styles.basis}>
          {fill(t.basis, {
            terms: leaseTerms(months.terms, t),
            vat: financeTypeTable[months.terms.financeType].vat,
          })}
        </p>
      ) : null}
      <CompareTable
        deals={quoted}
        months={months}
        isDifferencesOnly={isDifferencesOnly && quoted.length > 1}
        withoutDeal={(id) => paths.compareDeals(ids.filter((each) => each !== id))}
      />
      <AddAnother ids={ids} deals={deals} like={like} />
    </Column>
  )
}

function AddAnother({ ids, deals, like }: Pick<ComparePageProps, 'ids' | 'deals' | 'like'>) {
  const t = messages.saved.compare
  const isFull = ids.length >= mostCompared
  const others = like
    .filter(({ derivative }) => deals.every(({ car }) => car.capId !== derivative.capId))
    .slice(0, mostOffered)
  return (
    <PageSection title={t.addTitle} lede={isFull ? t.full : others.length > 0 ? t.addLede : null}>
      <ul className={styles.others} data-no-print="">
        {isFull
          ? null
          : others.map(({ derivative, offer }) => (
              <li key={offer.id}>
                <a
                  className={styles.tool}
                  href={paths.compareDeals([...ids, offer.id])}
                  rel="nofollow"
                >
                  {fill(t.add, { car: `${carName(derivative)} ${derivative.name}` })}
                </a>
              </li>
            ))}
        <li>
          <a className={styles.tool} href={paths.shortlist()} data-shortlist="">
            {t.fromShortlist}
          </a>
        </li>
      </ul>
    </PageSection>
  )
}
