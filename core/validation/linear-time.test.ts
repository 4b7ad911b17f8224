import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messageText } from '../messages/message-text.ts'
import { checkForm } from './check-form.ts'
import {
  decimalOf,
  milesOf,
  cost,
  integer,
  maxValue,
  miles,
  nip,
  number,
  percent,
} from './rules/numbers.ts'
import { carChangeSchema } from './forms/calculator-forms.ts'
import { contactSchema } from './forms/contact-form.ts'
import { registrationSchema } from './forms/new-password-forms.ts'
import { oneTimeCode } from './one-time-code.ts'
import { compactPhone } from './phone/phone-service.ts'
import { after, date, dayOfMonth } from './rules/dates.ts'
import { email } from './rules/email.ts'
import { capIdRule, slugOrId } from './rules/identifiers.ts'
import { notCommon, password } from './rules/passwords.ts'
import { phoneNumber } from './rules/phone.ts'
import { postcode } from './rules/postcode.ts'
import { registrationMark } from './rules/registration-mark.ts'
import { required } from './rules/presence.ts'
import { sixDigits } from './rules/six-digits.ts'
import { url } from './rules/url.ts'
import { ukPhone } from './phone/uk-phone.ts'

/**
 * Counts what a backtracking engine does with a pattern, instead of timing it: every comparison of
 * a character is a step. Knows as much of the pattern language as our patterns use and throws on
 * the rest.
 */
type Node = (at: number, next: (at: number) => boolean) => boolean

class TooManySteps extends Error {}

function stepsOf(pattern: RegExp, text: string, most: number): number {
  let steps = 0
  const spend = () => {
    if (++steps > most) throw new TooManySteps(`${pattern} took more than ${most} steps`)
  }
  const { source } = pattern
  let place = 0

  const alternatives = (): Node => {
    const branches = [sequence()]
    while (source[place] === '|') {
      place += 1
      branches.push(sequence())
    }
    return (at, next) => branches.some((branch) => branch(at, next))
  }
  const sequence = (): Node => {
    const parts: Node[] = []
    while (place < source.length && !'|)'.includes(source[place]!)) parts.push(quantified())
    return (at, next) => {
      const from = (index: number, place2: number): boolean =>
        index === parts.length
          ? next(place2)
          : parts[index]!(place2, (then) => from(index + 1, then))
      return from(0, at)
    }
  }
  const quantified = (): Node => {
    const one = atom()
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(place))
    if (!quantifier) return one
    place += quantifier[0].length
    const [sign, low, comma, high] = quantifier
    const least = sign === '+' ? 1 : Number(low ?? 0)
    const upper = high ? Number(high) : comma === '' ? Number(low) : Infinity
    const most2 = sign === '?' ? 1 : upper
    const more = (count: number, at: number, next: (at: number) => boolean): boolean =>
      (count < most2 && one(at, (then) => then > at && more(count + 1, then, next))) ||
      (count >= least && next(at))
    return (at, next) => more(0, at, next)
  }
  const atom = (): Node => {
    if (source.startsWith('(', place)) {
      place += source.startsWith('(?:', place) ? 3 : 1
      const inner = alternatives()
      place += 1
      return inner
    }
    const token = /^(?:\[(?:\\.|[^\]\\])*\]|\\.|[^[\\(){}*+?|])/.exec(source.slice(place))?.[0]
    if (token === undefined) throw new Error(`${source} at ${place} is more than is known here`)
    place += token.length
    if (token === '^') return (at, next) => at === 0 && next(at)
    if (token === '$') return (at, next) => at === text.length && next(at)
    const single = new RegExp(`^${token}$`, pattern.flags.replace('g', ''))
    return (at, next) => {
      spend()
      return at < text.length && testOf(single, text[at]!) && next(at + 1)
    }
  }
  const whole = alternatives()
  const isAnchored = source.startsWith('^')
  for (let start = 0; start <= (isAnchored ? 0 : text.length); start++) {
    if (whole(start, () => true)) break
  }
  return steps
}

const plainExec = RegExp.prototype.exec
const testOf = (pattern: RegExp, text: string) => plainExec.call(pattern, text) !== null

/** Every pattern that is matched while something runs, with what it is matched against. */
function patternsOf(run: () => void): [RegExp, string][] {
  const matched = new Map<string, [RegExp, string]>()
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    matched.set(`${this} ${text}`, [this, text])
    return plainExec.call(this, text)
  })
  run()
  vi.restoreAllMocks()
  return [...matched.values()]
}

afterEach(() => vi.restoreAllMocks())

const validators: [string, (text: string) => unknown][] = Object.entries({
  after: (text) => after({ day: '2026-01-01' })(text),
  capIdRule,
  compactPhone,
  cost,
  date,
  dayOfMonth: dayOfMonth({ monthField: 'month' }),
  decimalOf,
  email,
  integer,
  maxValue: maxValue(3),
  messageText,
  miles,
  milesOf,
  nip,
  notCommon,
  number,
  oneTimeCode,
  password,
  percent,
  phoneNumber,
  postcode,
  registrationMark,
  required,
  sixDigits,
  slugOrId,
  url,
  contact: (text) => checkForm(contactSchema, { name: text, email: text, phone: text, body: text }),
  registration: (text) => checkForm(registrationSchema, { email: text, password: text }),
  carChange: (text) => checkForm(carChangeSchema, { reg: text, startDate: text, term: text }),
})

/** Text that keeps a pattern hoping: something repeated, with an end that lets it down. */
const alphabet = [...'aA1.-@,+ !$/:#_(é', 'a.', 'a-', '1,111', '.1', 'a@a.', 'https://']
const hopeful = fc
  .tuple(
    fc.constantFrom('', '1', 'a', 'a@', 'a@a.', 'https://', 'https://a.', '+', '2026-01-'),
    fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '!', '@', ' ', '.', '\n', 'é'),
  )
  .map(([start, pump, end]) => start + pump.join('').repeat(400).slice(0, 400) + end)

/** Not fed by forms, and linear whatever the length. */
const openEnded = new Set(['compactPhone', 'decimalOf', 'messageText', 'milesOf'])

const stepsPerCharacter = 40

const lengthOf = (text: string) => text.length + 10

describe('V-40', () => {
  test.each([
    ['nested repeats', /^(a+)+$/, 'a'],
    ['neighbours that can share', /^\d*\.?\d+$/, '1'],
    ['alternatives that overlap', /^(?:a|aa)+$/, 'a'],
  ])('the count notices %s', (_, pattern, pump) => {
    const text = `${pump.repeat(400)}!`
    expect(() => stepsOf(pattern, text, stepsPerCharacter * lengthOf(text))).toThrow(TooManySteps)
  })

  test.each([
    [/^a{2,3}b?(?:c|d)$/, 'aaad', 6],
    [/^[^@]+@$/, 'ab@', 4],
    [/x/, 'aax', 3],
  ])('the count of %s on %s is %i', (pattern, text, steps) => {
    expect(stepsOf(pattern, text, 100)).toBe(steps)
  })

  test('the patterns that run are seen', () => {
    const seen = patternsOf(() => email('ada@example.com'))
    expect(seen.map(([, text]) => text)).toEqual(['ada@example.com'])
  })

  test.each(validators)('%s looks at each character a bounded number of times', (_, validate) => {
    fc.assert(
      fc.property(hopeful, (text) => {
        for (const [pattern, matched] of patternsOf(() => validate(text))) {
          stepsOf(pattern, matched, stepsPerCharacter * lengthOf(matched))
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each(
    [...validators, ['ukPhone', ukPhone] as const].filter(([name]) => !openEnded.has(name)),
  )('V-01 %s matches nothing against more than 10,000 characters', (_, validate) => {
    const matched = patternsOf(() => validate('1'.repeat(10_001)))
    expect(matched.filter(([, text]) => text.length > 10_000)).toEqual([])
  })
})
