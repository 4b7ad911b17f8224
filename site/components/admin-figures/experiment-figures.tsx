import { getExperimentFigures } from '#core/contract/generated/office-request-shapes.ts'
import { scenarioResult, shareText, type VariantResult } from '#core/experiments/scenario-result.ts'
import { scenarios } from '#core/experiments/scenarios.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { countText } from './figure-words.ts'
import { FiguresLoading } from './figures-loading.tsx'

const words = t.experiments

type Row = VariantResult & { scenario: string }

/** What was counted of experiments, and what it says. Rules W-192, X-20, X-21. */
export function ExperimentFigures() {
  const figures = useLoaded(['experiments'], () => askAsUser(getExperimentFigures, {}))
  const counted = figures.data?.data
  if (!counted) return <FiguresLoading {...figures} />
  const results = Object.entries(scenarios).map(([scenario, variants]) => ({
    scenario,
    ...scenarioResult(
      variants.map(({ name }) => {
        const found = counted.find((each) => each.scenario === scenario && each.variant === name)
        return { name, label: name, views: found?.views ?? 0, orders: found?.orders ?? 0 }
      }),
    ),
  }))
  return (
    <FigureSection
      title={words.title}
      lede={words.lede}
      file="experiments"
      table={
        <FigureTable<Row>
          caption={words.title}
          rows={results.flatMap(({ scenario, variants }) =>
            variants.map((variant) => ({ scenario, ...variant })),
          )}
          rowKey={({ scenario, name }) => `${scenario}=${name}`}
          columns={columns}
        />
      }
    >
      {results
        .filter(({ variants }) => variants.length > 1)
        .map(({ scenario, variants, sentence }) => (
          <Chart
            key={scenario}
            title={scenario}
            note={sentence}
            parts={[words.part]}
            bars={variants.map(({ name, share }) => ({
              key: name,
              label: name,
              values: [share?.share ?? 0],
              shown: [share ? shareText(share) : words.noShare],
            }))}
          />
        ))}
    </FigureSection>
  )
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'variant',
    label: words.variant,
    isRowHead: true,
    cell: ({ scenario, name }) => `${scenario}: ${name}`,
  },
  { key: 'views', label: words.views, isFigure: true, cell: ({ views }) => countText(views) },
  { key: 'orders', label: words.orders, isFigure: true, cell: ({ orders }) => countText(orders) },
  {
    key: 'share',
    label: words.share,
    isFigure: true,
    cell: ({ share }) => (share ? shareText(share) : words.noShare),
  },
]
