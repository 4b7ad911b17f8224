import { createLogger } from '#server-kit/logger.ts'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { startTelemetry } from '#server-kit/telemetry/start-telemetry.ts'
import { exitWithError } from '#server-kit/user-error.mjs'
import { readConfig } from './config.ts'
import { startLeasingApi } from './start-leasing-api.ts'

const name = 'leasing-api'
const stopping = new AbortController()

try {
  const config = readConfig()
  const { logLevel: level, isDevelopment: isReadable } = config
  const logger = createLogger({ name, level, isReadable })
  const telemetry = await startTelemetry(name, config.telemetry, logger)
  const starting = startLeasingApi(config, logger, stopping.signal)
  stopOnSignal(async () => {
    stopping.abort()
    await (await starting).close()
    await telemetry.close()
  })
  await starting
} catch (error) {
  // Stopped while it was starting: nothing went wrong.
  if (stopping.signal.aborted) process.exit(0)
  exitWithError(error, (err) =>
    createLogger({ name, level: 'info', isReadable: false }).fatal(
      { err },
      'The leasing API could not start.',
    ),
  )
}
