import {
  calculatorCrumbs,
  CalculatorPage,
  type CalculatorPageProps,
} from '#site/components/calculators/calculator-page.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { config } from '#site/config.ts'

/** A calculator's page with the structured data of where it stands. */
export function CalculatorRoute(props: CalculatorPageProps) {
  return (
    <>
      <JsonLd things={[breadcrumbList(calculatorCrumbs(props.name), config.siteUrl)]} />
      <CalculatorPage {...props} />
    </>
  )
}
