import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Opening hours of one day, London time; null when closed. Monday first. */
export type OpeningHours = { from: string; to: string } | null

/** The leasing providers whose rates are compared. */
export const providers = pgTable('providers', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  logoPath: text('logo_path').notNull(),
  shortInfo: text('short_info').notNull(),
  firmReferenceNumber: text('firm_reference_number').notNull(),
  commissionStatement: text('commission_statement').notNull(),
  creditCheckKind: text('credit_check_kind').$type<'soft' | 'full'>().notNull(),
  deliveryArea: text('delivery_area').notNull(),
  /** Where leads are e-mailed to; null where nobody has said. */
  leadEmail: text('lead_email'),
  /** Where leads are posted to as well. Rule W-101. */
  leadWebhookUrl: text('lead_webhook_url'),
  /** The lease rate book visitors see; one update here switches every price of the provider. */
  activeBookId: integer('active_book_id'),
  /** The same for PCP. */
  activePcpBookId: integer('active_pcp_book_id'),
})
