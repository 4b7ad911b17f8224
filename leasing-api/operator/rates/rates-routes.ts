import type { CommandContext, CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import type { ImportSource } from '#leasing-api/imports/import-source.ts'
import { ratesLock } from '#leasing-api/imports/change-locks.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'
import type { RequestContext } from '#leasing-api/server/environment.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { say } from '../say.ts'
import { listBooks } from './list-books.ts'
import { rollBack } from './roll-back.ts'
import { showChoice } from './show-choice.ts'
import { showSegment } from './show-segment.ts'

/**
 * Runs a command with the file of its request, if it has one. `lock` names what only one command
 * may change at a time; null when it changes nothing. Rule T-18.
 */
export type RunCommand = (
  context: RequestContext,
  lock: string | null,
  services: Services,
  run: (
    context: CommandContext,
    source: ImportSource,
    onProgress: OnProgress,
  ) => Promise<CommandResult>,
) => Response

/** Adds the address of a command. */
export type AddCommand = (
  path: string,
  answer: (context: RequestContext, services: Services) => Response | Promise<Response>,
) => void

/** The addresses of the rates tools, below the operator's guard. */
export function addRatesRoutes(add: AddCommand, run: RunCommand): void {
  add('/operator/rates/show', (context, services) => {
    const choice = showChoice(new URL(context.req.url).searchParams)
    if (!choice.ok) return say(context, 400, choice.message)
    return run(context, null, services, (where) => showSegment(where, choice.value))
  })

  add('/operator/rates/books', (context, services) => {
    const provider = context.req.query('provider') ?? null
    return run(context, null, services, (where) => listBooks(where, { provider }))
  })

  add('/operator/rates/rollback', async (context, services) => {
    const asked = context.req.query('provider')?.trim() ?? ''
    if (asked === '') return say(context, 400, 'Say whose book to take back: --provider NAME.')
    const provider = findProvider(await services.database.call.readProviders(), asked)
    if (!provider.ok) return say(context, 404, provider.message)
    return run(context, ratesLock(provider.id), services, (where) =>
      rollBack(where, { provider: asked }),
    )
  })
}
