import { calculatorRoutes } from '#core/routes/calculator-routes.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { CalculatorCards } from '#site/components/calculators/calculator-cards.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

const { title, lede, description } = messages.calculators

export const generateMetadata = () =>
  routeMetadata('calculators', { canonical: paths.calculators(), own: { title, description } })

/** Every calculator and what it answers. Rule D-71. */
export default async function Page() {
  const crumbs = [{ label: messages.make.home, href: paths.home() }, { label: title }]
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={messages.make.breadcrumbs} crumbs={crumbs} />
        <PageTitle title={title} lede={lede} />
        <CalculatorCards names={calculatorRoutes} headingLevel="h2" />
      </Column>
    </>
  )
}
