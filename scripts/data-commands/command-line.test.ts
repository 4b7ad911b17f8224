import { expect, test } from 'vitest'
import { queryFromOptions } from './command-line.ts'

test('options of the command line become the query of the address', () => {
  const query = queryFromOptions(['provider', 'cap'], 'usage', ['--provider', 'A & B', '--cap=7'])
  expect(query.toString()).toBe('provider=A+%26+B&cap=7')
})

test.each([[['--nothing', 'x']], [['--provider']], [['stray']]])(
  '%j is answered with the usage',
  (args) => {
    expect(() => queryFromOptions(['provider'], 'how to use it', args)).toThrow('how to use it')
  },
)
