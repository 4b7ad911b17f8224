import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/**
 * The lowest prices of all deals that an alert watches, by the address of their page: each is worked
 * out once for a rates version, however many watch it. Rule W-128.
 */
export const watchedPrices = pgTable(
  'watched_prices',
  {
    page: text('page').primaryKey(),
    /** Null while nothing is quoted. */
    pricePence: integer('price_pence'),
    since: instant('since').notNull(),
    /** The rates version that the price is of. */
    ratesVersion: integer('rates_version').notNull(),
  },
  (table) => [index().on(table.ratesVersion)],
)

/** Price alerts, in force from the press of the link that an e-mail brings. Rules W-125 to W-132. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    /** The address in lower case. */
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    page: text('page').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The price when it was asked for; null where nothing was quoted. */
    requestedPence: integer('requested_pence'),
    /** The price that the person knows: that one, or the last they were sent. */
    knownPence: integer('known_pence'),
    /** Of the e-mail's link; null once it was stopped before it was pressed. */
    confirmToken: text('confirm_token').unique(),
    confirmBy: instant('confirm_by').notNull(),
    confirmedAt: instant('confirmed_at'),
    endsAt: instant('ends_at'),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [unique().on(table.emailKey, table.page), index().on(table.page)],
)

/** When an address was last e-mailed about fallen prices; a row is claimed before it is again. Rule W-129. */
export const alertMails = pgTable('alert_mails', {
  emailKey: text('email_key').primaryKey(),
  mailedAt: instant('mailed_at').notNull(),
})
