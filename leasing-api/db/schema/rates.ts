import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { derivatives } from './catalogue.ts'
import { providers } from './providers.ts'
import { instant } from './instant.ts'

/**
 * A provider's prices of one kind, as delivered at one moment. A book is filled while staged,
 * becomes active in one step and is retired by the next one; its rows never change in between.
 */
export const rateBooks = pgTable(
  'rate_books',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    kind: text('kind').$type<'lease' | 'pcp'>().notNull(),
    state: text('state').$type<'staged' | 'active' | 'retired'>().notNull(),
    origin: text('origin').$type<'generated' | 'imported'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the prices were read from the provider. */
    checkedAt: instant('checked_at').notNull(),
    activatedAt: instant('activated_at'),
    retiredAt: instant('retired_at'),
    /** Last day the prices hold; past it the book leaves the index. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Offers in the book. */
    rowCount: integer('row_count').notNull(),
    /** Rows that carry them: segments of a lease book, offers of a PCP book. */
    storedRows: integer('stored_rows').notNull(),
    /** The upload it was made from; null for a book that came otherwise. */
    uploadId: text('upload_id'),
  },
  (table) => [index().on(table.providerId, table.state)],
)

/** Dictionary of the profiles that segments refer to by number. The number fits two bytes. */
export const rateProfiles = pgTable('rate_profiles', {
  id: smallint('id').primaryKey(),
  /** As `profileKey` in core writes it. */
  key: text('key').notNull().unique(),
})

/**
 * All lease prices of one derivative in one book, packed as `leasing-api/segments` says. Without
 * foreign keys, which took three fifths of the time of storing a book: whoever adds segments holds
 * the book's row and looks the derivatives up, all of a batch at once (`addSegmentBatch`).
 */
export const rateSegments = pgTable(
  'rate_segments',
  {
    bookId: integer('book_id').notNull(),
    derivativeId: integer('derivative_id').notNull(),
    providerId: integer('provider_id').notNull(),
    /** Offers in `data`. */
    n: integer('n').notNull(),
    /** Packed already; a migration sets STORAGE EXTERNAL, so that the database does not try to deflate it. */
    data: bytea('data').notNull(),
    /** Cheapest monthly price on the common profile without maintenance, kept beside for the price history. */
    commonPersonalPence: integer('common_personal_pence'),
    commonBusinessPence: integer('common_business_pence'),
  },
  (table) => [
    primaryKey({ columns: [table.derivativeId, table.bookId] }),
    index().on(table.bookId),
  ],
)

/** Rates version and catalogue version, one row. The first grows with every change of lists. */
export const ratesState = pgTable(
  'rates_state',
  {
    id: integer('id').primaryKey(),
    version: integer('version').notNull(),
    catalogueVersion: integer('catalogue_version').notNull().default(1),
  },
  (table) => [check('rates_state_one_row', sql`${table.id} = 1`)],
)

/** PCP offers with the figures of a credit agreement, VAT included. */
export const pcpOffers = pgTable(
  'pcp_offers',
  {
    bookId: integer('book_id')
      .notNull()
      .references(() => rateBooks.id),
    derivativeId: integer('derivative_id')
      .notNull()
      .references(() => derivatives.id),
    providerId: integer('provider_id').notNull(),
    termMonths: integer('term_months').notNull(),
    annualMileageMiles: integer('annual_mileage_miles').notNull(),
    depositPence: integer('deposit_pence').notNull(),
    cashPricePence: integer('cash_price_pence').notNull(),
    depositContributionPence: integer('deposit_contribution_pence').notNull(),
    amountOfCreditPence: integer('amount_of_credit_pence').notNull(),
    monthlyPaymentPence: integer('monthly_payment_pence').notNull(),
    numberOfPayments: integer('number_of_payments').notNull(),
    optionalFinalPaymentPence: integer('optional_final_payment_pence').notNull(),
    feesPence: integer('fees_pence').notNull(),
    aprPercent: doublePrecision('apr_percent').notNull(),
    excessMileagePencePerMile: doublePrecision('excess_mileage_pence_per_mile').notNull(),
    deliveryWeeksFrom: integer('delivery_weeks_from').notNull(),
    deliveryWeeksTo: integer('delivery_weeks_to').notNull(),
    message: text('message'),
  },
  (table) => [
    primaryKey({
      columns: [
        table.bookId,
        table.derivativeId,
        table.termMonths,
        table.annualMileageMiles,
        table.depositPence,
      ],
    }),
  ],
)

/** Price history: a derivative's best price on a common profile, noted on days on which books changed. */
export const priceHistory = pgTable(
  'price_history',
  {
    derivativeId: integer('derivative_id')
      .notNull()
      .references(() => derivatives.id),
    financeType: text('finance_type').$type<'personal' | 'business'>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Null, with what follows, from a day on which nobody quotes the car any more. */
    monthlyPaymentPence: integer('monthly_payment_pence'),
    providerId: integer('provider_id'),
    /** Last day of the book that quotes this price. */
    holdsUntil: date('holds_until', { mode: 'string' }),
    /** Whether the price was made for a demonstration. */
    isGenerated: boolean('is_generated').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.derivativeId, table.financeType, table.day] })],
)
