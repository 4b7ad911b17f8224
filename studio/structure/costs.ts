import { BillIcon } from '@sanity/icons/Bill'
import type { StructureBuilder } from 'sanity/structure'
import { costTableKinds } from '../../schemas/placement/cost-table-kind.ts'
import { costTablesOfKindFilter } from '../../schemas/queries/studio-lists.ts'
import { allOf, filteredList, submenu } from './filtered-list.ts'

/** Dated cost tables by kind, the newest first. */
export const costs = (S: StructureBuilder) =>
  submenu(S, 'costs', 'Costs', BillIcon, [
    ...costTableKinds.map(({ kind, title }) =>
      filteredList(S, {
        id: `costs-${kind}`,
        title,
        type: 'costTable',
        filter: costTablesOfKindFilter,
        params: { kind },
        orderBy: [{ field: 'validFrom', direction: 'desc' }],
        icon: BillIcon,
        template: { id: 'cost-table-of-kind', parameters: { kind } },
      }),
    ),
    S.divider(),
    allOf(S, 'costTable', 'All cost tables').icon(BillIcon),
  ])
