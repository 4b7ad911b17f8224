const modelYears = [
  /,?\s*\bmodel year (?:pre |post )?\d{4}(?:\.\d+)?$/i,
  /,?\s*\bMY\s?(?:20)?\d{2}(?:\.\d+)?(?:\/\d{2})?(?=\s|$)/i,
  /,?\s*\b(?:20)?\d{2}MY$/i,
  // "Civic 2023", but never the whole of "2008".
  /(?<=\S)\s+20[12]\d$/,
] as const

/**
 * The file's model without its year and without words that only say it is new.
 * @example modelText('A-Class Hatchback Model Year 2025') // { name: 'A-Class Hatchback', year: 'Model Year 2025' }
 */
export function modelText(text: string): { name: string; year: string | null } {
  let name = text.replace(/\s*\(series \d\)$/i, '').trim()
  let year: string | null = null
  for (const pattern of modelYears) {
    const found = pattern.exec(name)
    if (!found) continue
    year ??= found[0].replace(/^[,\s]+/, '')
    name = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`.trim()
  }
  name = name
    .replace(/^all[ -]new\s+|^new\s+/i, '')
    .replace(/[,\s]+$/, '')
    .replace(/\s+/g, ' ')
  return { name, year }
}
