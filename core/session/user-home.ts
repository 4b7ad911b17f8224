import { paths } from '../routes/paths.ts'
import type { SessionUser } from './session.ts'

export type Worker = Pick<SessionUser, 'companyId' | 'companyRole'>

/** Whether a user is our own staff: the role admin without a company. Rule S-06. */
export const isStaff = ({ companyId, companyRole }: Worker): boolean =>
  companyRole === 'admin' && companyId === null

/** The administration by its short address, which leads on to its first page. Rule S-06. */
const adminHome = '/admin'

/** The home page of a logged-in user. Rule S-06. */
export const userHome = (user: Worker): string => (isStaff(user) ? adminHome : paths.home())
