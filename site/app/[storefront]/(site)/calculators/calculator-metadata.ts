import type { Query } from '#core/calculators/read-figures.ts'
import type { CalculatorRoute } from '#core/routes/calculator-routes.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { messages } from '#site/messages/en.ts'

/** Title and address of a calculator: search engines list it as it opens, without anybody's figures. Rule D-71. */
export function calculatorMetadata(name: CalculatorRoute, query: Query) {
  const { title, description } = messages.calculators.pages[name]
  return routeMetadata(name, {
    canonical: paths[name](),
    own: { title, description },
    isListed: Object.keys(query).length === 0,
  })
}
