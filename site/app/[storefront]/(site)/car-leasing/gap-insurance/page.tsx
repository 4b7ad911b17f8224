import { notFound } from 'next/navigation'
import { rangeParts } from '#core/filters/address/range-value.ts'
import { contentMetadata } from '#site/app/[storefront]/(site)/content-route.tsx'
import { ServicePage } from '#site/app/[storefront]/(site)/service-page.tsx'
import { PageText } from '#site/components/content/page-text.tsx'
import { GapChoice, gapTerms } from '#site/components/services/gap-choice.tsx'
import { GapProducts } from '#site/components/services/gap-products.tsx'
import styles from '#site/components/services/gap-products.module.css'
import { manufacturers } from '#site/data/makes/server.ts'
import { pageContent } from '#site/data/pages/server.ts'
import { gapPrices } from '#site/data/services/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { indexCrumbs } from '../place-route.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const t = messages.services.gap
const usualTerm = 36

export const generateMetadata = () => contentMetadata('gapInsurance')

/** What GAP insurance is, and what it costs for a car over a term. Rules K-14, D-64. */
export default async function Page({ searchParams }: Props) {
  const [{ car = '', term }, page, { data: makes }] = await Promise.all([
    searchParams,
    pageContent('gap-insurance'),
    manufacturers(),
  ])
  if (!page) notFound()
  const termMonths = gapTerms.find((months) => String(months) === term) ?? usualTerm
  const value = String(car)
  return (
    <ServicePage
      name="gapInsurance"
      crumbs={indexCrumbs(t.crumb)}
      title={page.title}
      lede={page.intro}
    >
      <PageSection id="prices" title={t.pricesTitle} lede={t.pricesLede}>
        <GapChoice makes={makes} car={value} termMonths={termMonths} />
        {value === '' ? null : <Prices value={value} termMonths={termMonths} />}
      </PageSection>
      <div className={styles.after}>
        <PageText body={page.body} />
      </div>
    </ServicePage>
  )
}

async function Prices({ value, termMonths }: { value: string; termMonths: number }) {
  const parts = rangeParts(value)
  const { data: makes } = await manufacturers()
  const make = makes.find(({ slug }) => slug === parts?.manufacturer)
  const range = make?.ranges.find(({ slug }) => slug === parts?.range)
  const prices = parts && make && range ? await gapPrices({ ...parts, termMonths }) : null
  if (!prices) {
    return (
      <Notice tone="bad">
        <p>{t.unknown}</p>
      </Notice>
    )
  }
  return (
    <>
      <p className={styles.for}>
        {fill(t.for, { car: `${make!.name} ${range!.name}`, months: termMonths })}
      </p>
      <GapProducts prices={prices} termMonths={termMonths} />
    </>
  )
}
