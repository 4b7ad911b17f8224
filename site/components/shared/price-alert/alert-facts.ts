import { poundsToPence } from '#core/contract/json/money.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { OwnAlert } from '#site/data/alerts/types.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/price-alerts.json' with { type: 'json' }
import type { Fact } from '#site/ui/facts/facts.tsx'

/** The prices of an alert, then and now, and how long it watches. Rules W-132, W-135. */
export function alertFacts(alert: OwnAlert): Fact[] {
  const { isCredit, requested, requestedAt, price, since, vat, endsAt } = alert
  const said = (pounds: number | null, texts: { price: string; nothing: string }, at: string) =>
    pounds === null
      ? fill(texts.nothing, { day: writtenDay(at) })
      : fill(texts.price, {
          price: currencyInColumn(poundsToPence(pounds)),
          vat,
          day: writtenDay(at),
        })
  // A price of credit never stands without its representative example.
  const prices: Fact[] = isCredit
    ? [{ label: t.now, value: t.pcp }]
    : [
        {
          label: t.asked,
          value: said(requested, { price: t.thenPrice, nothing: t.thenNothing }, requestedAt),
        },
        { label: t.now, value: said(price, { price: t.nowPrice, nothing: t.nowNothing }, since) },
      ]
  return [...prices, { label: t.until, value: writtenDay(endsAt) }]
}
