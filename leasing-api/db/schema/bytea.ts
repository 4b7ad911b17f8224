import { customType } from 'drizzle-orm/pg-core'

/** Raw bytes. PGlite hands out a Uint8Array and node-postgres a Buffer, which is one too. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
