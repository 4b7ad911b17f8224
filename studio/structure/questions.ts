import { DocumentIcon } from '@sanity/icons/Document'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { StructureBuilder } from 'sanity/structure'
import { contentRoutes } from '../../schemas/placement/content-route.ts'
import { questionsOfRouteFilter } from '../../schemas/queries/studio-lists.ts'
import { allOf, filteredList, submenu } from './filtered-list.ts'

/** An id that a list can have, from a route. */
export const listIdOf = (route: string): string =>
  route === '/' ? 'home' : route.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, '')

/** Questions by the page that shows them, and all of them. */
export const questions = (S: StructureBuilder) =>
  submenu(S, 'questions', 'Questions', HelpCircleIcon, [
    allOf(S, 'faq', 'All questions').icon(HelpCircleIcon),
    S.divider(),
    ...contentRoutes.map(({ route, title }) =>
      filteredList(S, {
        id: listIdOf(route),
        title,
        type: 'faq',
        filter: questionsOfRouteFilter,
        params: { route },
        orderBy: [{ field: 'order', direction: 'asc' }],
        icon: DocumentIcon,
        template: { id: 'question-on-page', parameters: { route } },
      }),
    ),
  ])
