import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { ServicePage } from '#site/app/[storefront]/(site)/service-page.tsx'
import { GapProducts } from '#site/components/services/gap-products.tsx'
import styles from '#site/components/services/service-page.module.css'
import { SellForm } from '#site/components/services/sell-form.tsx'
import { RichText } from '#site/components/shared/text/rich-text.tsx'
import { anyOrder, formDraft } from '#site/data/enquiry/server.ts'
import { pageContent } from '#site/data/pages/server.ts'
import { gapPrices } from '#site/data/services/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'

type Props = {
  params: Promise<{ storefront: string; orderCode: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const { additional: t, gap, sell } = messages.services

/** Fuels of cars that are charged from a socket. */
const chargesAtHome: readonly string[] = ['electric', 'plug-in-hybrid']

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orderCode } = await params
  const metadata = await routeMetadata('additionalServices', {
    canonical: paths.additionalServices(orderCode),
  })
  return { ...metadata, robots: { index: false, follow: false } }
}

/**
 * What goes with a new lease, once its enquiry is confirmed: cover for the car that was asked for, an
 * offer for the present one, a charger at home. Rules D-65, W-124.
 */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront, orderCode }, { draft: id, sent }] = await Promise.all([params, searchParams])
  const placed = await anyOrder(orderCode)
  if (!placed) notFound()
  const { vehicle, offer, orderRef, shortReference } = placed
  if (placed.confirmedAt === null) redirect(paths.enterCode(vehicle.capId, orderRef))
  const termMonths = offer.term
  const range = { manufacturer: vehicle.manufacturer.slug, range: vehicle.range.slug }
  const [page, selling, charger, prices, draft] = await Promise.all([
    pageContent('after-enquiry'),
    pageContent('sell-your-car'),
    pageContent('home-charger'),
    gapPrices({ ...range, termMonths }),
    formDraft(String(id ?? '')),
  ])
  const car = carName(vehicle)
  return (
    <ServicePage
      name="additionalServices"
      crumbs={[{ label: messages.content.home, href: paths.home() }, { label: t.crumb }]}
      title={page?.title ?? t.metaTitle}
      lede={page?.intro}
    >
      <p className={styles.about}>
        {fill(t.about, {
          reference: shortReference,
          car: `${car} ${vehicle.name}`,
          provider: offer.brandName,
        })}
      </p>
      {page ? (
        <Prose>
          <RichText value={page.body} />
        </Prose>
      ) : null}
      {prices ? (
        <PageSection
          id="gap"
          title={fill(gap.forYou, { car })}
          aside={
            <a
              href={paths.gapInsurance(
                new URLSearchParams({
                  car: rangeValue(range.manufacturer, range.range),
                  term: String(termMonths),
                }).toString(),
              )}
            >
              {gap.other}
            </a>
          }
        >
          <GapProducts prices={prices} termMonths={termMonths} />
        </PageSection>
      ) : null}
      <PageSection
        id="sell"
        title={sell.forYou}
        lede={selling?.intro}
        aside={<a href={paths.sellYourCar()}>{sell.how}</a>}
      >
        <SellForm
          draft={draft}
          isSent={sent !== undefined}
          orderRef={orderRef}
          help={<ReachUs storefront={storefront} />}
        />
      </PageSection>
      {charger && chargesAtHome.includes(vehicle.fuelType) ? (
        <PageSection id="charger" title={charger.title} lede={charger.intro}>
          <Prose>
            <RichText value={charger.body} />
          </Prose>
          <p className={styles.next}>
            <LinkButton href={paths.contactUs('about=charger')} look="secondary">
              {t.charger}
            </LinkButton>
          </p>
        </PageSection>
      ) : null}
    </ServicePage>
  )
}
