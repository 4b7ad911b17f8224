import { paths } from '#core/routes/paths.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'

/** The way from the home page to a car, by the search for its make and range. */
export const dealCrumbs = ({ manufacturer, range, name }: DerivativeSummary): Crumb[] => [
  { label: messages.deal.home, href: paths.home() },
  { label: manufacturer.name, href: paths.carSearchMake(manufacturer.slug) },
  { label: range.name, href: paths.carSearchRange(manufacturer.slug, range.slug) },
  { label: name },
]
