import type { ListedDeal } from '#core/offer/deal.ts'
import { embeddedOfferPath } from '#core/landing/offer-path.ts'
import { pageCount } from '#core/filters/address/list-pages.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { DealCard } from '#site/components/shared/deal/deal-card.tsx'
import { dealCardTexts } from '#site/components/shared/deal/deal-cards.tsx'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { CreditExample } from '#site/ui/price-block/credit-example.tsx'
import { Pagination, type PageStep } from '#site/ui/pagination/pagination.tsx'
import { OutLink } from './out-link.tsx'
import styles from './embedded.module.css'

export type EmbeddedDealsProps = {
  title: string
  /** "2,703 deals from £129.83 a month". */
  summary: string
  list: { deals: readonly ListedDeal[]; total: number }
  page: number
  rows: number
  steps: readonly PageStep[]
  hrefOf: (page: number) => string
  /** The same list with all its filters, which no frame shows. */
  allHref: string
}

/** A list of deals inside a partner's page; each leads on within the frame. Rules R-42, D-81. */
export function EmbeddedDeals(props: EmbeddedDealsProps) {
  const { title, summary, list, page, rows, steps, hrefOf, allHref } = props
  const t = messages.embedded
  const words = messages.results.list
  const last = pageCount(list.total, rows)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{list.deals.length > 0 ? summary : t.none}</p>
        </div>
        <OutLink href={allHref} label={t.all} className={styles.way} />
      </div>
      <Example list={list} />
      <OfferGrid>
        {list.deals.map((deal, index) => (
          <DealCard
            key={deal.derivative.capId}
            deal={deal}
            texts={dealCardTexts}
            headingLevel={2}
            isFirst={index < 3}
            pathOf={embeddedOfferPath}
            isEmbedded
          />
        ))}
      </OfferGrid>
      {last > 1 ? (
        <Pagination
          label={words.pages}
          steps={steps}
          pageLabel={(number) => fill(words.page, { page: number })}
          {...(page > 1 && { previous: { href: hrefOf(page - 1), label: words.previous } })}
          {...(page < last && { next: { href: hrefOf(page + 1), label: words.next } })}
        />
      ) : null}
    </>
  )
}

/** The representative example of a list of PCPs; nothing on a list of leases. Rule D-45. */
function Example({ list }: Pick<EmbeddedDealsProps, 'list'>) {
  for (const { derivative, offer } of list.deals) {
    const shown = priceLines(offer, dealCardTexts.price)
    if (shown.kind !== 'credit') continue
    const car = `${carName(derivative)} ${derivative.name}`
    return (
      <CreditExample
        {...shown.example}
        headingLevel={2}
        about={fill(messages.embedded.exampleAbout, { car, provider: offer.provider.name })}
      >
        <p>{messages.results.list.credit.note}</p>
      </CreditExample>
    )
  }
  return null
}
