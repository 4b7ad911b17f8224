import type { Logger } from 'pino'
import { recordWith } from './telemetry.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'

export type RunningTelemetry = {
  /** Sends what is left, for a second at most, and stops recording. */
  close: () => Promise<void>
}

/**
 * Switches traces and metrics on before a program does anything else. The libraries are loaded here and
 * only where there is somewhere to send to: without it the program does not have them in memory.
 * Rule C-190.
 * @param program as it names itself in its log
 */
export async function startTelemetry(
  program: string,
  settings: TelemetrySettings | null,
  log: Logger,
): Promise<RunningTelemetry> {
  if (settings === null) return { close: async () => {} }
  const { openTelemetry } = await import('./open-telemetry.ts')
  const { recorder, close } = openTelemetry(program, settings, log)
  recordWith(recorder)
  log.info({ endpoint: new URL(settings.endpoint).origin }, 'traces and metrics are sent')
  return {
    async close() {
      recordWith(null)
      await close()
    },
  }
}
