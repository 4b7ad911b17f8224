import { lost, mendedText } from './mended-text.ts'

/** Letters of UTF-8 that were decoded as Windows-1252: "Ã©", "â€“", "ï¿½". */
const wronglyDecoded = /[ÂÃ][\u0080-\u00bf\u0152-\u017e\u2013-\u2122]|â€|ï¿½/

/**
 * A name of the file in the characters that names have here: composed accents, straight quotes, hyphens
 * for dashes, single spaces, no trade marks, no HTML references. A name whose letters were lost
 * before the file was made is mended from the table. Rule K-24.
 * @returns null when lost or wrongly decoded letters remain
 */
export function vcaText(raw: string): { text: string; wasMended: boolean } | null {
  const whole = raw.replace(
    /&#(\d{2,7});/g,
    (reference, code) => characterOf(Number(code)) ?? reference,
  )
  const mended = whole.includes(lost) ? mendedText(whole) : { text: whole, wasMended: false }
  if (!mended || wronglyDecoded.test(mended.text)) return null
  const text = mended.text
    .normalize('NFC')
    .replace(/[®™©]/g, '')
    .replace(/[‘’‚´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/&amp;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, wasMended: mended.wasMended }
}

function characterOf(code: number): string | null {
  return code < 32 || code > 0x10_ffff ? null : String.fromCodePoint(code)
}
