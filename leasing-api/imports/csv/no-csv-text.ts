/** Signatures of files often mistaken for CSV, with advice. */
const signatures: readonly { bytes: readonly number[]; reason: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    reason: 'is an Excel workbook or a ZIP archive. Save the sheet as "CSV UTF-8", or unpack it',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    reason: 'is an old Excel workbook. Save the sheet as "CSV UTF-8"',
  },
  { bytes: [0x1f, 0x8b], reason: 'is packed with gzip. Unpack it first' },
  { bytes: [0x25, 0x50, 0x44, 0x46], reason: 'is a PDF. Ask for the rates as CSV' },
  { bytes: [0xff, 0xfe], reason: 'is UTF-16 text. Save it as "CSV UTF-8"' },
  { bytes: [0xfe, 0xff], reason: 'is UTF-16 text. Save it as "CSV UTF-8"' },
]

/**
 * The reason why a file that begins with these bytes is no CSV, in words that follow its name; null
 * when it may be one. Rule T-02.
 */
export function noCsvText(beginning: Uint8Array): string | null {
  const known = signatures.find(({ bytes }) => bytes.every((byte, at) => beginning[at] === byte))
  return known ? known.reason : null
}
