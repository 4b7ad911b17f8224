import type { Hono } from 'hono'
import type { CommandContext, CommandResult } from '#leasing-api/imports/data-command.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'
import type { Environment, RequestContext } from '#leasing-api/server/environment.ts'
import type { Readiness, Services } from '#leasing-api/server/services.ts'
import { say, starting } from '../say.ts'
import { listBooks } from './list-books.ts'
import { rollBack } from './roll-back.ts'
import { showChoice } from './show-choice.ts'
import { showSegment } from './show-segment.ts'

/** Runs a command that needs no file; `lock` names what only one may change at a time. */
export type RunCommand = (
  context: RequestContext,
  lock: string | null,
  services: Services,
  run: (context: CommandContext) => Promise<CommandResult>,
) => Response

/** The addresses of the rates tools, below the operator's guard. */
export function addRatesRoutes(
  app: Hono<Environment>,
  readiness: () => Readiness,
  run: RunCommand,
): void {
  app.post('/operator/rates/show', (context) => {
    const state = readiness()
    if (state.status !== 'ready') return starting(context)
    const choice = showChoice(new URL(context.req.url).searchParams)
    if (!choice.ok) return say(context, 400, choice.message)
    return run(context, null, state.services, (where) => showSegment(where, choice.value))
  })

  app.post('/operator/rates/books', (context) => {
    const state = readiness()
    if (state.status !== 'ready') return starting(context)
    const provider = context.req.query('provider') ?? null
    return run(context, null, state.services, (where) => listBooks(where, { provider }))
  })

  app.post('/operator/rates/rollback', async (context) => {
    const state = readiness()
    if (state.status !== 'ready') return starting(context)
    const asked = context.req.query('provider')?.trim() ?? ''
    if (asked === '') return say(context, 400, 'Say whose book to take back: --provider NAME.')
    const provider = findProvider(await state.services.database.call.readProviders(), asked)
    if (!provider.ok) return say(context, 404, provider.message)
    return run(context, `rates ${provider.id}`, state.services, (where) =>
      rollBack(where, { provider: asked }),
    )
  })
}
