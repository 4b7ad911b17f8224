import { dealPath } from '#core/landing/offer-path.ts'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { VatSwitch } from '#site/components/shared/deal/vat-switch.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'

/** The price of the best deal, and for a business the other basis of VAT. */
export function DealPrice({ capId, view, isWithVat }: DealSectionProps) {
  return (
    <>
      <PriceBlock size="large" {...priceInFull(view.best, dealTexts.price)} />
      {view.selection.financeType === 'business' ? (
        <VatSwitch
          isWithVat={isWithVat}
          href={dealPath(capId, view.selection, !isWithVat)}
          texts={dealTexts.price.vat}
        />
      ) : null}
    </>
  )
}
