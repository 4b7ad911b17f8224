import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#leasing-api/db/database.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import type { OperatorMessage } from '#leasing-api/operator/operator-message.ts'
import { operatorToken } from '#leasing-api/operator/operator-token.ts'
import { type ApiPlace, type ApiProcess, startApiProcess } from './api-process.ts'
import { enquirers } from './enquirers.ts'
import { leadMailbox } from './lead-mailbox.ts'
import { placeWithWebhooks } from './place-with-webhooks.ts'
import { lostOrders } from './visitors.ts'

export type LeadKillReport = {
  kills: number
  /** Orders and confirmations that visitors were told of. */
  placed: number
  confirmed: number
  /** Leads in the queue at the end, by e-mail and by webhook. */
  leads: number
  /** Webhook posts beyond one for each lead: a kill between sending and marking. */
  secondCopies: number
  recoveriesMs: number[]
  /** What must not be; empty when everything held. */
  failures: string[]
}

export type LeadKillOptions = {
  databaseUrl: string | null
  kills: number
  /** From 0 up to 1, asked once for each kill. */
  random: () => number
  onKill?: (done: number, total: number) => void
}

const people = 3
const killWindowMs = 1200
const patienceMs = 120_000
/** A claim that a kill left behind ends within half a minute, and its delivery is soon tried again. */
const claimEndsMs = 45_000
/** Lines of the operator's list from which on it may not be all. */
const mostListed = 100

/**
 * Kills the leasing API again and again while orders are placed, confirmed and sent, and then looks at
 * what is there: every order that was acknowledged, confirmed where that was, as one lead each, sent
 * and marked, and at the provider's at least once. Rules W-91, W-94.
 */
export async function leadKills(options: LeadKillOptions): Promise<LeadKillReport> {
  const { databaseUrl, kills, random, onKill = () => {} } = options
  const mailbox = await leadMailbox()
  const place = await placeWithWebhooks(databaseUrl, mailbox.url)
  const report: LeadKillReport = {
    kills: 0,
    placed: 0,
    confirmed: 0,
    leads: 0,
    secondCopies: 0,
    recoveriesMs: [],
    failures: [],
  }
  const [placed, confirmed]: [string[], string[]] = [[], []]
  let api: ApiProcess = await startApiProcess(place)
  try {
    for (let kill = 0; kill < kills; kill++) {
      const visitors = enquirers(api.url, people)
      await wait(random() * killWindowMs)
      // On a slow machine nothing may have happened yet: the last kill falls on something at least.
      const isLast = kill === kills - 1
      const until = Date.now() + patienceMs
      const isIdle = () => confirmed.length + visitors.acknowledged.confirmed.length === 0
      while (isLast && isIdle() && Date.now() < until) await wait(10)
      await api.kill()
      await visitors.stop()
      placed.push(...visitors.acknowledged.placed)
      confirmed.push(...visitors.acknowledged.confirmed)
      api = await startApiProcess(place)
      report.kills++
      report.recoveriesMs.push(api.startedInMs)
      onKill(report.kills, kills)
    }
    for (const lost of await lostOrders(api.url, placed)) report.failures.push(`${lost} is gone`)
    const isSent = await allSent(api.url, place.dataFolder, confirmed)
    if (!isSent) report.failures.push('Two minutes later not every lead was sent.')
  } finally {
    await api.stop()
    mailbox.close()
  }
  const database = await openPlace(place)
  try {
    await checkLeads(database, { confirmed, received: mailbox.received }, report)
  } finally {
    await database.close()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
  return { ...report, placed: placed.length, confirmed: confirmed.length }
}

const openPlace = ({ databaseUrl, dataFolder }: ApiPlace) =>
  openDatabase({ databaseUrl, folder: `${dataFolder}/leasing` })

/** Waits until the API says of every confirmed order that it was sent. */
async function allSent(
  url: string,
  dataFolder: string,
  confirmed: readonly string[],
): Promise<boolean> {
  const until = Date.now() + patienceMs
  let waiting = [...confirmed]
  while (waiting.length > 0 && Date.now() < until) {
    const states = await Promise.all(
      waiting.slice(0, 20).map(async (orderRef) => {
        const order = await fetch(`${url}/api/orders/${orderRef}`)
        const { handover } = (await order.json()) as { handover: { state: string } | null }
        return handover?.state === 'sent' ? orderRef : null
      }),
    )
    const sent = new Set(states)
    const left = waiting.filter((orderRef) => !sent.has(orderRef))
    if (left.length === waiting.length) await wait(500)
    waiting = left
  }
  // The other channel, and what a kill left claimed before its visitor was told of it.
  const claimsEnd = Date.now() + claimEndsMs
  while (Date.now() < claimsEnd && (await isAnythingDue(url, dataFolder))) await wait(500)
  return waiting.length === 0
}

/** Whether the operator's list names a delivery that is due; it may where there is more than it shows. */
async function isAnythingDue(url: string, dataFolder: string): Promise<boolean> {
  const response = await fetch(`${url}/operator/leads/list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken(dataFolder)}` },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The list of leads was answered ${response.status} ${text}`)
  const { result } = JSON.parse(text.trim().split('\n').at(-1)!) as ResultMessage
  return result.lines.length > mostListed || result.lines.some((line) => line.includes(': due '))
}

type ResultMessage = Extract<OperatorMessage, { type: 'result' }>

async function checkLeads(
  { call }: Database,
  { confirmed, received }: { confirmed: string[]; received: ReadonlyMap<string, number> },
  report: LeadKillReport,
): Promise<void> {
  const { failures } = report
  // Confirmations that were carried out and not acknowledged are leads as well.
  const all = (await call.readLeads({ most: 1_000_000, isDeadOnly: false })).filter(({ steps }) =>
    steps.some(({ state }) => state === 'confirmed'),
  )
  const known = new Set(all.map(({ orderRef }) => orderRef))
  for (const orderRef of confirmed) {
    if (!known.has(orderRef)) failures.push(`${orderRef} was confirmed and is not`)
  }
  const queued = await call.listDeliveries({ orderRefs: [...known] })
  const leads = queued.filter(({ kind }) => kind === 'lead')
  report.leads = leads.length
  for (const orderRef of known) {
    const channels = leads.filter((lead) => lead.orderRef === orderRef).map((lead) => lead.channel)
    if (channels.toSorted((a, b) => (a < b ? -1 : 1)).join() !== 'email,webhook') {
      failures.push(`${orderRef} is ${channels.length} leads: ${channels.join()}`)
    }
  }
  for (const { id, kind, channel, sentAt, deadReason } of queued) {
    if (sentAt === null) failures.push(`${kind} ${id} by ${channel} is not marked: ${deadReason}`)
  }
  const posts = new Set(leads.filter(({ channel }) => channel === 'webhook').map(({ id }) => id))
  for (const id of posts) if (!received.has(id)) failures.push(`${id} never reached its provider`)
  for (const key of received.keys()) if (!posts.has(key)) failures.push(`${key} is of no lead`)
  const copies = [...received.values()].reduce((sum, count) => sum + count, 0)
  report.secondCopies = copies - received.size
}
