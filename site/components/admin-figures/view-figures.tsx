import { getPageViews } from '#core/contract/generated/office-request-shapes.ts'
import { conversionSteps } from '#core/figures/conversion-steps.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { countText, shareText } from './figure-words.ts'
import { FiguresLoading } from './figures-loading.tsx'
import { pageColumn } from './page-column.tsx'

const words = t.views

/** How many views of pages became enquiries, and views by page, for our staff. Rule W-198. */
export function ViewFigures() {
  const figures = useLoaded(['page views'], () => askAsUser(getPageViews, {}))
  if (!figures.data) return <FiguresLoading {...figures} />
  const { since, pages, steps } = figures.data
  if (since === null) {
    return (
      <PageSection title={words.title} lede={words.lede}>
        <p>{words.empty}</p>
      </PageSection>
    )
  }
  const all = pages.reduce((sum, { views }) => sum + views, 0)
  return (
    <FigureSection
      title={words.title}
      lede={words.lede}
      file="page-views"
      summary={words.byPage}
      table={
        <FigureTable
          caption={words.byPage}
          rows={pages}
          rowKey={({ pattern }) => pattern}
          columns={[
            pageColumn(words.page),
            {
              key: 'views',
              label: words.views,
              isFigure: true,
              cell: ({ views }) => shareText(views, all),
            },
          ]}
        />
      }
    >
      <Chart
        title={words.plot}
        note={fill(words.note, { since: writtenDay(since) })}
        parts={[words.part]}
        bars={conversionSteps.map((step) => ({
          key: step,
          label: words.steps[step],
          values: [steps[step]],
          shown: [
            step === 'dealPages' ? countText(steps[step]) : shareText(steps[step], steps.dealPages),
          ],
        }))}
      />
    </FigureSection>
  )
}
