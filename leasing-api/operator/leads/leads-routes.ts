import type { AddCommand, RunCommand } from '../rates/rates-routes.ts'
import { say } from '../say.ts'
import { listLeads, markLead, resendLeads } from './lead-commands.ts'

/** The addresses of the tools for leads, below the operator's guard. Rule W-100. */
export function addLeadsRoutes(add: AddCommand, run: RunCommand): void {
  add('/operator/leads/list', (context, services) =>
    run(context, null, services, (where) =>
      listLeads(where, { isDeadOnly: context.req.query('dead') !== undefined }),
    ),
  )

  add('/operator/leads/mark', (context, services) =>
    run(context, null, services, (where) =>
      markLead(where, {
        reference: context.req.query('ref') ?? '',
        state: context.req.query('state') ?? '',
      }),
    ),
  )

  add('/operator/leads/resend', (context, services) => {
    const reference = context.req.query('ref')?.trim() || null
    if (reference === null && context.req.query('all-dead') === undefined) {
      return say(context, 400, 'Say what to send again: a reference, or --all-dead.')
    }
    return run(context, null, services, async (where) => {
      const result = await resendLeads(where, { reference })
      services.deliveries.deliver()
      return result
    })
  })
}
