import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adaptersAt, attempts } from '#leasing-api/test/services/adapters-at.ts'
import { documentedServices } from '#leasing-api/test/services/documented-services.ts'
import {
  serviceFailures,
  type FailingServer,
  failingServer,
} from '#leasing-api/test/services/failing-server.ts'
import { leadWebhooks } from './lead-webhook.ts'
import { timeLimitsMs, visitorMostMs } from './time-limits.ts'

let failing: FailingServer
let working: Awaited<ReturnType<typeof documentedServices>>
beforeAll(async () => {
  failing = await failingServer(20)
  working = await documentedServices()
})
afterAll(async () => {
  await failing.close()
  await working.close()
})

test('C-100 an enquiry waits for a phone and a text, a valuation for its partner, within three seconds', () => {
  const { phoneValidation, textMessages, valuation } = timeLimitsMs
  expect(phoneValidation + textMessages).toBeLessThan(visitorMostMs)
  expect(valuation).toBeLessThan(visitorMostMs)
})

describe.each(attempts)('$name', ({ run, works, fails }) => {
  test('works with a service that does what its documentation says', async () => {
    await expect(run(adaptersAt(working.url, { timeoutMs: 30_000 }))).resolves.toEqual(works)
  })

  // With the short limit nothing may wait for a service that never ends.
  test.each(serviceFailures)('C-100 C-101 C-102 fails when the service %s', async (failure) => {
    const adapters = adaptersAt(failing.urlOf(failure), { timeoutMs: 150 })
    await expect(run(adapters)).resolves.toEqual(fails)
  })
})

/** What answers a webhook is a provider's own: any 2xx takes the lead, whatever its body says. */
const taking = new Set(['answers HTML', 'cuts its JSON', 'answers of something else'])

test.each(serviceFailures)(
  'C-100 C-101 C-102 a lead whose provider’s webhook %s',
  async (failure) => {
    const logger = pino({ level: 'silent' })
    const isTaken = taking.has(failure)
    const patienceMs = isTaken ? 30_000 : 150
    const send = leadWebhooks('a secret of this test', () => new Date(0), logger, patienceMs)
    const lead = {
      id: '1',
      url: `${failing.urlOf(failure)}/leads`,
      provider: 'drivestone',
      body: {},
    }
    await expect(send(lead)).resolves.toBe(isTaken ? 'taken' : 'later')
  },
)
