import { dealPath, withCustomerForm } from '#core/landing/offer-path.ts'
import { CreditExample } from '#site/ui/price-block/credit-example.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { openablePrice, priceLines } from '#site/components/shared/deal/price-lines.ts'
import { VatSwitch } from '#site/components/shared/deal/vat-switch.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'

/** The price of the deal shown, and for a business the other basis of VAT. */
export function DealPrice({ capId, view, isWithVat, hash }: DealSectionProps) {
  const price = openablePrice(view.shown, dealTexts.price)
  return (
    <>
      <PriceBlock
        size="large"
        {...(price.kind === 'credit' ? { ...price, inFull: 'beside' } : price)}
      />
      {view.selection.financeType === 'business' ? (
        <VatSwitch
          isWithVat={isWithVat}
          href={withCustomerForm(dealPath(capId, view.selection, !isWithVat), hash)}
          texts={dealTexts.price.vat}
        />
      ) : null}
    </>
  )
}

/** A PCP's whole example, which stands next to its price. Rule D-44. */
export function DealExample({ view }: DealSectionProps) {
  const price = priceLines(view.shown, dealTexts.price)
  return price.kind === 'credit' ? <CreditExample {...price.example} /> : null
}
