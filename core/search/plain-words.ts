/**
 * The words of a text as they are compared: lower case, without accents and signs, digits and
 * letters as they stand together.
 * @example plainWords('Citroën C3, from £199') // ['citroen', 'c3', 'from', '199']
 */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/[\u0300-\u036F'’]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
