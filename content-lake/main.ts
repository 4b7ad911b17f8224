import { createLogger } from '#server-kit/logger.ts'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { exitWithError } from '#server-kit/user-error.mjs'
import { readConfig } from './config.ts'
import { startLake } from './server.ts'

const name = 'content-lake'

try {
  const config = readConfig()
  const { logLevel: level, isDevelopment: isReadable } = config
  const log = createLogger({ name, level, isReadable })
  const starting = startLake(config, log)
  stopOnSignal(async () => (await starting).close())
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
