import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { Failure } from './failure.ts'

/** Less than a page waits for us: its visitor is to hear from the site, and soon. Rules D-108, G-05. */
const patienceMs = 1800
const lookEveryMs = 100

/**
 * The answer of a read, or 503 once the database has finished no query at all for a while: what waits for
 * it then would wait for ever. One that is busy and finishes others is waited for. Rule D-108.
 */
export async function unlessSilent<Answer>(
  { silentForMs }: Pick<Database, 'silentForMs'>,
  answer: Promise<Answer>,
): Promise<Answer | Failure> {
  if (!silentForMs) return answer
  const done = new AbortController()
  const silence = async () => {
    while (silentForMs() < patienceMs) {
      await wait(lookEveryMs, null, { signal: done.signal, ref: false })
    }
    return new Failure(503, 'errors.overload', {}, { headers: { 'retry-after': '2' } })
  }
  try {
    return await Promise.race([answer, silence()])
  } finally {
    done.abort()
  }
}
