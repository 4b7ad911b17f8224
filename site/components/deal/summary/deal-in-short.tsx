import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { paths } from '#core/routes/paths.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { DealBar } from '#site/ui/deal-frame/deal-frame.tsx'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'

/** The deal at the foot of a phone: its price, its total and whom to ask. Rules D-44, D-56. */
export function DealInShort({ capId, view, hash }: DealSectionProps) {
  const { shown } = view
  const price = priceLines(shown, dealTexts.price)
  if (price.kind === 'withheld') return null
  const texts = dealTexts.inShort
  const isCredit = price.kind === 'credit'
  const unit = isCredit ? texts.perMonthPcp : fill(texts.perMonth, { vat: vatWords(shown) })
  const month = (
    <>
      <strong>{price.monthly}</strong> {unit}
    </>
  )
  return (
    <DealBar
      label={texts.label}
      price={
        isCredit ? (
          <>
            {month} <strong>{price.apr}</strong> {texts.apr}
          </>
        ) : (
          month
        )
      }
      total={
        isCredit
          ? fill(texts.totalPcp, {
              total: price.example.figures.total.amount,
              final: price.example.figures.finalPayment.amount,
            })
          : fill(texts.total, { total: price.total })
      }
      action={
        <LinkButton href={paths.getThisDeal(capId, shown.id, hash)}>
          {fill(dealTexts.askShort, { provider: shown.provider.name })}
        </LinkButton>
      }
    />
  )
}
