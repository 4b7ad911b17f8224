import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { conversionLifetimeMs } from '../queries/forms/forget-old-forms.ts'
import { describeError } from '../server/describe-error.ts'
import type { Delivery } from './delivery.ts'
import type { TellNewsletter } from './mailchimp.ts'
import type { TellConversion } from './meta-conversions.ts'
import type { ValueCar } from './partner-valuation.ts'
import type { CheckPhone } from './phone-validation.ts'

/** Adapters of the configured external services; null means the embedded default. */
export type Adapters = {
  sendNewsletterMember: TellNewsletter | null
  sendConversion: TellConversion | null
  valueCar: ValueCar | null
  checkPhone: CheckPhone | null
}

export type OutsideServices = {
  valueCar: ValueCar | null
  /** Checks phone numbers; null where the built-in tables do. */
  checkPhone: CheckPhone | null
  /** Whether events go to an ad network, so that what it asks about the visitor is kept till then. */
  tellsConversions: boolean
  /** Sends pending changes to the services, in the background. */
  deliver(): void
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>
}

/** Deliveries per run; the rest waits for the next. */
const mostAtOnce = 50

/** Failures in a row after which a service counts as down; fewer may be about what was sent. */
const mostInVain = 3

/** Sends in order and marks what was taken or refused. What is due again holds up nothing after it. */
async function sendEach<Item>(
  items: readonly Item[],
  tell: (item: Item) => Promise<Delivery>,
  mark: (item: Item) => Promise<unknown>,
): Promise<void> {
  let inVain = 0
  for (const item of items) {
    const delivery = await tell(item)
    inVain = delivery === 'later' ? inVain + 1 : 0
    if (inVain === mostInVain) return
    if (delivery !== 'later') await mark(item)
  }
}

/**
 * Delivers to external services what the database lists as pending: nothing is lost when one is
 * down or this program is killed, and no request waits.
 */
export function outsideServices(
  { sendNewsletterMember, sendConversion, valueCar, checkPhone }: Adapters,
  { database: { call }, clock, logger }: { database: Database; clock: () => Date; logger: Logger },
): OutsideServices {
  const sendMembers = async (tell: TellNewsletter) =>
    sendEach(
      await call.readPendingMembers({ most: mostAtOnce }),
      ({ email, firstName, secondName, leftAt }) =>
        tell({ email, firstName, secondName, isSubscribed: leftAt === null }),
      ({ emailKey, changedAt, leftAt }) =>
        call.markMemberPushed({ emailKey, changedAt, leftAt, now: clock() }),
    )
  const sendConversions = async (tell: TellConversion) => {
    const since = new Date(clock().getTime() - conversionLifetimeMs)
    await sendEach(
      await call.readPendingConversions({ since, most: mostAtOnce }),
      tell,
      ({ eventId }) => call.markConversionSent({ eventId, now: clock() }),
    )
  }
  const sendAll = async () => {
    try {
      await Promise.all([
        sendNewsletterMember && sendMembers(sendNewsletterMember),
        sendConversion && sendConversions(sendConversion),
      ])
    } catch (error) {
      logger.error({ error: describeError(error) }, 'Services outside could not be told.')
    }
  }

  let running: Promise<void> | null = null
  let isWanted = false
  const runWhileWanted = async () => {
    while (isWanted) {
      isWanted = false
      await sendAll()
    }
    running = null
  }
  return {
    valueCar,
    checkPhone,
    tellsConversions: sendConversion !== null,
    deliver() {
      if (!sendNewsletterMember && !sendConversion) return
      isWanted = true
      running ??= runWhileWanted()
    },
    settled: async () => running ?? undefined,
  }
}
