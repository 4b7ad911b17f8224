import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { markedBook, marks, marksSeen, pricesOfCar, sendBook } from './marked-book.ts'
import { smallPlace } from './small-place.ts'
import { lostOrders, visitors } from './visitors.ts'

export type KillReport = {
  kills: number
  /** After how many of them the new book was in force; in all others the old one was. */
  newBooks: number
  /** Imports that had been acknowledged before the kill. */
  acknowledgedImports: number
  acknowledgedOrders: number
  /** From the start of the program after a kill to its first answer that says ready. */
  recoveriesMs: number[]
  /** What must not be; empty when everything held. */
  failures: string[]
}

export type KillOptions = {
  databaseUrl: string | null
  /** Kills while a rate book is imported, and kills while only visitors are served. */
  duringImports: number
  duringServing: number
  /** From 0 up to 1, asked once for each kill. */
  random: () => number
  onKill?: (done: number, total: number) => void
}

const providerId = 6

/** Beyond the usual length of an import, so that some are killed after they were acknowledged. */
const killWindow = 1.15
const servingWindowMs = 1000

/**
 * Kills the leasing API without warning, again and again, starts it each time and looks at what is
 * there: one book whole, the one before the import or the one imported, never a mix; the imported
 * one when its import had been acknowledged; and every order that was acknowledged.
 */
export async function killRuns(options: KillOptions): Promise<KillReport> {
  const { databaseUrl, duringImports, duringServing, random, onKill = () => {} } = options
  const { capIds, ...place } = await smallPlace(databaseUrl)
  const report: KillReport = {
    kills: 0,
    newBooks: 0,
    acknowledgedImports: 0,
    acknowledgedOrders: 0,
    recoveriesMs: [],
    failures: [],
  }
  const prices = capIds.length * pricesOfCar
  let api: ApiProcess = await startApiProcess(place)
  const orders: string[] = []
  let mark = 0
  try {
    const startedAt = performance.now()
    await sendBook(api.url, place.dataFolder, providerId, markedBook(capIds, mark))
    const importMs = performance.now() - startedAt

    /** After a kill: starts again, and says which mark is in force. */
    const lookAgain = async (during: string, placed: readonly string[]): Promise<number | null> => {
      api = await startApiProcess(place)
      report.kills++
      report.recoveriesMs.push(api.startedInMs)
      report.acknowledgedOrders += placed.length
      orders.push(...placed)
      for (const lost of await lostOrders(api.url, placed)) {
        report.failures.push(`kill ${report.kills} ${during}: order ${lost} is gone`)
      }
      const seen = await marksSeen(api.url, providerId, capIds)
      onKill(report.kills, duringImports + duringServing)
      if (seen.size === 1 && [...seen.values()][0] === prices) return [...seen.keys()][0]!
      report.failures.push(
        `kill ${report.kills} ${during}: ${JSON.stringify([...seen])} of ${prices} prices`,
      )
      return null
    }

    for (let run = 0; run < duringImports; run++) {
      const next = (mark + 1) % marks
      const people = visitors(api.url)
      const sending = sendBook(
        api.url,
        place.dataFolder,
        providerId,
        markedBook(capIds, next),
      ).catch(() => false)
      await wait(random() * killWindow * importMs)
      await api.kill()
      const isAcknowledged = await sending
      await people.stop()
      if (isAcknowledged) report.acknowledgedImports++
      const seen = await lookAgain('during an import', people.acknowledged)
      if (seen === next) report.newBooks++
      else if (isAcknowledged || (seen !== null && seen !== mark)) {
        report.failures.push(
          `kill ${report.kills}: book ${mark}, then ${next}${isAcknowledged ? ' acknowledged' : ''}, and ${seen} is there`,
        )
      }
      mark = seen ?? mark
    }
    for (let run = 0; run < duringServing; run++) {
      const people = visitors(api.url)
      await wait(random() * servingWindowMs)
      await api.kill()
      await people.stop()
      const seen = await lookAgain('while serving', people.acknowledged)
      if (seen !== mark) report.failures.push(`kill ${report.kills}: book ${mark} became ${seen}`)
    }
    for (const lost of await lostOrders(api.url, orders)) {
      report.failures.push(`at the end: order ${lost} is gone`)
    }
    return report
  } finally {
    await api.stop()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}
