import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { StructureBuilder } from 'sanity/structure'
import { isLegalPage, pageKeys } from '../../schemas/placement/page-key.ts'
import { legalReviewFilter, pagesFilter } from '../../schemas/queries/studio-lists.ts'
import { allOf, filteredList, submenu } from './filtered-list.ts'

const errorKeys = ['not-found', 'failure', 'forbidden']
const keysOf = (isWanted: (page: { key: string; path?: string }) => boolean): string[] =>
  pageKeys.filter(isWanted).map(({ key }) => key)

/** The keys of `pageContent` by what an editor looks for. */
export const pageGroups = {
  ordinary: keysOf(({ key, path }) => path !== undefined && !isLegalPage(key)),
  legal: keysOf(({ key }) => isLegalPage(key)),
  parts: keysOf(({ key, path }) => path === undefined && !errorKeys.includes(key)),
  errors: keysOf(({ key }) => errorKeys.includes(key)),
}

/** Pages whose whole text is one document: ordinary, legal, parts of others, errors. */
export const pages = (S: StructureBuilder) => {
  const group = (id: keyof typeof pageGroups, title: string, icon: typeof DocumentsIcon) =>
    filteredList(S, {
      id: `pages-${id}`,
      title,
      type: 'pageContent',
      filter: pagesFilter,
      params: { pageKeys: pageGroups[id] },
      orderBy: [{ field: 'title', direction: 'asc' }],
      icon,
    })
  return submenu(S, 'pages', 'Pages', DocumentsIcon, [
    group('ordinary', 'Pages of the site', DocumentsIcon),
    group('legal', 'Legal pages', DocumentTextIcon),
    filteredList(S, {
      id: 'pages-review',
      title: 'Waiting for legal review',
      type: 'pageContent',
      filter: legalReviewFilter,
      params: { pageKeys: pageGroups.legal, status: 'pending' },
      orderBy: [{ field: 'title', direction: 'asc' }],
      icon: WarningOutlineIcon,
    }),
    group('parts', 'Texts on other pages', InlineElementIcon),
    group('errors', 'Error pages', ErrorOutlineIcon),
    S.divider(),
    allOf(S, 'pageContent', 'All'),
  ])
}
