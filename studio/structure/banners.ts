import { BellIcon } from '@sanity/icons/Bell'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ArchiveIcon } from '@sanity/icons/Archive'
import { PlayIcon } from '@sanity/icons/Play'
import type { StructureBuilder } from 'sanity/structure'
import {
  endedBannersFilter,
  plannedBannersFilter,
  runningBannersFilter,
} from '../../schemas/queries/studio-lists.ts'
import { allOf, filteredList, submenu } from './filtered-list.ts'

/**
 * Banners by where they are in time.
 * @param today `YYYY-MM-DD` in London
 */
export const banners = (S: StructureBuilder, today: string) => {
  const list = { type: 'banner', params: { today }, template: { id: 'banner' } }
  return submenu(S, 'banners', 'Banners', BellIcon, [
    filteredList(S, {
      ...list,
      id: 'banners-running',
      title: 'Running now',
      filter: runningBannersFilter,
      orderBy: [{ field: 'endsOn', direction: 'asc' }],
      icon: PlayIcon,
    }),
    filteredList(S, {
      ...list,
      id: 'banners-planned',
      title: 'Planned',
      filter: plannedBannersFilter,
      orderBy: [{ field: 'startsOn', direction: 'asc' }],
      icon: CalendarIcon,
    }),
    filteredList(S, {
      ...list,
      id: 'banners-ended',
      title: 'Ended',
      filter: endedBannersFilter,
      orderBy: [{ field: 'endsOn', direction: 'desc' }],
      icon: ArchiveIcon,
    }),
    S.divider(),
    allOf(S, 'banner', 'All banners').icon(BellIcon),
  ])
}
