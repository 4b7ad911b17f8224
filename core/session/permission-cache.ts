import { refusedFailure, type RouteFailure } from './route-failure.ts'

/** The answers to permission checks of one user, by permission name. */
export type PermissionCache = {
  userId: string | null
  answers: Readonly<Record<string, boolean>>
}

/** The result of a page's permission check: go on, ask the server first, or fail. */
export type PermissionResult =
  | { kind: 'allow' }
  | { kind: 'ask' }
  | { kind: 'fail'; failure: RouteFailure }

/** The cache for whoever is logged in now, null for nobody: emptied by a change of user. Rule S-41. */
export const permissionsOf = (cache: PermissionCache, userId: string | null): PermissionCache =>
  cache.userId === userId ? cache : { userId, answers: {} }

/**
 * The cache with the answers to a check that was made for `userId`; unchanged when somebody
 * else is logged in by now. Rules S-39, S-41.
 */
export function withPermissions(
  cache: PermissionCache,
  userId: string,
  answers: Readonly<Record<string, boolean>>,
): PermissionCache {
  if (cache.userId !== userId) return cache
  return { userId, answers: { ...cache.answers, ...answers } }
}

/**
 * Whether a page with a permission is shown. A check that failed is not remembered, so that the
 * next visit asks again. Rules S-39, S-40.
 */
export function permissionResult(
  { answers }: PermissionCache,
  name: string,
  hasCheckFailed = false,
): PermissionResult {
  if (name === '') return { kind: 'allow' }
  if (Object.hasOwn(answers, name)) return answers[name] === true ? { kind: 'allow' } : refused
  return hasCheckFailed ? refused : { kind: 'ask' }
}

const refused: PermissionResult = { kind: 'fail', failure: refusedFailure }
