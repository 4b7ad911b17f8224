import type { Database } from '../db/database.ts'
import { startBuildThread } from './load/build-in-worker.ts'
import { createDealSearch, type DealSearch } from './deal-search.ts'
import { loadRates } from './load/load-rates.ts'
import { warmUp } from './warm-up.ts'

export type DealSearchHolder = {
  /** The search of the latest version; whoever took one may finish with it. */
  current(): DealSearch
  /** Reads again now; resolves when `current` is at least as new as the database was at the call. */
  reload(): Promise<void>
  close(): Promise<void>
}

export type HolderOptions = {
  /** The London day, `YYYY-MM-DD`, asked at each look. */
  today: () => string
  /** The instant as ISO text, asked when books run out. */
  now: () => string
  /** How often to look for a new version. */
  pollIntervalMs?: number
  /** After each swap but the first. */
  onChange?: (search: DealSearch) => void
  /** A look that failed; the last search stays and the next look tries again. */
  onError?: (error: unknown) => void
}

/**
 * Loads the deal search and keeps it up to date: looks at the rates version, and at the date,
 * since books run out at midnight; builds anew beside the old one, warms it and swaps.
 */
export async function createDealSearchHolder(
  database: Database,
  options: HolderOptions,
): Promise<DealSearchHolder> {
  const { today, now, pollIntervalMs = 2000, onChange, onError } = options
  // Books that ran out while nothing ran must change the version, or the site keeps their prices.
  let builtDay = today()
  await database.call.retireExpiredBooks({ today: builtDay, now: now() })
  let search = await build(database, builtDay, null)
  let isClosed = false
  let running: Promise<void> | null = null

  const rebuild = async () => {
    const day = today()
    if (day !== builtDay) await database.call.retireExpiredBooks({ today: day, now: now() })
    const next = await build(database, day, search)
    if (isClosed) return
    builtDay = day
    search = next
    onChange?.(search)
  }
  const start = () => (running = rebuild().finally(() => (running = null)))
  const look = async () => {
    if (running || isClosed) return
    const version = await database.call.readRatesVersion()
    if (!running && (version !== search.ratesVersion || today() !== builtDay)) await start()
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      if (!isClosed) onError?.(error)
    })
  }, pollIntervalMs)
  timer.unref()

  return {
    current: () => search,
    async reload() {
      // What is being built may have been read before the change the caller knows of.
      while (running) await (running as Promise<void>).catch(() => {})
      await start()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

async function build(
  database: Database,
  today: string,
  before: DealSearch | null,
): Promise<DealSearch> {
  const thread = startBuildThread()
  try {
    const loaded = await loadRates(database, today, before)
    const search = createDealSearch(loaded, await thread.build(loaded.raw))
    await warmUp(search)
    return search
  } finally {
    await thread.end()
  }
}
