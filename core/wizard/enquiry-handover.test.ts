import { expect, test } from 'vitest'
import { enquiryHandover } from './enquiry-handover.ts'

test.each([
  [
    true,
    'This is a demonstration: your enquiry is stored in this installation and goes to nobody.',
  ],
  [false, 'Your enquiry is stored in this installation and is not passed on to the provider yet.'],
])('W-58 with prices of a demonstration (%s) an enquiry %s', (isDemonstration, text) => {
  expect(enquiryHandover(isDemonstration)).toBe(text)
})
