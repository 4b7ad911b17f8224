import { pino } from 'pino'
import { readConfig } from './config.ts'
import { startLake } from './server.ts'

try {
  const config = readConfig()
  const log = pino({ name: 'content-lake', level: config.logLevel })
  const running = await startLake(config, log)
  log.info({ port: running.port, lastTransaction: running.lake.store.lastTransactionId }, 'ready')
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void running.close().then(() => process.exit(0))
    // A connection that will not end does not keep us.
    setTimeout(() => process.exit(0), 4000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  const isOurs = error instanceof Error && /(Taken|InUse|Database|Config)Error$/.test(error.name)
  if (isOurs) process.stderr.write(`${error.message}\n`)
  else pino({ name: 'content-lake' }).fatal({ err: error }, 'the content lake could not start')
  process.exit(1)
}
