import type { Database } from '../db/database.ts'
import { startBuildThread } from './load/build-in-worker.ts'
import { createDealSearch, type DealSearch } from './deal-search.ts'
import { loadRates } from './load/load-rates.ts'
import { withSearchSpans } from './search-spans.ts'
import { warmUp } from './warm-up.ts'

export type DealSearchHolder = {
  /** The search of the latest version; callers may finish with an older one. */
  current(): DealSearch
  /** Reloads now; resolves when `current` is at least as new as the database was at the call. */
  reload(): Promise<void>
  close(): Promise<void>
}

export type HolderOptions = {
  /** Returns the London day, `YYYY-MM-DD`, at each poll. */
  today: () => string
  /** Returns the instant as ISO text, when books expire. */
  now: () => string
  /** Interval of polling for a new version. */
  pollIntervalMs?: number
  /** Whether a search is warmed up before it is swapped in, which takes a third of a second; tests may go without. */
  isWarmedUp?: boolean
  /** Called after each swap but the first. */
  onChange?: (search: DealSearch) => void
  /** Called when a poll fails; the last search stays and the next poll tries again. */
  onError?: (error: unknown) => void
}

/**
 * Loads the deal search and keeps it up to date: polls the rates version, and the date, since books
 * expire at midnight; builds a new search beside the old one, warms it up and swaps.
 */
export async function createDealSearchHolder(
  database: Database,
  options: HolderOptions,
): Promise<DealSearchHolder> {
  const { today, now, pollIntervalMs = 2000, isWarmedUp = true, onChange, onError } = options
  // Books that expired while no program ran must change the version, or the site caches their
  // prices.
  let builtDay = today()
  await database.call.retireExpiredBooks({ today: builtDay, now: now() })
  let search = await build(database, builtDay, null, isWarmedUp)
  let isClosed = false
  let running: Promise<void> | null = null

  const rebuild = async () => {
    const day = today()
    if (day !== builtDay) await database.call.retireExpiredBooks({ today: day, now: now() })
    const next = await build(database, day, search, isWarmedUp)
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
      // The build under way may have read before the change the caller knows of.
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
  isWarmedUp: boolean,
): Promise<DealSearch> {
  const thread = startBuildThread()
  try {
    const loaded = await loadRates(database, today, before)
    const search = createDealSearch(loaded, await thread.build(loaded.raw))
    if (isWarmedUp) await warmUp(search)
    return withSearchSpans(search)
  } finally {
    await thread.end()
  }
}
