import { Script } from 'node:vm'

const script = new Script('globalThis.larkwayRun()')
const shared = globalThis as typeof globalThis & { larkwayRun?: () => unknown }

/** Thrown when the time limit is exceeded. */
export class OutOfTimeError extends Error {
  override name = 'OutOfTimeError'
}

/**
 * Runs a function and ends it when its time is up, be it in a loop that never looks at a clock, in
 * the parser or in a regular expression: `vm` can do that to everything it calls.
 * @throws OutOfTimeError, and whatever the function throws
 */
export function withinTime<T>(timeMs: number, run: () => T): T {
  shared.larkwayRun = run
  try {
    return script.runInThisContext({ timeout: timeMs }) as T
  } catch (error) {
    const isOver = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isOver ? new OutOfTimeError() : error
  } finally {
    delete shared.larkwayRun
  }
}
