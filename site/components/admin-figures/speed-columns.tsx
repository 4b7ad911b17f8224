import type { WireSpeeds } from '#core/contract/calls/page-figures.ts'
import { loadsOf, pageMetricNames } from '#core/figures/page-metrics.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import { countText } from './figure-words.ts'
import { ratedText } from './speed-words.ts'

const words = t.speed

/** Loads, and of each metric what three of four take at most. Rules W-195, W-196. */
export const speedColumns: readonly TableColumn<WireSpeeds>[] = [
  {
    key: 'loads',
    label: words.loads,
    isFigure: true,
    cell: (speeds) => countText(loadsOf(speeds)),
  },
  ...pageMetricNames.map((metric) => ({
    key: metric,
    label: words.metrics[metric],
    isFigure: true as const,
    cell: (speeds: WireSpeeds) => ratedText(metric, speeds),
  })),
]
