import type { StockUnit } from '#core/offer/stock-units.ts'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { InStock } from './in-stock.tsx'

export type DealDetailsProps = DealSectionProps & {
  /** The cars in stock, where the page opens on one. */
  stockUnits: readonly StockUnit[] | null
}

/** What was agreed beside the price: provider, delivery, excess miles, and the cars in stock. */
export function DealDetails({ capId, view, stockUnits }: DealDetailsProps) {
  return (
    <>
      <FactTable facts={dealTerms(view.shown, dealTexts.terms)} />
      {view.selection.isInStock ? (
        <InStock capId={capId} units={stockUnits} view={view} texts={dealTexts.stock} />
      ) : null}
    </>
  )
}
