/** Patterns of a model year. */
const modelYears = [
  /\s*\bmodel year (?:pre |post )?\d{2}(?:\d{2})?(?:\.\d+|\s?[¼½¾])?$/i,
  /\s*\b20\d{2} model year$/i,
  /\s*\bMY\s?(?:20)?\d{2}(?:\.\d+)?(?:\/\d{2})?(?=\s|$)/i,
  // "23MY", "2021MY" and, by quarters of a year, "20.75MY".
  /\s*\b(?:20)?\d{2}(?:\.\d+)?\s?MY\b/i,
  // "Civic 2023", but never the whole of "2008".
  /(?<=\S)\s+20[12]\d$/,
] as const

/**
 * The file's model without its year, without words that only say it is new, and without what
 * stands behind a comma or in brackets at the end. Rule K-29.
 * @example modelText('A-Class Hatchback Model Year 2025') // { name: 'A-Class Hatchback', year: 'Model Year 2025' }
 * @example modelText('Evoque, 20.75MY') // { name: 'Evoque', year: '20.75MY' }
 */
export function modelText(text: string): { name: string; year: string | null } {
  const [own = '', ...behind] = text
    .replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])$/, '')
    .split(/[,;]/)
    .map((part) => part.trim())
  let name = own
  let year: string | null = null
  for (const pattern of modelYears) {
    const found = pattern.exec(name)
    if (!found) continue
    year ??= found[0].trim()
    name = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`.trim()
  }
  year ??= behind.filter((part) => part !== '').join(', ') || null
  name = name
    .replace(/^all[ -]new\s+|^new\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name, year }
}
