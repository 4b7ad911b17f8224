import { expect, test } from 'vitest'
import { enquiryHandover } from './enquiry-handover.ts'

test.each([
  [
    true,
    'This is a demonstration: your enquiry is stored in this installation and goes to nobody.',
  ],
  [
    false,
    'Your enquiry goes to the provider once your phone is confirmed: at once while it is open, else when it opens.',
  ],
])('W-97 with prices of a demonstration (%s) an enquiry %s', (isDemonstration, text) => {
  expect(enquiryHandover(isDemonstration)).toBe(text)
})
