import type { AddCommand, RunCommand } from '../rates/rates-routes.ts'
import { inviteUser } from './invite-user.ts'

/** The address of the tool that invites users, below the operator's guard. Rule S-68. */
export function addUsersRoutes(add: AddCommand, run: RunCommand): void {
  add('/operator/users/invite', (context, services) =>
    run(context, null, services, async (where) => {
      const result = await inviteUser(
        where,
        { secrets: services.accounts.secrets, siteUrl: services.siteUrl },
        {
          email: context.req.query('email') ?? '',
          provider: context.req.query('provider') ?? null,
          phone: context.req.query('phone') ?? '',
        },
      )
      services.deliveries.deliver()
      return result
    }),
  )
}
