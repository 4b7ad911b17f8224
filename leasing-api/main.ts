import { pino } from 'pino'
import { readConfig } from './config.ts'
import { startLeasingApi } from './start-leasing-api.ts'

/** Errors whose message is the whole story and says what to do. */
const plainErrors = new Set([
  'ConfigError',
  'ListenError',
  'SecretsFileError',
  'OperatorTokenError',
  'DatabaseInUseError',
  'MigrationError',
  'DatabaseUnreachableError',
])

const stopping = new AbortController()

try {
  const config = readConfig()
  const logger = pino({ name: 'leasing-api', level: config.logLevel })
  const starting = startLeasingApi(config, logger, stopping.signal)

  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // Whatever does not end by itself ends here, inside the five seconds we promise.
    setTimeout(() => process.exit(0), 4500).unref()
    void starting.then((running) => running.close()).finally(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
} catch (error) {
  // Stopped while it was starting: nothing went wrong.
  if (stopping.signal.aborted) process.exit(0)
  if (error instanceof Error && plainErrors.has(error.name))
    process.stderr.write(`${error.message}\n`)
  else pino({ name: 'leasing-api' }).fatal({ err: error }, 'The leasing API could not start.')
  process.exit(1)
}
