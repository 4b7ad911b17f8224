import type { WirePageSpeed } from '#core/contract/calls/page-figures.ts'
import { getPageSpeed } from '#core/contract/generated/office-request-shapes.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { FiguresLoading } from './figures-loading.tsx'
import { pageColumn } from './page-column.tsx'
import { SpeedByDay } from './speed-by-day.tsx'
import { speedColumns } from './speed-columns.tsx'
import { ratedText } from './speed-words.ts'

const words = t.speed

/** As many as a chart shows; the table behind it has all. */
const mostBars = 10

/** How fast pages were in visitors’ browsers, for our staff. Rule W-197. */
export function SpeedFigures() {
  const figures = useLoaded(['page speed'], () => askAsUser(getPageSpeed, {}))
  const speed = figures.data
  if (!speed) return <FiguresLoading {...figures} />
  if (speed.pages.length === 0) {
    return (
      <PageSection title={words.title} lede={words.lede}>
        <p>{words.empty}</p>
      </PageSection>
    )
  }
  return (
    <>
      <SpeedByPage {...speed} />
      <SpeedByDay days={speed.days} />
    </>
  )
}

function SpeedByPage({ pages, total }: WirePageSpeed) {
  const rows = [{ pattern: words.all, ...total }, ...pages]
  return (
    <FigureSection
      title={words.title}
      lede={`${words.lede} ${words.terms}`}
      file="page-speed"
      table={
        <FigureTable
          caption={words.title}
          rows={rows}
          rowKey={({ pattern }) => pattern}
          columns={[pageColumn(words.page), ...speedColumns]}
        />
      }
    >
      <Chart
        title={words.plot}
        parts={[words.part]}
        bars={rows.slice(0, mostBars + 1).map((row) => ({
          key: row.pattern,
          label: row.pattern,
          values: [row.lcp.p75 ?? 0],
          shown: [ratedText('lcp', row)],
        }))}
      />
    </FigureSection>
  )
}
