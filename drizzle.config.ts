import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --name <spoken_name>` writes the next migration; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './leasing-api/db/schema/index.ts',
  out: './leasing-api/db/migrations',
  migrations: { prefix: 'timestamp' },
})
