import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '#server-kit/user-error.mjs'

const pollMs = 200
const patienceMs = 5 * 60_000

/** The response of `/healthz`; null without one. */
export async function readHealth(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    const body = await response.json().catch(() => ({}))
    return { isReady: response.status === 200 && body.status === 'ready', body }
  } catch {
    return null
  }
}

/**
 * Waits until a program is ready and returns its response.
 * @param options `onProgress` receives a short text for people; `signal` gives up waiting
 * @throws UserError when nothing changes for five minutes
 */
export async function waitUntilReady(name, url, { onProgress = () => {}, signal } = {}) {
  let previous = ''
  let changedAt = Date.now()
  for (;;) {
    signal?.throwIfAborted()
    const health = await readHealth(url)
    if (health?.isReady) {
      onProgress('ready')
      return health.body
    }
    const text = health ? progressText(health.body.progress) : 'starting'
    onProgress(text)
    if (text !== previous) changedAt = Date.now()
    previous = text
    if (Date.now() - changedAt > patienceMs) {
      throw new UserError(
        `The ${name} has stood at "${text}" for five minutes. Look into its log under the data folder, then run this again.`,
      )
    }
    await wait(pollMs)
  }
}

/** `{label, done, total}` as people read it. */
export function progressText(progress) {
  if (!progress) return 'starting'
  const { label, done, total } = progress
  if (!total) return label
  return `${label} ${Math.floor((100 * done) / total)}%`
}
