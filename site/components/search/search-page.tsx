import { getTranslations } from 'next-intl/server'
import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { poundsToPence } from '#core/contract/json/money.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { foundText } from '#site/components/shared/search/found-text.ts'
import { UnknownValues } from '#site/components/shared/search/unknown-values.tsx'
import { SearchForm } from '#site/components/shared/search/search-form.tsx'
import styles from './search-page.module.css'

type Found = CallResponse<typeof calls.search>

type SearchPageProps = {
  /** As it was typed; empty before anything was. */
  text: string
  found: Pick<Found, 'data' | 'unknown'>
}

/** The box, what was not understood, and the pages that answer, the likeliest first. Rule F-130. */
export async function SearchPage({ text, found: { data, unknown } }: SearchPageProps) {
  const t = await getTranslations('search')
  return (
    <Column>
      <PageTitle
        title={text ? t('titleFor', { text }) : t('title')}
        lede={data.length > 0 ? undefined : t('lede')}
      />
      <div className={styles.box}>
        <SearchForm key={text} id="search" size="large" defaultValue={text} />
      </div>
      {data.length > 0 ? <UnknownValues values={unknown} text={messages.search.unknown} /> : null}
      {data.length > 0 ? <FoundPages pages={data} /> : null}
      {text && data.length === 0 ? (
        <EmptyState
          drawing="signpost"
          title={t('nothing', { text })}
          actions={
            <>
              <LinkButton href={paths.manufacturers()}>{t('allMakes')}</LinkButton>
              <LinkButton look="secondary" href={paths.compare()}>
                {t('allDeals')}
              </LinkButton>
              <LinkButton look="secondary" href={paths.guides()}>
                {t('guides')}
              </LinkButton>
            </>
          }
        >
          <p>{t('nothingText')}</p>
        </EmptyState>
      ) : null}
    </Column>
  )
}

/** Pages of different kinds in one list: each a link, what it is, and the cheapest month there. */
async function FoundPages({ pages }: { pages: Found['data'] }) {
  const t = await getTranslations('search')
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile.personal
  return (
    <>
      <p className={styles.count}>{t('found', { count: pages.length })}</p>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path} className={styles.page}>
            <a href={page.path}>{page.title}</a>
            <span className={styles.facts}>{foundText(page)}</span>
            {page.cheapest ? (
              <span className={styles.price}>
                {t('from', {
                  price: currency(poundsToPence(page.cheapest.monthlyPayment)),
                  vat: page.cheapest.vat,
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {pages.some(({ cheapest }) => cheapest) ? (
        <p className={styles.note}>
          {t('prices', {
            term: termMonths,
            miles: annualMileageMiles.toLocaleString('en-GB'),
            rentals: initialRentals,
          })}
        </p>
      ) : null}
    </>
  )
}
