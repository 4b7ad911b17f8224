import type { PlainRoute } from '#core/routes/shown-link.ts'
import type { PermissionName } from '#core/session/permission.ts'
import t from '#site/messages/en/admin.json' with { type: 'json' }

export type AdminSection = {
  route: PlainRoute
  label: string
  /** Who does not hold it does not see the section. */
  permission: PermissionName
}

/** The sections of the office, in the order of its menu. One whose page is not built is left out. Rule R-46. */
export const adminSections: readonly AdminSection[] = [
  { route: 'adminLeads', label: t.sections.leads, permission: 'orders.read' },
  { route: 'adminDeadLetters', label: t.sections.deadLetters, permission: 'deadletters.retry' },
  { route: 'adminRateBooks', label: t.sections.rateBooks, permission: 'rates.read' },
  { route: 'adminFigures', label: t.sections.figures, permission: 'orders.read' },
  { route: 'adminUsers', label: t.sections.users, permission: 'users.read' },
  { route: 'adminActivity', label: t.sections.activity, permission: 'users.read' },
]
