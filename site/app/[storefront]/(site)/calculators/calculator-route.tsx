import {
  calculatorCrumbs,
  CalculatorPage,
  type CalculatorPageProps,
} from '#site/components/calculators/calculator-page.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'

/** A calculator's page with the structured data of where it stands. */
export async function CalculatorRoute(props: CalculatorPageProps) {
  return (
    <>
      {props.isEmbedded ? null : (
        <JsonLd things={[breadcrumbList(calculatorCrumbs(props.name), await pageUrl())]} />
      )}
      <CalculatorPage {...props} />
    </>
  )
}
