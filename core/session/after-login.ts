import { ownPath } from './own-path.ts'
import { guardOf } from './guarded-pages.ts'
import { userHome, type Worker } from './user-home.ts'

/**
 * The page after logging in, and for a logged-in user on a guests' page: the last page that was
 * refused, if it is a page of ours and not for guests only, else home. Rule S-07.
 */
export function afterLogin(user: Worker, failedPath: unknown): string {
  const path = ownPath(failedPath)
  return path === null || guardOf(path) === 'guest' ? userHome(user) : path
}
