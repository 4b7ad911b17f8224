import { expect, test } from 'vitest'
import { formatNotes } from './format-notes.ts'

test.each([undefined, 'json'])('C-48 the format %s is the usual one, nothing to note', (format) => {
  expect(formatNotes(format)).toEqual({})
})

test('C-48 a format that is not known is ignored with a note', () => {
  expect(formatNotes('xml')).toEqual({
    notes: ['The format "xml" is not known here and was ignored.'],
  })
})
