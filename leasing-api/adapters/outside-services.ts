import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { conversionLifetimeMs } from '../queries/forms/forget-old-forms.ts'
import { describeError } from '../server/describe-error.ts'
import type { TellNewsletter } from './mailchimp.ts'
import type { TellConversion } from './meta-conversions.ts'
import type { ValueCar } from './partner-valuation.ts'

/** Adapters of the configured external services; null means the embedded default. */
export type Adapters = {
  sendNewsletterMember: TellNewsletter | null
  sendConversion: TellConversion | null
  valueCar: ValueCar | null
}

export type OutsideServices = {
  valueCar: ValueCar | null
  /** Whether events go to an ad network, so that what it asks about the visitor is kept till then. */
  tellsConversions: boolean
  /** Sends pending changes to the services, in the background. */
  deliver(): void
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>
}

/** Deliveries per run; the rest waits for the next. */
const mostAtOnce = 50

/**
 * Delivers to external services what the database lists as pending: nothing is lost when one is
 * down or this program is killed, and no request waits.
 */
export function outsideServices(
  { sendNewsletterMember, sendConversion, valueCar }: Adapters,
  { database: { call }, clock, logger }: { database: Database; clock: () => Date; logger: Logger },
): OutsideServices {
  const sendMembers = async (tell: TellNewsletter) => {
    for (const member of await call.readPendingMembers({ most: mostAtOnce })) {
      const { email, firstName, secondName, emailKey, changedAt, leftAt } = member
      const isSubscribed = leftAt === null
      const delivery = await tell({ email, firstName, secondName, isSubscribed })
      // While a service is down the others need not try it.
      if (delivery === 'later') return
      await call.markMemberPushed({ emailKey, changedAt, leftAt, now: clock() })
    }
  }
  const sendConversions = async (tell: TellConversion) => {
    const since = new Date(clock().getTime() - conversionLifetimeMs)
    for (const event of await call.readPendingConversions({ since, most: mostAtOnce })) {
      if ((await tell(event)) === 'later') return
      await call.markConversionSent({ eventId: event.eventId, now: clock() })
    }
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
    tellsConversions: sendConversion !== null,
    deliver() {
      if (!sendNewsletterMember && !sendConversion) return
      isWanted = true
      running ??= runWhileWanted()
    },
    settled: async () => running ?? undefined,
  }
}
