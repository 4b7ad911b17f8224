import { expect, test } from 'vitest'
import type { ClockHours } from '#core/organisation/provider-hours.ts'
import { messages } from '#site/messages/en.ts'
import { openingWords } from './opening-words.ts'

const { hours: texts } = messages.deal
const week: ClockHours[] = [
  ...Array<ClockHours>(5).fill({ from: '09:00', to: '17:30' }),
  null,
  null,
]

test.each([
  ['2026-11-25T10:00Z', ''],
  ['2026-11-25T07:00Z', `Closed now, opens today at 9:00. ${texts.leave}`],
  ['2026-11-25T18:00Z', `Closed now, opens tomorrow at 9:00. ${texts.leave}`],
])('L-63 what is said of a provider at %s', (instant, words) => {
  expect(openingWords(week, Date.parse(instant), texts)).toBe(words)
})

test('L-63 a day further on is named', () => {
  const said = openingWords(week, Date.parse('2026-11-28T10:00Z'), texts)
  expect(said).toContain(texts.days[1])
  expect(said).toMatch(/^Closed now, opens .* at 9:00\. /)
})
