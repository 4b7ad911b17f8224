import { messageText } from '#core/messages/message-text.ts'
import { checkForm } from '#core/validation/check-form.ts'
import { contactSchema } from '#core/validation/forms/contact-form.ts'
import { registrationSchema } from '#core/validation/forms/new-password-forms.ts'
import { oneTimeCode } from '#core/validation/one-time-code.ts'
import { restrictedInput } from '#core/validation/restricted-input.ts'
import { after, before, date, dayOfMonth } from '#core/validation/rules/dates.ts'
import {
  cost,
  integer,
  maxValue,
  miles,
  minValue,
  nip,
  number,
  percent,
} from '#core/validation/rules/numbers.ts'
import { email } from '#core/validation/rules/email.ts'
import { capIdRule, slugOrId } from '#core/validation/rules/identifiers.ts'
import { maxLength, minLength } from '#core/validation/rules/lengths.ts'
import { notCommon, password, sameAs } from '#core/validation/rules/passwords.ts'
import { oneOf } from '#core/validation/rules/one-of.ts'
import { phoneNumber } from '#core/validation/rules/phone.ts'
import { postcode } from '#core/validation/rules/postcode.ts'
import { registrationMark } from '#core/validation/rules/registration-mark.ts'
import { required, requiredIf, requiredUnless } from '#core/validation/rules/presence.ts'
import { sixDigits } from '#core/validation/rules/six-digits.ts'
import { url } from '#core/validation/rules/url.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { machineLine, measure } from '../measure.ts'
import { tableOf } from '../print-table.ts'

/**
 * The time of every validator on texts that keep its pattern hoping to the last character, at four
 * lengths. Rule V-40 says that it grows with the length at most; rule V-01 that nothing above
 * 10,000 characters is read by what a form feeds, so its last two columns should be next to nothing.
 *
 *     node bench/core/validators.bench.ts
 */
const lengths = [1_000, 10_000, 100_000, 1_000_000] as const

/** [name, validator, what is repeated before a character that lets it down] */
const validators: [string, (text: string) => unknown, string][] = [
  ['required', required, ' '],
  ['requiredIf', requiredIf(() => true), ' '],
  ['requiredUnless', requiredUnless(() => false), ' '],
  ['url, host', (text) => url(`https://${text.slice(8)}`), 'a.'],
  ['url, path', (text) => url(`https://a.uk/${text.slice(13)}`), 'a'],
  ['number', number, '1'],
  ['integer', integer, '1'],
  ['percent', percent, '1'],
  ['password', password, 'a'],
  ['notCommon', notCommon, 'a1!'],
  ['minValue', minValue(1), '1'],
  ['maxValue', maxValue(1), '1'],
  ['minLength', minLength(2), 'a'],
  ['maxLength', maxLength(100_000_000), 'a'],
  ['cost', cost, '1'],
  ['date', date, '1-'],
  ['after', after({ day: '2026-01-01' }), '1-'],
  ['before', before({ day: '2026-01-01' }), '1-'],
  ['dayOfMonth', dayOfMonth({ monthField: 'month' }), '1'],
  ['nip', nip, '1'],
  ['email, local part', email, 'a'],
  ['email, domain', (text) => email(`a@${text.slice(2)}`), 'a.'],
  ['phoneNumber', phoneNumber, '1 '],
  ['postcode', postcode, 'a1'],
  ['oneOf', oneOf(['suv', 'van']), 'a'],
  ['sameAs', (text) => sameAs('other')(text, { fields: { other: `${text}!` } }), 'a'],
  ['sixDigits', sixDigits, '1 '],
  ['miles', miles, '1,111'],
  ['registrationMark', registrationMark, 'a1 '],
  ['capIdRule', capIdRule, '1'],
  ['slugOrId', slugOrId, 'a-'],
  ['ukPhone', ukPhone, '07 '],
  ['oneTimeCode', oneTimeCode, '1 '],
  ['restrictedInput', (text) => restrictedInput('', text, /^\d*$/), '1'],
  ['contact form', (text) => checkForm(contactSchema, { name: text, body: text }), 'a '],
  ['registration form', (text) => checkForm(registrationSchema, { password: text }), 'aA1!'],
  ['messageText', messageText, 'a.'],
  ['fieldErrors', (text) => fieldErrors({ name: text }, ['name']), 'a.'],
]

/** So many calls a measurement that a single one is no lost between two ticks of the clock. */
const callsAt = (length: number) => Math.max(1, Math.round(200_000 / length))

const textOf = (pump: string, length: number) =>
  `${pump.repeat(Math.ceil(length / pump.length)).slice(0, length - 1)}\u00e9`

const rows = validators.map(([name, validate, pump]) => {
  const cases = Object.fromEntries(
    lengths.map((length) => {
      const text = textOf(pump, length)
      const calls = callsAt(length)
      const run = () => {
        for (let call = 0; call < calls; call++) validate(text)
      }
      return [length, run]
    }),
  )
  const timings = measure(cases, { rounds: 15, warmup: 5 })
  // Below a tenth of a microsecond the loop and the clock are all there is to see.
  const micros = lengths.map((length) =>
    Math.max(0.1, (timings[length]!.medianMs * 1000) / callsAt(length)),
  )
  const growth = Math.max(...micros.slice(1).map((time, at) => time / micros[at]!))
  return { name, micros, growth }
})

console.log(`Microseconds a call, median; 0.1 stands for less as well. ${machineLine()}\n`)
console.log(
  tableOf(
    [
      'validator',
      ...lengths.map((length) => length.toLocaleString('en-GB')),
      'worst growth for 10 times the length',
    ],
    rows.map(({ name, micros, growth }) => [
      name,
      ...micros.map((time) => time.toFixed(1)),
      `${growth.toFixed(1)}×`,
    ]),
  ),
)
// Ten is linear. A machine that is busy elsewhere and its caches add to it; a square would be 100.
const tooSteep = rows.filter(({ growth }) => growth > 30)
for (const { name } of tooSteep) console.log(`${name} grows faster than its input.`)
if (tooSteep.length > 0) process.exitCode = 1
