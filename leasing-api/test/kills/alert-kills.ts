import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inventedProviders } from '#leasing-api/catalogue/providers.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { alertMailbox, type AlertMailbox } from './alert-mailbox.ts'
import { type ApiPlace, type ApiProcess, startApiProcess } from './api-process.ts'
import { markedBook, marks, sendBook } from './marked-book.ts'
import { smallPlace } from './small-place.ts'
import { newWatcher } from './watchers.ts'

export type AlertKillReport = {
  kills: number
  people: number
  days: number
  /** E-mails about falls, each counted once. */
  mails: number
  /** The same e-mail once more, from a kill between sending and marking. */
  secondCopies: number
  recoveriesMs: number[]
  /** What must not be; empty when everything held. */
  failures: string[]
}

export type AlertKillOptions = {
  databaseUrl: string | null
  /** Below the number of marks: each kill comes with a book that is a penny cheaper. */
  kills: number
  /** Kills of one day, at whose end everybody must have had one e-mail. */
  killsADay: number
  /** From 0 up to 1, asked once for each kill. */
  random: () => number
  onKill?: (done: number, total: number) => void
}

const providerId = 6
const newPeopleAKill = 3
/** Beyond an import, so that many kills fall while prices are looked at and e-mails sent. */
const mailingMs = 500
/** A claim that a kill left behind ends within half a minute, and its delivery is soon tried again. */
const patienceMs = 90_000
const secondCopyMs = 1500
const dayMs = 86_400_000

/**
 * Kills the leasing API again and again while a cheaper book is imported, watched prices are looked at
 * and their people e-mailed; new people ask before each. At the end of each day everybody who watches
 * must have had exactly one e-mail in it. Rules W-129, W-134.
 */
export async function alertKills(options: AlertKillOptions): Promise<AlertKillReport> {
  const { databaseUrl, kills, killsADay, random, onKill = () => {} } = options
  if (kills >= marks) throw new RangeError(`Give fewer than ${marks} kills.`)
  const mailbox = await alertMailbox()
  const { capIds, ...place } = await smallPlace(databaseUrl)
  const page = `/compare-car-leasing?providers=${inventedProviders[providerId - 1]!.slug}`
  const recoveriesMs: number[] = []
  const failures: string[] = []
  /** Addresses, with the day on which each began to watch. */
  const people = new Map<string, number>()
  let day = 1
  let api = await startApiProcess(place, mailbox.environment)
  const restart = async () => {
    api = await startApiProcess(place, mailbox.environment)
    recoveriesMs.push(api.startedInMs)
  }
  try {
    const importMs = await timeOf(() => send(api, place, markedBook(capIds, marks - 1)))
    for (let kill = 1; kill <= kills; kill++) {
      for (let each = 0; each < newPeopleAKill; each++) {
        people.set(await newWatcher(api.url, page, mailbox), day)
      }
      const cheaper = markedBook(capIds, marks - 1 - kill)
      const sending = send(api, place, cheaper).catch(() => false)
      await wait(random() * (importMs + mailingMs))
      await api.kill()
      const isAcknowledged = await sending
      await restart()
      if (!isAcknowledged) await send(api, place, cheaper)
      onKill(kill, kills)
      if (kill % killsADay !== 0 && kill !== kills) continue
      failures.push(...(await mailedOnceADay(mailbox, people, day)))
      if (kill === kills) break
      await api.stop()
      await nextDay(place)
      day += 1
      await restart()
    }
  } finally {
    await api.stop()
    await mailbox.close()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
  const falls = [...people.keys()].map((email) => mailbox.fallsOf(email))
  const mails = falls.reduce((sum, own) => sum + new Set(own).size, 0)
  const posts = falls.reduce((sum, own) => sum + own.length, 0)
  const secondCopies = posts - mails
  return { kills, people: people.size, days: day, mails, secondCopies, recoveriesMs, failures }
}

const send = (api: ApiProcess, place: ApiPlace, book: string) =>
  sendBook(api.url, place.dataFolder, providerId, book)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Waits until everybody has had an e-mail for each of their days; says who has had fewer or more. */
async function mailedOnceADay(
  mailbox: AlertMailbox,
  people: ReadonlyMap<string, number>,
  day: number,
): Promise<string[]> {
  const wrong = () =>
    [...people].flatMap(([email, since]) => {
      const had = new Set(mailbox.fallsOf(email)).size
      const days = day - since + 1
      return had === days ? [] : [`${email} had ${had} e-mails in ${days} days`]
    })
  const until = Date.now() + patienceMs
  while (wrong().length > 0 && Date.now() < until) await wait(100)
  // For what may come twice.
  await wait(secondCopyMs)
  return wrong()
}

/** Lets a day pass: what was noted of e-mails a day ago is forgotten, as the API itself forgets it. */
async function nextDay({ databaseUrl, dataFolder }: ApiPlace): Promise<void> {
  const database = await openDatabase({ databaseUrl, folder: `${dataFolder}/leasing` })
  try {
    await database.call.forgetOldAlerts({ now: new Date(Date.now() + dayMs + 1000) })
  } finally {
    await database.close()
  }
}
