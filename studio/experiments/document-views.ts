import { BarChartIcon } from '@sanity/icons/BarChart'
import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { type ResultsOptions, ResultsView } from './results-view.tsx'
import { SplitView } from './split-view.tsx'

/**
 * What stands beside the form of a document: for an experiment how it divides visitors, and what was
 * counted of them.
 */
export const documentViews =
  (options: ResultsOptions): DefaultDocumentNodeResolver =>
  (S, { schemaType }) => {
    const form = S.view.form()
    return schemaType === 'experiment'
      ? S.document().views([
          form,
          S.view.component(SplitView).title('Split').icon(SplitHorizontalIcon),
          S.view.component(ResultsView).title('Results').icon(BarChartIcon).options(options),
        ])
      : S.document().views([form])
  }
