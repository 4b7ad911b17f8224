import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { SplitView } from './split-view.tsx'

/** What stands beside the form of a document: for an experiment how it divides visitors. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const form = S.view.form()
  return schemaType === 'experiment'
    ? S.document().views([
        form,
        S.view.component(SplitView).title('Split').icon(SplitHorizontalIcon),
      ])
    : S.document().views([form])
}
