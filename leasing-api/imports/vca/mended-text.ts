/** The replacement character of letters lost on the agency's way to CSV. */
export const lost = '\uFFFD'

const mended: readonly (readonly [damaged: string, whole: string])[] = [
  [`R${lost}d${lost}l${lost}`, 'Rédélé'],
  [`L${lost}gende`, 'Légende'],
  [`M${lost}gane`, 'Mégane'],
  [`Coup${lost}`, 'Coupé'],
  [`Citro${lost}n`, 'Citroën'],
  [`BOSE${lost}`, 'BOSE'],
  [`JBL${lost}`, 'JBL'],
  [`'Shadow${lost}`, `'Shadow'`],
  ...['3', '4', 'GT-Line'].map((trim) => [`${lost}${trim}${lost}`, `'${trim}'`] as const),
  // A dash between two parts of a description.
  [` ${lost} `, ' - '],
]

/**
 * A name with its lost letters put back and its spaces in order; null when the table does not
 * know the word, for a wrong name is worse than none. Only for names that hold U+FFFD: a file in
 * another encoding is decoded, not mended. Rule K-24.
 */
export function mendedText(text: string): { text: string; wasMended: boolean } | null {
  let whole = text
  for (const [damaged, word] of mended) whole = whole.replaceAll(damaged, word)
  if (whole.includes(lost)) return null
  return { text: whole.replace(/\s+/g, ' ').trim(), wasMended: text.includes(lost) }
}
