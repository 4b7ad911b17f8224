/** The shortest time between two reloads for a chunk that failed. Rule S-55. */
const reloadPauseMs = 60_000

/** Error messages of browsers and bundlers when a chunk does not load. Rule S-56. */
const chunkFailures = [
  'Loading chunk',
  'Loading CSS chunk',
  'Failed to load chunk',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
] as const

/** Whether an error is that of a chunk that failed to load. Rule S-56. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' || chunkFailures.some((said) => error.message.includes(said))
  )
}

/**
 * Whether a failed chunk reloads the page now. `lastReload` is what was stored at the last
 * reload, in milliseconds since 1970; null or anything that is no time before now counts as
 * never. The caller stores `nowMs` first and reloads only if that worked: a page that cannot
 * remember must not reload for ever. Rule S-55.
 */
export function mayReload(lastReload: string | null, nowMs: number): boolean {
  const lastReloadMs = Number(lastReload ?? Number.NaN)
  const elapsedMs = nowMs - lastReloadMs
  return !(elapsedMs >= 0 && elapsedMs < reloadPauseMs)
}
