import { pino } from 'pino'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { exitWithError } from '#server-kit/user-error.mjs'
import { readConfig } from './config.ts'
import { startLake } from './server.ts'

try {
  const config = readConfig()
  const log = pino({ name: 'content-lake', level: config.logLevel })
  const starting = startLake(config, log)
  stopOnSignal(async () => (await starting).close())
  const { port, lake } = await starting
  log.info({ port, lastTransaction: lake.store.lastTransactionId }, 'ready')
} catch (error) {
  exitWithError(error, (err) =>
    pino({ name: 'content-lake' }).fatal({ err }, 'the content lake could not start'),
  )
}
