import useSWR from 'swr'
import type { DealView } from '#core/landing/deal-page.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { fetchStockUnits } from '#site/data/deal/browser.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import styles from './summary.module.css'

type Texts = Messages['deal']['stock']

export type InStockProps = {
  capId: string
  /** Those the server knew; asked for where the page opened on a factory order. */
  units: readonly StockUnit[] | null
  view: DealView
  texts: Texts
}

/** The very cars that stand ready at the providers shown: colour, equipment, when. Rule P-75. */
export function InStock({ capId, units, view, texts }: InStockProps) {
  const { data = units ?? [] } = useSWR(units ? null : ['stock', capId], () =>
    fetchStockUnits(capId),
  )
  const shown = data.filter(({ providerId }) =>
    view.offers.some(({ provider }) => provider.id === providerId),
  )
  const [first] = shown
  if (!first) return null
  const count = shown.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Disclosure summary={fill(texts.summary, { count, first: colourAndDay(first, texts) })}>
      <ul className={styles.stock}>
        {shown.map((unit) => (
          <li key={`${unit.providerId} ${unit.colour} ${unit.availableFrom}`}>
            {unitWords(unit, texts)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function colourAndDay({ colour, availableFrom }: StockUnit, texts: Texts): string {
  const when =
    availableFrom === null ? texts.now : fill(texts.from, { day: writtenDay(availableFrom) })
  return fill(texts.unit, { colour, when })
}

function unitWords(unit: StockUnit, texts: Texts): string {
  const { options, quantity, providerName } = unit
  return [
    colourAndDay(unit, texts),
    quantity > 1 ? fill(texts.several, { count: quantity }) : '',
    options.length > 0 ? fill(texts.with, { options: list.format(options.map(lower)) }) : '',
    fill(texts.provider, { provider: providerName }),
  ]
    .filter(Boolean)
    .join(', ')
}

const list = new Intl.ListFormat('en-GB')
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
