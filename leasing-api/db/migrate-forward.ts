import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '#server-kit/user-error.mjs'

const attempts = 5
const pauseMs = 500

/** Where drizzle-kit writes migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the tables up to date. Two programs that start on one empty PostgreSQL may collide; the
 * loser's attempt is undone whole and simply made again.
 * @throws UserError when the last attempt fails too
 */
export async function migrateForward(migrate: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate()
    } catch (error) {
      if (attempt === attempts) {
        throw new UserError(
          `The leasing database could not be brought up to date: ${(error as Error).message}. If an older version of Larkway made it, restore a back-up or start on an empty database.`,
          { cause: error },
        )
      }
      await wait(pauseMs * attempt)
    }
  }
}
