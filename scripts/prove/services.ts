// `npm run prove:services`: every external service in every failure, at its real time limits: what a
// visitor waited, and what was stored.
import { pino } from 'pino'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { seed } from '#leasing-api/catalogue/seed.ts'
import { smtpEmail } from '#leasing-api/adapters/smtp-email.ts'
import { timeLimitsMs, visitorMostMs } from '#leasing-api/adapters/time-limits.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { apiOver } from '#leasing-api/test/environments/api-over.ts'
import { smallWorld, testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { adaptersAt, attempts } from '#leasing-api/test/services/adapters-at.ts'
import { documentedServices } from '#leasing-api/test/services/documented-services.ts'
import {
  outcomes,
  switchedAdapters,
  walkServices,
} from '#leasing-api/test/services/failing-walk.ts'
import { serviceFailures, failingServer } from '#leasing-api/test/services/failing-server.ts'
import { failingMailServer, mailFailures } from '#leasing-api/test/services/smtp-servers.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const problems: string[] = []
const expect = (isTrue: boolean, problem: string) => {
  if (!isTrue) problems.push(problem)
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now()
  const value = await work()
  return { value, ms: performance.now() - started }
}

const failing = await failingServer()
const working = await documentedServices()
const places = [
  { place: 'at work', url: working.url, expected: outcomes.working },
  ...serviceFailures.map((failure) => ({
    place: failure,
    url: failing.urlOf(failure),
    expected: outcomes.failing,
  })),
]

/** Visitors over the whole API, each with all services in the same state. */
async function visitorLines(): Promise<string[][]> {
  const database = await openDatabase({ databaseUrl: null, folder: null })
  await seed(database, { today: testDay, now: testInstant, world: smallWorld() })
  const { adapters, lead } = switchedAdapters(adaptersAt(working.url))
  const api = await apiOver(database, adapters)
  await walkServices(api) // The first of all is about starting.
  const lines: string[][] = []
  for (const { place, url, expected } of places) {
    lead(adaptersAt(url))
    const { steps } = await walkServices(api)
    for (const { step, waitedMs, status, outcome } of steps) {
      expect(
        status === 200 && waitedMs < visitorMostMs,
        `${step}, ${place}: ${status}, ${waitedMs}`,
      )
      expect(outcome === expected[step as keyof typeof expected], `${step}, ${place}: ${outcome}`)
    }
    lines.push([place, ...steps.flatMap(({ waitedMs, outcome }) => [seconds(waitedMs), outcome])])
    api.wait(3 * 60 * 60_000)
  }
  await api.close()
  return lines
}

/** Each adapter by itself. */
async function adapterLines(): Promise<string[][]> {
  return Promise.all(
    places.map(async ({ place, url }) => {
      const cells = await Promise.all(
        attempts.map(async ({ name, limit, run }) => {
          const { value, ms } = await timed<unknown>(() => run(adaptersAt(url)))
          expect(ms < timeLimitsMs[limit] + 500, `${name}, ${place}: ${ms} ms`)
          const word = typeof value === 'string' ? value : value === false ? 'not sent' : ''
          return [seconds(ms), word].filter(Boolean).join(' ')
        }),
      )
      return [place, ...cells]
    }),
  )
}

async function mailLines(): Promise<string[][]> {
  return Promise.all(
    mailFailures.map(async (failure) => {
      const { port, close } = await failingMailServer(failure)
      const server = {
        host: '127.0.0.1',
        port,
        user: null,
        password: null,
        tls: 'required' as const,
      }
      const send = smtpEmail(
        { ...server, from: 'hello@larkway.example' },
        { logger: pino({ level: 'silent' }) },
      )
      const email = { messageId: '<1@larkway.example>', to: 'ada@example.com', subject: 'Hello' }
      const { value, ms } = await timed(() => send({ ...email, text: 'Hello', html: '<p>Hello' }))
      expect(value === 'later' && ms < 10_000, `e-mail, ${failure}: ${value}, ${ms} ms`)
      await close()
      return [failure, seconds(ms), value]
    }),
  )
}

console.log(machineLine())
console.log('\nWhat a visitor waited, in seconds, and what stands of it, with every service so:')
const steps = ['enquiry', 'valuation', 'newsletter', 'conversion']
console.log(tableOf(['services', ...steps.flatMap((step) => [step, ''])], await visitorLines()))
console.log('\nEach service by itself, in seconds:')
console.log(tableOf(['service', ...attempts.map(({ name }) => name)], await adapterLines()))
console.log('\nA mail server, in the background:')
console.log(tableOf(['mail server', 'seconds', 'e-mail'], await mailLines()))
await Promise.all([failing.close(), working.close()])
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
