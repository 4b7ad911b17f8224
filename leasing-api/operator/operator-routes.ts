import type { Hono } from 'hono'
import {
  type CommandResult,
  runCatalogueImport,
  runRateBookImport,
} from '../imports/data-command.ts'
import { ratesLock } from '../imports/change-locks.ts'
import type { ImportSource } from '../imports/import-source.ts'
import { findProvider } from '../imports/rate-book/find-provider.ts'
import { describeError } from '../server/describe-error.ts'
import { type Environment, type RequestContext, socketAddress } from '../server/environment.ts'
import type { Readiness, Services } from '../server/services.ts'
import type { SiteNews } from '../webhook/notify-site.ts'
import { copyDatabase } from './backup/copy-database.ts'
import { respondToCommand } from './respond-to-command.ts'
import { guardOperator } from './guard-operator.ts'
import { addLeadsRoutes } from './leads/leads-routes.ts'
import { addUsersRoutes } from './users/users-routes.ts'
import { rateBookChoice } from './rate-book-choice.ts'
import { addRatesRoutes, type AddCommand, type RunCommand } from './rates/rates-routes.ts'
import { say, starting } from './say.ts'

export type OperatorOptions = {
  readiness: () => Readiness
  dataFolder: string
  /** From `operatorToken`. */
  token: string
  notifySite: (news: SiteNews) => void
  /** Where a connection comes from; tests say it themselves. */
  addressOf?: (context: RequestContext) => string
}

/**
 * The addresses that data commands stream their files to. They are outside `/api`, which is all
 * that the site forwards.
 */
export function addOperatorRoutes(app: Hono<Environment>, options: OperatorOptions): void {
  const { readiness, dataFolder, notifySite, token, addressOf = socketAddress } = options
  app.use('/operator/*', guardOperator(token, addressOf))

  const command: RunCommand = (context, lock, services, run) => {
    const unlock = lock === null ? () => {} : services.changes.begin(lock)
    if (!unlock) {
      return say(
        context,
        409,
        'Another change of the same data is running already. Wait until it has finished, then try again.',
      )
    }
    const { database, clock, logger } = services
    return respondToCommand(
      async (onProgress) => {
        try {
          const result = await run(
            { database, dataFolder, now: clock() },
            sourceOf(context),
            onProgress,
          )
          if (result.changed !== null) {
            // Not through onProgress: the change stands, whether anybody still listens or not.
            await showNewData(result, services, notifySite)
          }
          return result
        } finally {
          unlock()
        }
      },
      (error) => logger.error({ error: describeError(error) }, 'A data command failed.'),
    )
  }

  /** Adds an address that answers once the API has started. */
  const add: AddCommand = (path, answer) => {
    app.post(path, (context) => {
      const state = readiness()
      return state.status === 'ready' ? answer(context, state.services) : starting(context)
    })
  }

  add('/operator/catalogue-imports', (context, services) =>
    command(context, 'catalogue', services, runCatalogueImport),
  )

  add('/operator/rate-book-imports', async (context, services) => {
    const choice = rateBookChoice(new URL(context.req.url).searchParams)
    if (!choice.ok) return say(context, 400, choice.message)
    const provider = findProvider(
      await services.database.call.readProviders(),
      choice.value.provider,
    )
    if (!provider.ok) return say(context, 404, provider.message)
    return command(context, ratesLock(provider.id), services, (where, source, onProgress) =>
      runRateBookImport(where, source, choice.value, onProgress),
    )
  })

  add('/operator/backup', (context, services) => command(context, 'backup', services, copyDatabase))
  addRatesRoutes(add, command)
  addLeadsRoutes(add, command)
  addUsersRoutes(add, command)
}

/** The change stands either way: when the lists cannot be read anew now, the next look at the version does it. */
async function showNewData(
  { changed, ratesVersion }: CommandResult,
  { deals, logger }: Services,
  notifySite: (news: SiteNews) => void,
): Promise<void> {
  try {
    await deals.reload()
  } catch (error) {
    logger.error(
      { error: describeError(error) },
      'The rates could not be read after a data command.',
    )
  }
  if (changed !== null && ratesVersion !== null)
    notifySite({ type: changed, ratesVersion, tags: [changed] })
}

function sourceOf(context: RequestContext): ImportSource {
  const length = Number(context.req.header('content-length') ?? '')
  return {
    name: (context.req.query('name') ?? 'file.csv').replace(/[^\w.() -]/g, '_').slice(0, 100),
    bytes: context.req.raw.body ?? emptyBody(),
    totalBytes: Number.isInteger(length) && length > 0 ? length : null,
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
