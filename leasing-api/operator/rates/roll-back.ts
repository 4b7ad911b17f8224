import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import {
  refused,
  type CommandContext,
  type CommandResult,
} from '#leasing-api/imports/data-command.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'

/** Puts a provider's earlier rate book back in force, or says why that cannot be. Rules T-16, T-17. */
export async function rollBack(
  { database: { call }, now }: CommandContext,
  { provider: asked }: { provider: string },
): Promise<CommandResult> {
  const provider = findProvider(await call.readProviders(), asked)
  if (!provider.ok) return refused(provider.message)
  const outcome = await call.rollBackRateBook({
    providerId: provider.id,
    today: londonDay(now),
    now: now.toISOString(),
  })
  if (!outcome.ok) {
    return refused(
      outcome.reason !== 'ran out'
        ? `${provider.name} has no earlier rate book with prices, so nothing was changed. Import one with npm run ratebook:import.`
        : `The earlier rate book of ${provider.name} ran out on ${outcome.validUntil}, so nothing was changed. Import a current one with npm run ratebook:import.`,
    )
  }
  const { book, retiredBookId, ratesVersion } = outcome
  return {
    ...refused(''),
    ok: true,
    lines: [
      `${provider.name} is back on book ${book.id}: ${book.rowCount.toLocaleString('en-GB')} prices read ${book.checkedAt}, valid until ${book.validUntil}.`,
      ...(retiredBookId === null
        ? []
        : [`Book ${retiredBookId} is kept; the same command puts it back.`]),
      `Rates version ${ratesVersion}.`,
    ],
    changed: 'rates',
    ratesVersion,
  }
}
