import { createLogger } from '#server-kit/logger.ts'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { startTelemetry } from '#server-kit/telemetry/start-telemetry.ts'
import { exitWithError } from '#server-kit/user-error.mjs'
import { readConfig } from './config.ts'
import { startLake } from './server.ts'

const name = 'content-lake'

try {
  const config = readConfig()
  const { logLevel: level, isDevelopment: isReadable } = config
  const log = createLogger({ name, level, isReadable })
  const telemetry = await startTelemetry(name, config.telemetry, log)
  const starting = startLake(config, log)
  stopOnSignal(async () => {
    await (await starting).close()
    await telemetry.close()
  })
  const { port, lake } = await starting
  log.info({ port, lastTransaction: lake.store.lastTransactionId }, 'ready')
} catch (error) {
  exitWithError(error, (err) =>
    createLogger({ name, level: 'info', isReadable: false }).fatal(
      { err },
      'the content lake could not start',
    ),
  )
}
