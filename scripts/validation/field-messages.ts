import { type ObjectSchema, ValidationError } from 'yup'

/** What one field of a form says, by the key of the message, and what else tells its rules apart. */
export type FieldMessages = {
  field: string
  keys: readonly string[]
  /** Required in some states of the form and free in others. */
  isSometimesRequired: boolean
  /** Takes 1,234 for a thousand and more. */
  isMiles: boolean
}

const long = (length: number) => 'a'.repeat(length)

/** Values that between them fail every rule there is. */
const samples = [
  '',
  'a',
  'A1',
  'ada@example.com',
  'ada@',
  '07700 900123',
  '07700 900',
  '0',
  '5',
  '7,5',
  '1,234',
  '9999999',
  '5.5',
  '-1',
  '1.234',
  '999999999999',
  '2026-02-30',
  '1900-01-01',
  '2999-01-01',
  '31',
  'SW1A 1AA',
  'nowhere',
  '123456',
  'Password1!',
  'password',
  'Dragon1!',
  'https://example.com',
  long(41),
  long(101),
  long(129),
  long(256),
  long(2001),
  `${'0'.repeat(21)}`,
]

/** States of other fields that rules look at. */
const states: readonly Record<string, string>[] = [
  {},
  { step: '1', financeProduct: '' },
  { step: '2', financeProduct: 'none' },
  { step: '2', financeProduct: 'pcp', regDate: '2020-01-01' },
  { callTime: 'AM' },
  { callTime: 'other' },
  { type: 'car' },
  { type: 'budget' },
  { password: 'Password2!' },
]

const isBritish = (text: string) => (text.startsWith('07700 900123') ? '+447700900123' : null)

/** The messages of each field of a form, found by filling it in wrongly in every way we know. */
export function fieldMessages(schema: ObjectSchema<object>): FieldMessages[] {
  return Object.keys(schema.fields).map((field) => {
    const keyOf = (value: string, state: Record<string, string>) =>
      messageOf(schema, field, { ...state, [field]: value })
    const found = states.flatMap((state) => samples.map((value) => keyOf(value, state)))
    const empty = states.filter((state) => !(field in state)).map((state) => keyOf('', state))
    const keys = new Set(found.filter((key) => key !== null))
    return {
      field,
      keys: [...keys].toSorted(),
      isSometimesRequired: new Set(empty.map((key) => key === null)).size > 1,
      isMiles: keys.has('errors.integer') && keyOf('1,234', {}) === null,
    }
  })
}

function messageOf(
  schema: ObjectSchema<object>,
  field: string,
  values: Record<string, string>,
): string | null {
  try {
    schema.validateSyncAt(field, values, { context: { ukPhone: isBritish } })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}
