import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import type { Tool } from 'sanity'
import { ClaimsOverview } from './claims-overview.tsx'

/** Everything we promise in public, with where it stands and when it must be checked. */
export const claimsTool: Tool = {
  name: 'claims',
  title: 'Claims',
  icon: CheckmarkCircleIcon,
  component: ClaimsOverview,
}
