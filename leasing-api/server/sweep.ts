import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { describeError } from './describe-error.ts'

/** What has run out and goes by itself, with what the log calls it. */
const sweeps = [
  ['forgetExpired', 'Expired forms'],
  ['forgetOldForms', 'Old forms'],
  ['forgetOldOrders', 'Old orders'],
  ['forgetOldQuotes', 'Old quotes'],
  ['forgetOldPageVisits', 'Old views of pages'],
  ['forgetOldAccounts', 'Old sessions and links'],
  ['forgetOldAlerts', 'Old price alerts'],
  ['forgetOldUploads', 'Old uploads of rate books'],
] as const

/** Removes everything whose time is over. What fails is logged, and tried again the next time. Rule S-87. */
export async function sweep(
  database: Pick<Database, 'call'>,
  { now, logger }: { now: Date; logger: Pick<Logger, 'error'> },
): Promise<void> {
  await Promise.all(
    sweeps.map(([name, what]) =>
      database.call[name]({ now }).catch((error: unknown) => {
        logger.error({ error: describeError(error) }, `${what} could not be removed.`)
      }),
    ),
  )
}
