import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, with its zone. @example createdAt: instant('created_at').notNull() */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
