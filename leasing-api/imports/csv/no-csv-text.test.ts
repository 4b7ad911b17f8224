import { expect, test } from 'vitest'
import { noCsvText } from './no-csv-text.ts'

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 1], 'is an Excel workbook or a ZIP archive'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'is an old Excel workbook'],
  ['gzip', [0x1f, 0x8b, 8], 'is packed with gzip'],
  ['a PDF', [...Buffer.from('%PDF-1.7')], 'is a PDF'],
  ['UTF-16', [0xff, 0xfe, 0x63, 0], 'is UTF-16 text'],
])('T-02 %s is no CSV', (_, bytes, reason) => {
  expect(noCsvText(Uint8Array.from(bytes))).toContain(reason)
})

test.each([
  ['a byte order mark', [0xef, 0xbb, 0xbf, 65]],
  ['plain text', [...Buffer.from('capId,term\n')]],
  ['nothing', []],
])('T-02 %s may begin a CSV', (_, bytes) => {
  expect(noCsvText(Uint8Array.from(bytes))).toBeNull()
})
