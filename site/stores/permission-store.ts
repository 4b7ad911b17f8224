import { proxy, ref } from 'valtio/vanilla'
import { type PermissionName, permissionNames } from '#core/session/permission.ts'
import {
  type PermissionCache,
  permissionResult,
  type PermissionResult,
  permissionsOf,
  withPermissions,
} from '#core/session/permission-cache.ts'

type State = {
  cache: PermissionCache
  /** Whether the last check failed. It is made anew at the next visit. */
  hasFailed: boolean
}

export type PermissionWorld = {
  /** Null while nobody is known to be logged in. */
  userId: () => string | null
  ask: (
    userId: string,
    names: readonly PermissionName[],
  ) => Promise<Readonly<Record<string, boolean>>>
}

/** What whoever is logged in may do: one check of all permissions a user. Rules S-39, S-40, S-41. */
export function createPermissionStore(world: PermissionWorld) {
  const state: State = proxy({ cache: ref({ userId: null, answers: {} }), hasFailed: false })
  let asking: { userId: string; done: Promise<void> } | null = null

  async function ask(userId: string): Promise<void> {
    state.hasFailed = false
    try {
      const answers = await world.ask(userId, permissionNames)
      state.cache = ref(withPermissions(state.cache, userId, answers))
    } catch {
      state.hasFailed = state.cache.userId === userId
    }
  }

  return {
    state,
    /** Checks what is not known yet; of several at once one asks. */
    check: async (): Promise<void> => {
      const userId = world.userId()
      state.cache = ref(permissionsOf(state.cache, userId))
      const isKnown = permissionNames.every((name) => Object.hasOwn(state.cache.answers, name))
      if (userId === null || isKnown) return
      if (asking?.userId !== userId) {
        const done = ask(userId).finally(() => {
          if (asking?.done === done) asking = null
        })
        asking = { userId, done }
      }
      await asking.done
    },
  }
}

/** Whether a page with a permission is shown, by a snapshot of the store. */
export const resultOf = (
  { cache, hasFailed }: Readonly<State>,
  name: PermissionName,
): PermissionResult => permissionResult(cache, name, hasFailed)
