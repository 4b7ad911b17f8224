import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import { isMessageKey, messageText } from './message-text.ts'

const generic =
  'Something went wrong. Please try again. If the error still occurs, please contact us.'

describe('V-31 keys and texts', () => {
  test.each([
    ['errors.tryAgain', 'Try again'],
    ['documents.datePeriodModal.dateTooEarly', 'This date is too early'],
    ['Already a sentence.', 'Already a sentence.'],
    ['Mind the hyphen-word.', 'Mind the hyphen-word.'],
    ['', ''],
    ['errors.nobodyWroteThis', generic],
    ['toString', generic],
    ['hasOwnProperty.call', generic],
    ['404', generic],
  ])('%j reads %j', (key, text) => {
    expect(messageText(key)).toBe(text)
  })

  test('a key is known only when it has a text', () => {
    expect(isMessageKey('errors.tryAgain')).toBe(true)
    expect(isMessageKey('errors.nobodyWroteThis')).toBe(false)
    expect(isMessageKey('toString')).toBe(false)
  })

  test('what holds anything but letters, digits and dots is its own text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '-', '_', '!', 'é', '\n'), (text, mark) => {
        expect(messageText(text + mark)).toBe(text + mark)
        expect(messageText(mark + text)).toBe(mark + text)
      }),
    )
  })

  test('no key is ever shown', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aZ09.'), minLength: 1 })
    fc.assert(
      fc.property(letters, (key) => {
        expect(messageText(key)).toBe(generic)
      }),
    )
  })
})

describe('V-32 the exact texts', () => {
  test.each([
    ['errors.required', 'This field is required'],
    ['errors.fieldRequired', 'Field is required'],
    ['errors.email', 'This field must be valid email'],
    ['errors.enterEmail', 'Enter valid email'],
    ['errors.integer', 'This field must an integer'],
    ['errors.maxLength', 'This field is too long'],
    ['errors.minLength', 'This field is too short'],
    [
      'errors.phone',
      'Oops - it looks as though the phone number you entered is invalid. Please try again.',
    ],
    ['errors.postcode', 'Invalid post code.'],
    ['errors.newsletterName', 'This field is too short please provide your name'],
    ['errors.newsletterEmail', 'Please provide a valid email address'],
    ['errors.incorrectLogin', 'Incorrect email or password'],
    ['errors.tryAgain', 'Try again'],
    ['errors.incorrectUrl', 'This field must be a web address'],
    ['errors.number', 'This field must be a number'],
    ['errors.percent', 'This field must be a whole number from 0 to 100'],
    [
      'errors.password',
      'This field needs at least 8 characters with a lower-case letter, an upper-case letter, a digit and one of ! $ # %',
    ],
    ['errors.commonPassword', 'This is one of the most common passwords. Choose another.'],
    ['errors.passwordConfirm', 'The two passwords are not the same'],
    ['errors.minValue', 'This number is too low'],
    ['errors.maxValue', 'This number is too high'],
    ['errors.cost', 'This field must be an amount such as 250 or 250.50'],
    ['errors.date', 'This field must be a date'],
    ['errors.wrongDayOfMonth', 'This month has no such day'],
    ['errors.nip', 'This field must be a tax number of ten digits (NIP)'],
    ['errors.registration', 'This field must be a UK registration number'],
    ['errors.choice', 'Choose one of the answers given'],
    ['errors.kind', 'This value is of the wrong kind.'],
    ['errors.shouldNotBeFilled', 'This field should be left empty'],
    ['documents.datePeriodModal.dateTooEarly', 'This date is too early'],
    ['documents.datePeriodModal.dateTooLate', 'This date is too late'],
    ['errors.generic', generic],
    [
      'errors.unknown',
      'Some unknown error occurred. Please wait for the while and try again or contact site administrator.',
    ],
  ])('%s reads %s', (key, text) => {
    expect(messageText(key)).toBe(text)
  })

  test('every key is one by its look, and every text is none', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(key).toMatch(/^[A-Za-z0-9.]+$/)
      expect(text).not.toMatch(/^[A-Za-z0-9.]*$/)
    }
  })
})

test.each([
  ['errors.badParameter', 'Some of the values in this request cannot be read.'],
  ['errors.badBody', 'The body of this request cannot be read. Send JSON.'],
  ['errors.bodyTooLarge', 'The body of this request is larger than 64 kB.'],
  ['errors.validation', 'Please check the fields below.'],
  ['errors.notFound', 'There is nothing at this address.'],
  ['errors.methodNotAllowed', 'This address does not answer that method.'],
  ['errors.forbidden', 'You may not do that.'],
  [
    'errors.rateBookBusy',
    'Something else is being done to this, or was done since. Look at it again.',
  ],
  [
    'errors.rateBookChanged',
    'The rate books have changed since they were shown, so nothing was done.',
  ],
  [
    'errors.rateBookRanOut',
    'The earlier rate book has run out, so nothing was done. Upload a current one.',
  ],
  [
    'errors.rateBookNotAccepted',
    'The book has bad rows or far fewer prices. Accept that first, or mend the file.',
  ],
  [
    'errors.uploadPlace',
    'These are not the next bytes of the file. Its received bytes say where to go on.',
  ],
  ['errors.uploadBrokeOff', 'The upload broke off. Go on from its received bytes.'],
  [
    'errors.fileTooLarge',
    'A file has at most 300 MB, and no more bytes than were announced. Pack it with gzip.',
  ],
  ['errors.keyName', 'Give the key a name of 2 to 100 characters.'],
  ['errors.overload', 'We are very busy. Please try again in a moment.'],
])('C-53 the leasing API says %s as %j', (key, text) => {
  expect(messageText(key)).toBe(text)
})
