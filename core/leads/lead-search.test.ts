import { expect, test } from 'vitest'
import { leadSearch } from './lead-search.ts'

test.each([
  ['Ada  Lovelace ', { text: 'ada lovelace', phoneDigits: null, reference: null }],
  ['k7qm-2r9d', { text: 'k7qm-2r9d', phoneDigits: null, reference: 'K7QM2R9D' }],
  ['Lovelace', { text: 'lovelace', phoneDigits: null, reference: 'LOVELACE' }],
  ['07700 900123', { text: '07700 900123', phoneDigits: '7700900123', reference: null }],
  ['+44 (0)7700 900', { text: '+44 (0)7700 900', phoneDigits: '7700900', reference: null }],
  ['0044 7700-900', { text: '0044 7700-900', phoneDigits: '7700900', reference: null }],
  ['0123', { text: '0123', phoneDigits: null, reference: '0123' }],
  ['ada@example.com', { text: 'ada@example.com', phoneDigits: null, reference: null }],
])('W-160 "%s" is looked for', (typed, search) => {
  expect(leadSearch(typed)).toEqual(search)
})

test('W-160 blanks look for nothing', () => {
  expect(leadSearch('  ')).toBeNull()
})
