import type { WirePricePosition } from '#core/contract/calls/office-figures.ts'
import { getPricePositions } from '#core/contract/generated/office-request-shapes.ts'
import { pricePlaces } from '#core/figures/price-position.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { shareText } from './figure-words.ts'
import { FiguresLoading } from './figures-loading.tsx'

const words = t.prices

const offersOf = (row: WirePricePosition) => pricePlaces.reduce((sum, place) => sum + row[place], 0)

const percent = (row: WirePricePosition) => {
  const offers = offersOf(row)
  return offers === 0 ? 0 : Math.round((row.cheapest * 100) / offers)
}

/** How leases stand beside those of other providers. Rule W-191. */
export function PriceFigures({ isOfStaff }: { isOfStaff: boolean }) {
  const positions = useLoaded(['prices', isOfStaff], () => askAsUser(getPricePositions, {}))
  const rows = positions.data?.data
  if (!rows) return <FiguresLoading {...positions} />
  const [own] = rows
  return (
    <FigureSection
      title={words.title}
      lede={isOfStaff ? words.ledeStaff : words.lede}
      file="price-positions"
      table={
        <FigureTable
          caption={words.title}
          rows={rows}
          rowKey={({ providerId }) => String(providerId)}
          columns={[
            {
              key: 'provider',
              label: words.provider,
              isRowHead: true,
              cell: ({ providerName }) => providerName,
            },
            ...pricePlaces.map((place) => ({
              key: place,
              label: words[place],
              isFigure: true as const,
              cell: (row: WirePricePosition) => shareText(row[place], offersOf(row)),
            })),
            {
              key: 'gap',
              label: words.gap,
              isFigure: true,
              cell: ({ medianGapPercent }) =>
                medianGapPercent === null ? '' : fill(t.percent, { percent: medianGapPercent }),
            },
          ]}
        />
      }
    >
      {rows.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Chart
          title={words.plot}
          {...(!isOfStaff && own && gapNote(own))}
          parts={[words.part]}
          whole={100}
          bars={rows.map((row) => ({
            key: String(row.providerId),
            label: row.providerName,
            values: [percent(row)],
            shown: [fill(t.percent, { percent: percent(row) })],
          }))}
        />
      )}
    </FigureSection>
  )
}

/** The gap in the middle in a sentence; none where nothing has a rival. */
function gapNote({ medianGapPercent: gap }: WirePricePosition) {
  if (gap === null) return null
  const text = gap < 0 ? words.gapBelow : words.gapHint
  return { note: fill(text, { gap: Math.abs(gap) }) }
}
