import { isChunkFailure, mayReload } from '#core/session/chunk-reload.ts'

const storedAt = 'larkway-chunk-reload'

/**
 * Reloads the page for a part of the program that failed to load, unless it did so a moment ago: a
 * page that stands open while the site is deployed anew asks for parts that are gone. Rules S-55, S-56.
 * @returns whether the page is on its way
 */
export function reloadForChunk(error: unknown): boolean {
  if (!isChunkFailure(error)) return false
  try {
    const nowMs = Date.now()
    if (!mayReload(sessionStorage.getItem(storedAt), nowMs)) return false
    sessionStorage.setItem(storedAt, String(nowMs))
  } catch {
    return false
  }
  location.reload()
  return true
}
