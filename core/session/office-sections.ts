import type { PlainRoute } from '../routes/shown-link.ts'
import type { PermissionName } from './permission.ts'

/** The sections of the office in the order of its menu; who does not hold the permission sees none of it. Rule R-46. */
export const officeSections = [
  { route: 'adminLeads', permission: 'orders.read' },
  { route: 'adminDeadLetters', permission: 'deadletters.retry' },
  { route: 'adminRateBooks', permission: 'rates.read' },
  { route: 'adminFigures', permission: 'orders.read' },
  { route: 'adminUsers', permission: 'users.read' },
  { route: 'adminActivity', permission: 'users.read' },
] as const satisfies readonly { route: PlainRoute; permission: PermissionName }[]

export type OfficeRoute = (typeof officeSections)[number]['route']

/**
 * Where the office begins for somebody: the first section that they may open; the first there is
 * where they may open none, or it is not known yet. Rule S-92.
 * @example officeHome((name) => name === 'rates.read') // 'adminRateBooks'
 */
export function officeHome(holds: (name: PermissionName) => boolean): OfficeRoute {
  return (officeSections.find(({ permission }) => holds(permission)) ?? officeSections[0]).route
}
