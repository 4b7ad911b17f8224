import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Organisation } from './organisation.ts'
import type { ShownStorefront } from './shown-storefront.ts'

/** What the law wants said wherever prices stand. On a partner's pages it begins with who makes the comparison. Rule D-78. */
export const statementsOf = (
  { name, isPartner, madeBy }: ShownStorefront,
  { footerStatement }: Organisation,
): string[] => [
  ...(isPartner ? [fill(messages.layout.comparisonBy, { name: madeBy })] : []),
  footerStatement ?? fill(messages.layout.statement, { name: isPartner ? madeBy : name }),
]
