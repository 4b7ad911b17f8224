import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { withRequestId } from './request-id.ts'

function logInTest(isReadable: boolean) {
  const lines: string[] = []
  const logger = createLogger({
    name: 'program',
    level: 'info',
    isReadable,
    destination: { write: (line: string) => void lines.push(line) },
  })
  return { logger, lines }
}

test('C-146 C-147 an event is one line of JSON with its time, level and request', () => {
  const { logger, lines } = logInTest(false)
  withRequestId('kZ3v0bWn7x2QfLr9', () => logger.warn({ status: 503 }, 'Nothing answers.'))
  logger.info('ready')
  logger.debug('not written')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      name: 'program',
      requestId: 'kZ3v0bWn7x2QfLr9',
      status: 503,
      msg: 'Nothing answers.',
    }),
    expect.not.objectContaining({ requestId: expect.anything() }),
  ])
})

test('C-147 neither words nor errors hold what looks like somebody’s', () => {
  const { logger, lines } = logInTest(false)
  logger.error({ err: new Error('no mail to ada@example.com') }, 'Call 07700 900123 back')
  expect(lines.join()).not.toMatch(/ada@|900123/)
  expect(lines.join()).toContain('no mail to [removed]')
})

test('C-147 in development lines are for people', () => {
  const { logger, lines } = logInTest(true)
  logger.info({ status: 200, ms: 3.2 }, 'answered')
  logger.error({ err: new Error('broken') }, 'A request failed.')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} program answered status=200 ms=3\.2\n$/)
  expect(lines[1]).toMatch(/program ERROR A request failed\.\nError: broken\n +at /)
})
