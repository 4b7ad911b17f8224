import { getPermissions } from '#core/contract/generated/account-request-shapes.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { createPermissionStore } from '#site/stores/permission-store.ts'
import { askAsUser } from './admin-calls.ts'

let store: ReturnType<typeof createPermissionStore> | undefined

/** What whoever is logged in in this tab may do; made at its first use, in browsers alone. */
export function adminPermissions() {
  store ??= createPermissionStore({
    userId: () => {
      const { session } = accountStore().state
      return session.status === 'loggedIn' ? session.userId : null
    },
    ask: async (id, permissions) =>
      (
        await askAsUser(getPermissions, {
          params: { id },
          query: { permissions: [...permissions] },
        })
      ).permissions,
  })
  return store
}
