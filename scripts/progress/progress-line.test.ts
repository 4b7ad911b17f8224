import { expect, test } from 'vitest'
import { createProgressLine } from './progress-line.ts'

function recorder(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, columns: 80, write: (text: string) => written.push(text) }
}

const reading = (done: number) =>
  ({ label: 'Reading book.csv', done, total: 200, unit: 'bytes' }) as const

test('a terminal shows one line that is redrawn', () => {
  const output = recorder(true)
  const line = createProgressLine(output)
  line.show(reading(50))
  line.show(reading(100))
  line.end()
  expect(output.written[0]).toContain('██████░░░░░░░░░░░░░░░░░░  25%  Reading book.csv')
  expect(output.written[1]).toContain('\r\u001B[2K████████████░░░░░░░░░░░░  50%')
  expect(output.written.at(-1)).toBe('\n')
})

test('a log gets a line for each step and now and then between', () => {
  const output = recorder(false)
  let time = 0
  const line = createProgressLine(output, () => time)
  line.show(reading(50))
  line.show(reading(60))
  time = 3000
  line.show(reading(100))
  line.show({ label: 'Storing prices', done: 0, total: null, unit: 'cars' })
  line.end()
  expect(output.written).toEqual([
    'Reading book.csv,  25%\n',
    'Reading book.csv,  50%\n',
    'Storing prices\n',
  ])
})
