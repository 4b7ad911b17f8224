import { Writable } from 'node:stream'
import { pino } from 'pino'
import { accountSecrets } from '#leasing-api/accounts/account-secrets.ts'
import { scryptPasswords } from '#leasing-api/accounts/passwords.ts'
import { priceWatch as createPriceWatch } from '#leasing-api/alerts/price-watch.ts'
import { type Adapters, outsideServices } from '#leasing-api/adapters/outside-services.ts'
import { contentAsker } from '#leasing-api/content/ask-content.ts'
import { contentReader } from '#leasing-api/content/content-reader.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { createDealSearchHolder } from '#leasing-api/deal-search/holder.ts'
import { pageCounter } from '#leasing-api/figures/page-counter.ts'
import { changeLocks } from '#leasing-api/imports/change-locks.ts'
import { rateUploadWork } from '#leasing-api/rate-uploads/rate-upload-work.ts'
import { orderSecrets } from '#leasing-api/orders/order-secrets.ts'
import { deliveryQueue, type Senders } from '#leasing-api/deliveries/delivery-queue.ts'
import { responseTimes } from '#leasing-api/leads/response-times.ts'
import { outboxEmails } from '#leasing-api/outbox/outbox-emails.ts'
import { outboxTexts, type SendText } from '#leasing-api/outbox/send-text.ts'
import { buildApp } from '#leasing-api/server/build-app.ts'
import type { Readiness } from '#leasing-api/server/services.ts'
import { testDay, testInstant } from './small-world.ts'

/** How a test asks: a path, and what `fetch` takes, with a plain object for a JSON body. */
export type AskOptions = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** The address at the other end of the connection. */
  from?: string
}

/**
 * The leasing API over a database with the small world and a clock that only the test moves. What it
 * logs is recorded, so that a test can see what is not in there.
 */
export async function apiOver<OwnDatabase extends Database>(
  database: OwnDatabase,
  { sendText, ...adapters }: TestAdapters = {},
  contentUrl = 'http://127.0.0.1:9', // nobody listens there
  senders: Partial<Senders> = {},
) {
  let now = new Date(testInstant)
  const clock = () => now
  const deals = await createDealSearchHolder(database, {
    today: () => testDay,
    now: () => testInstant,
    pollIntervalMs: 60_000,
    isWarmedUp: false,
  })
  let logged = ''
  const logger = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _, done) {
        logged += chunk.toString()
        done()
      },
    }),
  )
  const outside = outsideServices(
    {
      sendNewsletterMember: null,
      sendConversion: null,
      valueCar: null,
      checkPhone: null,
      ...adapters,
    },
    { database, clock, logger },
  )
  const content = contentReader(
    contentAsker({
      projectId: 'larkway',
      dataset: 'production',
      apiVersion: '2026-11-01',
      embeddedUrl: contentUrl,
      readToken: null,
    }),
    { nowMs: () => now.getTime(), onFailure: () => {} },
  )
  const siteUrl = 'http://127.0.0.1:3000'
  const sendToOutbox = outboxEmails(database, clock, logger)
  const deliveries = deliveryQueue(
    {
      sendEmail: sendToOutbox,
      sendToOutbox,
      sendLeadWebhook: () => Promise.resolve('taken'),
      ...senders,
    },
    {
      database,
      isDemonstration: () => deals.current().isDemonstration,
      content,
      siteUrl,
      clock,
      logger,
    },
  )
  const secrets = orderSecrets('a signing key for tests only')
  const priceWatch = createPriceWatch({
    database,
    deals,
    secrets,
    siteUrl,
    clock,
    logger,
    onQueued: deliveries.deliver,
  })
  const changes = changeLocks()
  const rateUploads = rateUploadWork({ database, deals, changes, clock, logger })
  const services = {
    database,
    deliveries,
    deals,
    secrets,
    accounts: {
      secrets: accountSecrets('a signing key for tests only'),
      passwords: scryptPasswords({ N: 1024, r: 8, p: 1 }),
    },
    responseTimes: responseTimes({ database, clock }),
    priceWatch,
    pageCounter: pageCounter({ database, clock, logger }),
    changes,
    rateUploads,
    sendText: sendText ?? outboxTexts(database, clock),
    content,
    outside,
    messagesTo: 'messages@larkway.example',
    siteUrl,
    clock,
    logger,
  }
  const readiness: Readiness = { status: 'ready', services }
  const app = buildApp({
    readiness: () => readiness,
    trustedProxies: ['127.0.0.1'],
    hasOutbox: true,
    logger,
  })

  const ask = async (
    path: string,
    { method, body, headers, from = '127.0.0.1' }: AskOptions = {},
  ) => {
    if (path === '/outbox') await deliveries.settled()
    return app.request(
      path,
      {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          host: '127.0.0.1:4000',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: from } } } as never,
    )
  }
  return {
    ask,
    app,
    services,
    database,
    deals,
    outside,
    deliveries,
    priceWatch,
    logged: () => logged,
    now: clock,
    /** Lets time pass, in milliseconds. */
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: async () => {
      await rateUploads.settled()
      await priceWatch.close()
      await deliveries.close()
      await deals.close()
      await database.close()
    },
  }
}

/** External services of a test; what is left out is built in. */
export type TestAdapters = Partial<Adapters> & { sendText?: SendText }

export type ApiOver<OwnDatabase extends Database> = Awaited<ReturnType<typeof apiOver<OwnDatabase>>>
