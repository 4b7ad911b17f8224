import path from 'node:path'
import type { Logger } from 'pino'
import { accountSecrets } from './accounts/account-secrets.ts'
import { passwordCost, scryptPasswords } from './accounts/passwords.ts'
import { type PriceWatch, priceWatch as createPriceWatch } from './alerts/price-watch.ts'
import { adaptersOf } from './adapters/adapters-of.ts'
import { leadWebhooks } from './adapters/lead-webhook.ts'
import { type OutsideServices, outsideServices } from './adapters/outside-services.ts'
import { smtpEmail } from './adapters/smtp-email.ts'
import { twilioTexts } from './adapters/twilio-texts.ts'
import { londonDay } from './catalogue/london-day.ts'
import { seed } from './catalogue/seed.ts'
import type { Config } from './config.ts'
import { contentAsker } from './content/ask-content.ts'
import { contentReader } from './content/content-reader.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { type DeliveryQueue, deliveryQueue } from './deliveries/delivery-queue.ts'
import { type PageCounter, pageCounter as createPageCounter } from './figures/page-counter.ts'
import { changeLocks } from './imports/change-locks.ts'
import { rateUploadWork } from './rate-uploads/rate-upload-work.ts'
import { responseTimes } from './leads/response-times.ts'
import { createDealSearchHolder, type DealSearchHolder } from './deal-search/holder.ts'
import { addOperatorRoutes } from './operator/operator-routes.ts'
import { operatorToken } from './operator/operator-token.ts'
import { orderSecrets } from './orders/order-secrets.ts'
import { outboxEmails } from './outbox/outbox-emails.ts'
import { outboxTexts } from './outbox/send-text.ts'
import { describeError } from './server/describe-error.ts'
import { buildApp } from './server/build-app.ts'
import { listenWith } from './server/listen.ts'
import type { Progress } from './rate-generator/write-generated-books.ts'
import type { Readiness } from './server/services.ts'
import { sweep } from './server/sweep.ts'
import { unreachableDatabase } from './server/unreachable-database.ts'
import { siteNotifier } from './webhook/notify-site.ts'

/** How often what has run out is removed. */
const sweepMs = 5 * 60_000

/** How often deliveries that are due are looked for, besides those just queued. */
const deliverMs = 5000

/** How often whoever may be e-mailed again about a fallen price is looked for. */
const watchMs = 60_000

/** How often counted views of pages are stored. Rule W-199. */
const storeViewsMs = 10_000

/** How long running requests get to finish when the program ends. */
const graceMs = 1500

export type RunningApi = { close(): Promise<void> }

/**
 * Starts the leasing API: listens at once, so that whoever waits can see how far it is, then
 * opens and migrates the database, seeds an empty one, reads the deals and is ready.
 * @throws with everything closed again when a step fails or `signal` ends the start
 */
export async function startLeasingApi(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
): Promise<RunningApi> {
  let readiness: Readiness = { status: 'starting', progress: null }
  const onProgress = (progress: Progress) => {
    if (readiness.status === 'starting') readiness = { status: 'starting', progress }
  }
  const clock = () => new Date()
  const teller = siteNotifier({ siteUrl: config.siteUrl, secret: config.webhookSecret, logger })
  const app = buildApp({
    readiness: () => readiness,
    trustedProxies: config.trustedProxies,
    hasOutbox: config.twilio === null || config.smtp === null,
    logger,
    mount: (mounted) =>
      addOperatorRoutes(mounted, {
        readiness: () => readiness,
        dataFolder: config.dataFolder,
        token: operatorToken(config.dataFolder),
        notifySite: teller.tell,
      }),
  })
  const listening = await listenWith(app, config.hosts, config.port)
  logger.info({ port: config.port, hosts: config.hosts }, 'listening')

  let database: Database | null = null
  let deals: DealSearchHolder | null = null
  let outside: OutsideServices | null = null
  let deliveries: DeliveryQueue | null = null
  let priceWatch: PriceWatch | null = null
  let pageCounter: PageCounter | null = null
  const sweeping = setInterval(() => {
    if (database) void sweep(database, { now: clock(), logger })
    database?.call.queueLeaseReminders({ now: clock(), siteUrl: config.siteUrl }).then(
      () => deliveries?.deliver(),
      (error: unknown) =>
        logger.error({ error: describeError(error) }, 'Reminders could not be queued.'),
    )
    outside?.deliver()
  }, sweepMs).unref()
  const delivering = setInterval(() => deliveries?.deliver(), deliverMs).unref()
  const watching = setInterval(() => priceWatch?.look(), watchMs).unref()
  const counting = setInterval(() => void pageCounter?.store(), storeViewsMs).unref()
  const close = async () => {
    clearInterval(sweeping)
    clearInterval(delivering)
    clearInterval(watching)
    clearInterval(counting)
    teller.close()
    await listening.close(graceMs)
    await pageCounter?.store()
    await priceWatch?.close()
    await deliveries?.close()
    await deals?.close()
    await database?.close()
  }
  try {
    onProgress({ label: 'Opening the database', done: 0, total: 1 })
    database = await openDatabase({
      databaseUrl: config.databaseUrl,
      folder: path.join(config.dataFolder, 'leasing'),
    })
    signal.throwIfAborted()
    const now = clock()
    await seed(database, { today: londonDay(now), now: now.toISOString(), onProgress })
    signal.throwIfAborted()
    onProgress({ label: 'Reading the deals', done: 0, total: 1 })
    deals = await createDealSearchHolder(database, {
      today: () => londonDay(clock()),
      now: () => clock().toISOString(),
      onChange: ({ ratesVersion }) => {
        logger.info({ ratesVersion }, 'deals read anew')
        teller.tell({ type: 'rates', ratesVersion, tags: ['rates'] })
        priceWatch?.look()
      },
      onError: (error) =>
        logger.error({ error: describeError(error) }, 'The rates could not be read.'),
    })
    signal.throwIfAborted()
  } catch (error) {
    await close()
    throw unreachableDatabase(error) ?? error
  }
  const sendText = config.twilio
    ? twilioTexts(config.twilio, { logger })
    : outboxTexts(database, clock)
  const secrets = orderSecrets(config.signingKey)
  outside = outsideServices(adaptersOf(config, logger), { database, clock, logger })
  const content = contentReader(contentAsker(config.contentLake), {
    nowMs: Date.now,
    onFailure: (error) =>
      logger.warn({ error: describeError(error) }, 'The content backend could not be read.'),
  })
  const { siteUrl, messagesTo } = config
  const current = deals
  const sendToOutbox = outboxEmails(database, clock, logger)
  deliveries = deliveryQueue(
    {
      sendEmail: config.smtp ? smtpEmail(config.smtp, { logger }) : sendToOutbox,
      sendToOutbox,
      sendLeadWebhook: leadWebhooks(config.leadWebhookSecret, clock, logger),
    },
    {
      database,
      isDemonstration: () => current.current().isDemonstration,
      content,
      siteUrl,
      clock,
      logger,
    },
  )
  priceWatch = createPriceWatch({
    database,
    deals,
    secrets,
    siteUrl,
    clock,
    logger,
    onQueued: deliveries.deliver,
  })
  pageCounter = createPageCounter({ database, clock, logger })
  const changes = changeLocks()
  readiness = {
    status: 'ready',
    services: {
      database,
      deals,
      secrets,
      accounts: {
        secrets: accountSecrets(config.signingKey),
        passwords: scryptPasswords(passwordCost),
      },
      sendText,
      content,
      outside,
      deliveries,
      responseTimes: responseTimes({ database, clock }),
      priceWatch,
      pageCounter,
      changes,
      rateUploads: rateUploadWork({ database, deals, changes, clock, logger }),
      messagesTo,
      siteUrl,
      clock,
      logger,
    },
  }
  deliveries.deliver()
  // Books may have come while no program ran.
  priceWatch.look()
  logger.info({ ratesVersion: deals.current().ratesVersion }, 'ready')
  return { close }
}
