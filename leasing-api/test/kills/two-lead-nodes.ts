import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../environments/free-port.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { codeOf, enquiryAs, firstDeal, post, somebody } from './enquirers.ts'
import { leadMailbox } from './lead-mailbox.ts'
import { placeWithWebhooks } from './place-with-webhooks.ts'

export type TwoNodesReport = {
  /** Leads of each half: while both nodes live, and around the kill of one. */
  leads: [number, number]
  /** Posts beyond one for each lead, of each half. */
  secondCopies: [number, number]
  /** Leads that reached nobody. */
  lost: number
}

const patienceMs = 90_000
const atOnce = 8

/**
 * Two API nodes on one PostgreSQL share the queue of leads: orders are confirmed at both, first while
 * both live, then while one is killed. Rule W-91.
 */
export async function twoLeadNodes(databaseUrl: string, orders: number): Promise<TwoNodesReport> {
  const mailbox = await leadMailbox()
  const place = await placeWithWebhooks(databaseUrl, mailbox.url)
  const nodes: ApiProcess[] = []
  try {
    for (const name of ['first', 'second']) {
      const dataFolder = `${place.dataFolder}/${name}`
      // Codes and signatures are the same at every node.
      const environment = {
        SIGNING_KEY: 'a signing key of two nodes',
        LEAD_WEBHOOK_SECRET: 'a webhook secret of two nodes',
      }
      nodes.push(
        await startApiProcess({ ...place, dataFolder, port: await freePort() }, environment),
      )
    }
    const urls = nodes.map(({ url }) => url)
    await confirmAt(urls, orders)
    await received(mailbox.received, orders)
    const first = counts(mailbox.received)
    const killing = wait(200).then(() => nodes[1]!.kill())
    await confirmAt([urls[0]!, urls[0]!], orders)
    await killing
    await received(mailbox.received, 2 * orders)
    const whole = counts(mailbox.received)
    return {
      leads: [first.leads, whole.leads - first.leads],
      secondCopies: [first.copies, whole.copies - first.copies],
      lost: 2 * orders - whole.leads,
    }
  } finally {
    for (const node of nodes) await node.stop()
    mailbox.close()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}

/** Places orders and confirms each at another node than the one before. */
async function confirmAt(urls: readonly string[], orders: number): Promise<void> {
  const deal = await firstDeal(urls[0]!)
  let begun = 0
  const one = async () => {
    while (begun < orders) {
      const url = urls[begun++ % urls.length]!
      const placed = await post(`${url}/api/orders`, enquiryAs(somebody(), deal))
      const { orderRef } = placed.body as { orderRef: string }
      const code = await codeOf(url, orderRef)
      const answer = await post(`${url}/api/orders/confirm`, { body: { orderRef, code } })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

async function received(posts: ReadonlyMap<string, number>, many: number): Promise<void> {
  const until = Date.now() + patienceMs
  while (posts.size < many && Date.now() < until) await wait(100)
  // For what may come twice.
  await wait(2000)
}

function counts(posts: ReadonlyMap<string, number>) {
  const all = [...posts.values()].reduce((sum, count) => sum + count, 0)
  return { leads: posts.size, copies: all - posts.size }
}
