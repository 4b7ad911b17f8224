import type { ObjectSchema } from 'yup'
import { describe, expect, test } from 'vitest'
import { checkForm } from '../check-form.ts'
import { fieldBounds } from '../field-bounds.ts'
import { callTimes } from '#core/contract/http/call-times.ts'
import { carSaleSchema } from './car-sale-form.ts'
import { callBackSchema, type CallBackFields } from './call-back-form.ts'
import {
  carChangeSchema,
  type CarChangeFields,
  electricVersusPetrolSchema,
  type ElectricVersusPetrolFields,
} from './calculator-forms.ts'
import { conciergeSchema, type ConciergeFields } from './concierge-form.ts'
import { contactSchema, type ContactFields } from './contact-form.ts'
import { customerFormSchema, type CustomerFormFields } from './customer-form.ts'
import { dealPreferenceSchema, type DealPreferenceFields } from './deal-preference-form.ts'
import { enquirySchema, type EnquiryFields } from './enquiry-form.ts'
import {
  landingMemberSchema,
  type LandingMemberFields,
  isNewsletterButtonGrey,
  newsletterSchema,
  type NewsletterFields,
  unsubscribeSchema,
  type UnsubscribeFields,
} from './mailing-list-forms.ts'
import {
  loginFailure,
  loginSchema,
  type LoginFields,
  passwordRecoverySchema,
  type PasswordRecoveryFields,
  smsCodeSchema,
  type SmsCodeFields,
} from './sign-in-forms.ts'
import {
  passwordResetSchema,
  type PasswordResetFields,
  registrationSchema,
  type RegistrationFields,
} from './new-password-forms.ts'
import { pcpEnquirySchema, type PcpEnquiryFields } from './pcp-enquiry-form.ts'

type Values = Record<string, string>
type Form = {
  schema: ObjectSchema<object>
  /** The least that passes. */
  least: Values
  /** [field, value, message key or null] beside the least. */
  cases: readonly [string, string, string | null][]
}

const ukPhone = (text: string) => (text.startsWith('07') ? '+44' : null)
const emailOf = (length: number) =>
  `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4).slice(0, length - 64)}.uk`

const name = (field: string): Form['cases'] => [
  [field, '', 'errors.required'],
  [field, ' A ', 'errors.minLength'],
  [field, 'Al', null],
  [field, 'A'.repeat(100), null],
  [field, 'A'.repeat(101), 'errors.maxLength'],
]
const email = (field: string): Form['cases'] => [
  [field, '', 'errors.required'],
  [field, 'ada@', 'errors.email'],
  [field, emailOf(254), null],
  [field, emailOf(255), 'errors.maxLength'],
]
const phone = (field: string): Form['cases'] => [
  [field, 'ring me', 'errors.phone'],
  [field, '0300 123 4567', 'errors.phone'],
  [field, '07700 900 123'.padEnd(20, '0'), null],
  [field, '07700 900 123'.padEnd(21, '0'), 'errors.maxLength'],
]
const neededPhone = (field: string): Form['cases'] => [
  [field, '', 'errors.required'],
  ...phone(field),
]
const message = (field: string): Form['cases'] => [
  [field, 'x'.repeat(2000), null],
  [field, 'x'.repeat(2001), 'errors.maxLength'],
]
const capId = (field: string): Form['cases'] => [
  [field, '12345', null],
  [field, '012', 'errors.badParameter'],
]

const ada = { name: 'Ada', email: 'ada@example.com', phone: '07700 900123' }
const goodPassword = 'Lease#Car48'
const chosen = (password: string) => ({
  password,
  passwordConfirmation: password,
})

const forms: Record<string, Form> = {
  'V-44 newsletter': {
    schema: newsletterSchema,
    least: {
      firstName: 'Ada',
      secondName: 'Lovelace',
      email: 'ada@example.com',
    } satisfies Partial<NewsletterFields>,
    cases: [
      ...['firstName', 'secondName'].flatMap((field): Form['cases'][number][] => [
        [field, '', 'errors.newsletterName'],
        [field, 'A', 'errors.newsletterName'],
        [field, 'Al', null],
        [field, 'A'.repeat(100), null],
        [field, 'A'.repeat(101), 'errors.maxLength'],
        [field, 'A'.repeat(10_001), 'errors.maxLength'],
        [field, ' '.repeat(10_001), 'errors.maxLength'],
      ]),
      ['email', '', 'errors.newsletterEmail'],
      ['email', ' '.repeat(10_001), 'errors.maxLength'],
      ['email', 'ada@', 'errors.newsletterEmail'],
      ['email', emailOf(254), null],
      ['email', emailOf(255), 'errors.maxLength'],
    ],
  },
  'V-46 registration': {
    schema: registrationSchema,
    least: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      ...chosen(goodPassword),
    } satisfies Partial<RegistrationFields>,
    cases: [
      ...name('firstName'),
      ...name('lastName'),
      ...email('email'),
      ['password', '', 'errors.required'],
      ['password', 'lease', 'errors.password'],
      ['password', 'Password1!', 'errors.commonPassword'],
      ['passwordConfirmation', '', 'errors.required'],
      ['passwordConfirmation', 'lease#Car48', 'errors.passwordConfirm'],
    ],
  },
  'V-47 log-in': {
    schema: loginSchema,
    least: { email: 'ada@example.com', password: 'x' } satisfies Partial<LoginFields>,
    cases: [
      ['email', '', 'errors.required'],
      ['email', 'ada@', 'errors.enterEmail'],
      ['email', emailOf(254), null],
      ['email', emailOf(255), 'errors.maxLength'],
      ['password', '', 'errors.required'],
      ['password', 'x'.repeat(128), null],
      ['password', 'x'.repeat(129), 'errors.maxLength'],
    ],
  },
  'V-48 password recovery': {
    schema: passwordRecoverySchema,
    least: { email: 'ada@example.com' } satisfies Partial<PasswordRecoveryFields>,
    cases: email('email'),
  },
  'V-48 password reset': {
    schema: passwordResetSchema,
    least: chosen(goodPassword) satisfies Partial<PasswordResetFields>,
    cases: [
      ['password', '', 'errors.required'],
      ['password', 'lease', 'errors.password'],
      ['password', 'Password1!', 'errors.commonPassword'],
      ['passwordConfirmation', '', 'errors.required'],
      ['passwordConfirmation', ` ${goodPassword}`, 'errors.passwordConfirm'],
    ],
  },
  'V-25 code': {
    schema: smsCodeSchema,
    least: { code: '123 456' } satisfies Partial<SmsCodeFields>,
    cases: [
      ['code', '', 'errors.required'],
      ['code', ' - - ', 'errors.required'],
      ['code', '--', 'errors.required'],
      ['code', '- 1', 'errors.tryAgain'],
      ['code', '12345', 'errors.tryAgain'],
    ],
  },
  'V-49 enquiry': {
    schema: enquirySchema,
    least: ada satisfies Partial<EnquiryFields>,
    cases: [...name('name'), ...email('email'), ...neededPhone('phone')],
  },
  'V-50 PCP enquiry': {
    schema: pcpEnquirySchema,
    least: {
      ...ada,
      pcpOfferId: '7-12345-c36',
      capId: '12345',
    } satisfies Partial<PcpEnquiryFields>,
    cases: [
      ...name('name'),
      ...email('email'),
      ...neededPhone('phone'),
      ['capId', '', 'errors.required'],
      ...capId('capId'),
      ['pcpOfferId', '', 'errors.required'],
      ['pcpOfferId', 'x'.repeat(60), null],
      ['pcpOfferId', 'x'.repeat(61), 'errors.maxLength'],
    ],
  },
  'V-51 call-back': {
    schema: callBackSchema,
    least: ada satisfies Partial<CallBackFields>,
    cases: [
      ...name('name'),
      ...email('email'),
      ...neededPhone('phone'),
      ['postcode', 'SW1A 1AA', null],
      ['postcode', 'SW1A', 'errors.postcode'],
      ['postcode', 'SW1A 1AAA', 'errors.maxLength'],
      ...callTimes
        .filter((time) => time !== 'other')
        .map((time): Form['cases'][number] => ['callTime', time, null]),
      ['callTime', 'asap', 'errors.choice'],
      ['callPriority', 'x'.repeat(50), null],
      ['callPriority', 'x'.repeat(51), 'errors.maxLength'],
      ['otherCallTime', 'after six', 'errors.shouldNotBeFilled'],
    ],
  },
  'V-51 call-back at another time': {
    schema: callBackSchema,
    least: {
      ...ada,
      callTime: 'other',
      otherCallTime: 'after six',
    } satisfies Partial<CallBackFields>,
    cases: [
      ['otherCallTime', '', 'errors.required'],
      ['otherCallTime', 'x'.repeat(100), null],
      ['otherCallTime', 'x'.repeat(101), 'errors.maxLength'],
    ],
  },
  'V-52 concierge': {
    schema: conciergeSchema,
    least: ada satisfies Partial<ConciergeFields>,
    cases: [
      ...name('name'),
      ...email('email'),
      ...neededPhone('phone'),
      ...message('body'),
      ['contact', 'x'.repeat(100), null],
      ['contact', 'x'.repeat(101), 'errors.maxLength'],
    ],
  },
  'V-53 contact': {
    schema: contactSchema,
    least: {
      name: 'Ada',
      email: 'ada@example.com',
      body: 'Hello',
    } satisfies Partial<ContactFields>,
    cases: [
      ...name('name'),
      ...email('email'),
      ['body', '', 'errors.required'],
      ...message('body'),
      ...phone('phone'),
    ],
  },
  'V-81 a car for sale': {
    schema: carSaleSchema,
    least: {
      reg: 'AB23 CDE',
      make: 'Ford',
      model: 'Puma',
      currentMileage: '22,000',
      name: 'Ada',
      email: 'ada@example.com',
    },
    cases: [
      ...name('name'),
      ...email('email'),
      ...message('body'),
      ...phone('phone'),
      ['reg', '', 'errors.required'],
      ['reg', 'no plate', 'errors.registration'],
      ['make', ' ', 'errors.required'],
      ['make', 'x'.repeat(80), null],
      ['make', 'x'.repeat(81), 'errors.maxLength'],
      ['model', '', 'errors.required'],
      ['model', 'x'.repeat(81), 'errors.maxLength'],
      ['currentMileage', '', 'errors.required'],
      ['currentMileage', 'many', 'errors.integer'],
      ['currentMileage', '1,000,000', null],
      ['currentMileage', '1,000,001', 'errors.maxValue'],
    ],
  },
  'V-54 deal preference': {
    schema: dealPreferenceSchema,
    least: { name: 'Ada', email: 'ada@example.com' } satisfies Partial<DealPreferenceFields>,
    cases: [
      ...name('name'),
      ...email('email'),
      ['manufacturerId', 'audi', null],
      ['manufacturerId', 'Audi!', 'errors.badParameter'],
      ['bodyStyle', 'suv', null],
      ['bodyStyle', 'lorry', 'errors.choice'],
      ['monthlyPayment', '250.50', null],
      ['monthlyPayment', 'little', 'errors.cost'],
      ['deliveryTime', '5weeks', null],
      ['deliveryTime', 'soon', 'errors.choice'],
    ],
  },
  'V-55 customer form': {
    schema: customerFormSchema,
    least: {
      type: 'similar',
      financeType: 'personal',
      userName: 'Ada',
      userEmail: 'ada@example.com',
      userPhone: '07700 900123',
    } satisfies Partial<CustomerFormFields>,
    cases: [
      ...name('userName'),
      ...email('userEmail'),
      ...neededPhone('userPhone'),
      ['type', '', 'errors.required'],
      ['type', 'van', 'errors.choice'],
      ['financeType', '', 'errors.required'],
      ['financeType', 'pch', 'errors.choice'],
      ['manufacturerId', 'audi', null],
      ['manufacturerId', 'Audi!', 'errors.badParameter'],
      ['rangeId', 'a4', null],
      ['rangeId', 'A 4', 'errors.badParameter'],
      ['carModelId', '7', null],
      ['carModelId', '/7', 'errors.badParameter'],
      ...capId('capId'),
      ['carModelAggregate', 'x'.repeat(200), null],
      ['carModelAggregate', 'x'.repeat(201), 'errors.maxLength'],
      ['budgetRange', '250to350', null],
      ['budgetRange', '250', 'errors.choice'],
    ],
  },
  'V-55 customer form by car': {
    schema: customerFormSchema,
    least: {
      type: 'car',
      manufacturerId: 'audi',
      financeType: 'pcp',
      userName: 'Ada',
      userEmail: 'ada@example.com',
      userPhone: '07700 900123',
    } satisfies Partial<CustomerFormFields>,
    cases: [
      ['manufacturerId', '', 'errors.required'],
      ['budgetRange', '', null],
    ],
  },
  'V-55 customer form by budget': {
    schema: customerFormSchema,
    least: {
      type: 'budget',
      budgetRange: '600',
      financeType: 'business',
      userName: 'Ada',
      userEmail: 'ada@example.com',
      userPhone: '07700 900123',
    } satisfies Partial<CustomerFormFields>,
    cases: [
      ['budgetRange', '', 'errors.required'],
      ['manufacturerId', '', null],
    ],
  },
  'V-56 landing member': {
    schema: landingMemberSchema,
    least: {
      capId: '12345',
      email: 'ada@example.com',
      name: 'Ada',
    } satisfies Partial<LandingMemberFields>,
    cases: [
      ['capId', '', 'errors.required'],
      ...capId('capId'),
      ...email('email'),
      ...name('name'),
    ],
  },
  'V-57 unsubscribe': {
    schema: unsubscribeSchema,
    least: { email: 'ada@example.com' } satisfies Partial<UnsubscribeFields>,
    cases: email('email'),
  },
  'V-58 electric versus petrol': {
    schema: electricVersusPetrolSchema,
    least: {
      mileage: '10,000',
      petrolPrice: '145.9',
      bodyType: 'suv',
    } satisfies Partial<ElectricVersusPetrolFields>,
    cases: [
      ['mileage', '', 'errors.required'],
      ['mileage', 'many', 'errors.integer'],
      ['mileage', '0', 'errors.minValue'],
      ['mileage', '1', null],
      ['mileage', '200,000', null],
      ['mileage', '200,001', 'errors.maxValue'],
      ['petrolPrice', '', 'errors.required'],
      ['petrolPrice', 'dear', 'errors.cost'],
      ['petrolPrice', '49.99', 'errors.minValue'],
      ['petrolPrice', '50', null],
      ['petrolPrice', '500', null],
      ['petrolPrice', '500,01', 'errors.maxValue'],
      ['bodyType', '', 'errors.required'],
      ['bodyType', 'lorry', 'errors.choice'],
    ],
  },
  'V-60 car change, first step': {
    schema: carChangeSchema,
    least: {
      step: '1',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
    } satisfies Partial<CarChangeFields>,
    cases: [
      ['step', '', 'errors.required'],
      ['step', '3', 'errors.choice'],
      ['reg', '', 'errors.required'],
      ['reg', 'car', 'errors.registration'],
      ...email('email'),
      ...capId('capId'),
      ['make', 'x'.repeat(80), null],
      ['make', 'x'.repeat(81), 'errors.maxLength'],
      ['model', 'x'.repeat(80), null],
      ['model', 'x'.repeat(81), 'errors.maxLength'],
      ['regDate', '2026-02-29', 'errors.date'],
      ['financeProduct', 'pcp', null],
    ],
  },
  'V-59 V-60 car change, finance by PCP': {
    schema: carChangeSchema,
    least: {
      step: '2',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
      regDate: '2024-03-01',
      financeProduct: 'pcp',
      startDate: '2024-03-01',
      term: '36',
      monthlyPayment: '299.50',
      amountBorrowed: '20000',
      balloonPayment: '8000',
      currentMileage: '21,400',
    } satisfies Partial<CarChangeFields>,
    cases: [
      ['step', '1', null],
      ['financeProduct', '', 'errors.required'],
      ['financeProduct', 'cash', 'errors.choice'],
      ['startDate', '', 'errors.required'],
      ['startDate', '1 March 2024', 'errors.date'],
      ['startDate', '2024-02-29', 'documents.datePeriodModal.dateTooEarly'],
      ['startDate', '2024-03-02', null],
      ['regDate', '', null],
      ['term', '', 'errors.required'],
      ['term', 'x', 'errors.integer'],
      ['term', '0', 'errors.minValue'],
      ['term', '1', null],
      ['term', '120', null],
      ['term', '121', 'errors.maxValue'],
      ['monthlyPayment', '', 'errors.required'],
      ['monthlyPayment', 'x', 'errors.cost'],
      ['amountBorrowed', '', 'errors.required'],
      ['amountBorrowed', 'x', 'errors.cost'],
      ['balloonPayment', '', 'errors.required'],
      ['balloonPayment', 'x', 'errors.cost'],
      ['currentMileage', '', 'errors.required'],
      ['currentMileage', 'x', 'errors.integer'],
      ['currentMileage', '1,000,000', null],
      ['currentMileage', '1,000,001', 'errors.maxValue'],
    ],
  },
  'V-60 car change, hire purchase': {
    schema: carChangeSchema,
    least: {
      step: '2',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
      financeProduct: 'hp',
      startDate: '2024-03-01',
      term: '36',
      monthlyPayment: '299.50',
      amountBorrowed: '20000',
      currentMileage: '0',
    } satisfies Partial<CarChangeFields>,
    cases: [['amountBorrowed', '', 'errors.required']],
  },
  'V-60 car change, lease': {
    schema: carChangeSchema,
    least: {
      step: '2',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
      financeProduct: 'lease',
      startDate: '2024-03-01',
      term: '36',
      monthlyPayment: '299.50',
      currentMileage: '0',
    } satisfies Partial<CarChangeFields>,
    cases: [
      ['amountBorrowed', '', null],
      ['balloonPayment', '', null],
      ['startDate', '', 'errors.required'],
      ['term', '', 'errors.required'],
      ['monthlyPayment', '', 'errors.required'],
      ['currentMileage', '', 'errors.required'],
    ],
  },
  'V-60 car change, paid for': {
    schema: carChangeSchema,
    least: {
      step: '2',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
      financeProduct: 'none',
      currentMileage: '21,400',
    } satisfies Partial<CarChangeFields>,
    cases: [
      ['startDate', '2024-03-01', null],
      ['term', '0', 'errors.minValue'],
      ['currentMileage', '', 'errors.required'],
      ['financeProduct', '', 'errors.required'],
      ['financeProduct', 'lease', null],
    ],
  },
}

const verdictOf = (schema: Form['schema'], values: Values) => checkForm(schema, values, { ukPhone })

describe.each(Object.entries(forms))('%s', (_, { schema, least, cases }) => {
  test('the least that passes', () => {
    const verdict = verdictOf(schema, least)
    expect(verdict).toMatchObject({ ok: true, value: least })
    if (verdict.ok) expect(Object.keys(verdict.value)).toEqual(expectedFields(schema))
  })

  test.each(cases)('%s %j: %s', (field, value, messageKey) => {
    const verdict = verdictOf(schema, { ...least, [field]: value })
    const errors: Partial<Values> = verdict.ok ? {} : verdict.errors
    expect(errors[field] ?? null).toBe(messageKey)
  })
})

const expectedFields = (schema: Form['schema']) =>
  expect.arrayContaining(Object.keys(schema.fields)) as unknown

test('V-42 the bounds', () => {
  expect(fieldBounds).toEqual({
    name: { least: 2, most: 100 },
    email: { most: 254 },
    message: { most: 2000 },
    postcode: { most: 8 },
    phone: { most: 20 },
    password: { least: 8, most: 128 },
  })
})

describe('V-42 a password that is chosen', () => {
  const long = (length: number) => chosen(goodPassword.padEnd(length, 'x'))
  test.each([
    ['128 characters pass', long(128), true],
    ['129 do not', long(129), false],
    ['8 pass', chosen('Abcde1!x'), true],
    ['7 do not', chosen('Abcd1!x'), false],
  ])('%s', (_, values, isOk) => {
    expect(verdictOf(passwordResetSchema, values).ok).toBe(isOk)
  })

  test('too long is said as such', () => {
    expect(verdictOf(passwordResetSchema, long(129))).toEqual({
      ok: false,
      errors: { password: 'errors.maxLength' },
    })
  })
})

describe('V-60 the first step of the car change', () => {
  test.each(['pcp', 'hp'])('asks nothing of the finance, not even of %s', (financeProduct) => {
    const verdict = verdictOf(carChangeSchema, {
      step: '1',
      reg: 'AB12 CDE',
      email: 'ada@example.com',
      financeProduct,
    })
    expect(verdict.ok).toBe(true)
  })
})

test('V-47 a refused log-in does not say which of the two was wrong', () => {
  expect(loginFailure).toBe('errors.incorrectLogin')
})

test.each([
  [[], false],
  [[{ messageKey: null, isBlurred: true, isSubmitted: true }], false],
  [[{ messageKey: 'errors.newsletterName', isBlurred: false, isSubmitted: false }], false],
  [[{ messageKey: 'errors.newsletterName', isBlurred: true, isSubmitted: false }], true],
  [
    [
      { messageKey: null, isBlurred: true, isSubmitted: true },
      { messageKey: 'errors.newsletterEmail', isBlurred: false, isSubmitted: true },
    ],
    true,
  ],
])('V-45 %j makes the button grey: %s', (fields, isGrey) => {
  expect(isNewsletterButtonGrey(fields)).toBe(isGrey)
})
