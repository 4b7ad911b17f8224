import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import type { StructureBuilder } from 'sanity/structure'
import { dueClaimsFilter, hiddenClaimsFilter } from '../../schemas/queries/studio-lists.ts'
import { daysAfter } from '../../schemas/validation/today.ts'
import { dueWithinDays } from '../claims/claim-rows.ts'
import { allOf, filteredList, submenu } from './filtered-list.ts'

/**
 * Claims by when somebody must look at them.
 * @param today `YYYY-MM-DD` in London
 */
export const claims = (S: StructureBuilder, today: string) => {
  const byReview = {
    type: 'marketingClaim',
    orderBy: [{ field: 'reviewBy', direction: 'asc' as const }],
  }
  return submenu(S, 'claims', 'Claims', CheckmarkCircleIcon, [
    filteredList(S, {
      ...byReview,
      id: 'claims-due',
      title: `Review within ${dueWithinDays} days`,
      filter: dueClaimsFilter,
      params: { today, until: daysAfter(today, dueWithinDays) },
      icon: ClockIcon,
    }),
    filteredList(S, {
      ...byReview,
      id: 'claims-hidden',
      title: 'Hidden: review date has passed',
      filter: hiddenClaimsFilter,
      params: { today },
      icon: EyeClosedIcon,
    }),
    S.divider(),
    allOf(S, 'marketingClaim', 'All claims').icon(CheckmarkCircleIcon),
  ])
}
