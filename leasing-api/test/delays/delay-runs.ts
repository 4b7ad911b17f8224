import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiPlace, ApiProcess } from '../kills/api-process.ts'
import { startApiProcess } from '../kills/api-process.ts'
import { sendBook } from '../kills/marked-book.ts'
import { listQuestion } from './list-question.ts'
import type { DelayReport } from './watch-delay.ts'

export type DelayRun = DelayReport & {
  lastedMs: number
  /** How long each list took, as a visitor waits for it. */
  listsMs: number[]
  /** Each of these lists was made by one version. */
  ratesVersions: number[]
}

export type DelayOptions = {
  place: ApiPlace
  /** Imports a rate book into the API that listens at this address. */
  importBook: (url: string) => Promise<void>
  /** Lists asked for at once. */
  readers: number
  /** How long visitors are served without an import, for comparison. */
  quietMs: number
  /** How long they are served after it, while the deals are read anew. */
  afterMs: number
}

/**
 * How long the serving thread of the API keeps anybody waiting while a rate book is imported and
 * lists are served, and the same without an import.
 */
export async function delayRuns(
  options: DelayOptions,
): Promise<{ without: DelayRun; with: DelayRun }> {
  const { place, importBook, readers, quietMs, afterMs } = options
  const api = await startApiProcess(place, {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'watch-delay.ts')}`,
  })
  try {
    // Code that has just started runs slowly, with an import or without.
    await served(api, readers, () => wait(quietMs / 2))
    await delaySince(api)
    const without = await served(api, readers, () => wait(quietMs))
    const withImport = await served(api, readers, async () => {
      await importBook(api.url)
      await wait(afterMs)
    })
    return { without, with: withImport }
  } finally {
    await api.stop()
  }
}

/** Sends a book as the operator's command does. */
export const sentByOperator =
  (place: ApiPlace, providerId: number, book: string) =>
  async (url: string): Promise<void> => {
    const isTaken = await sendBook(url, place.dataFolder, providerId, book)
    if (!isTaken) throw new Error('The rate book was not taken.')
  }

async function served(
  api: ApiProcess,
  readers: number,
  meanwhile: () => Promise<unknown>,
): Promise<DelayRun> {
  let isOver = false
  let turn = 0
  const listsMs: number[] = []
  const ratesVersions = new Set<number>()
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) {
      const requestedAt = performance.now()
      const response = await fetch(`${api.url}${listQuestion(turn++)}`)
      const { ratesVersion } = (await response.json()) as { ratesVersion: number }
      listsMs.push(performance.now() - requestedAt)
      ratesVersions.add(ratesVersion)
      // As many as visitors of a busy site ask, not as many as can be answered.
      await wait(20)
    }
  })
  const startedAt = performance.now()
  try {
    await meanwhile()
  } finally {
    isOver = true
    await Promise.all(reading)
  }
  return {
    ...(await delaySince(api)),
    lastedMs: performance.now() - startedAt,
    listsMs,
    ratesVersions: [...ratesVersions],
  }
}

async function delaySince({ child }: ApiProcess): Promise<DelayReport> {
  const answer = once(child, 'message')
  child.send('read')
  const [report] = (await answer) as [DelayReport]
  return report
}
