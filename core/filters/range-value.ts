/**
 * A range as filters and addresses hold it: the make's slug, a dot, the range's slug. Rule F-08.
 * @example rangeValue('ford', 'focus') // 'ford.focus'
 */
export function rangeValue(makeSlug: string, rangeSlug: string): string {
  return `${makeSlug}.${rangeSlug}`
}

/** Make and range of such a value; null for text without both. Rule F-08. */
export function rangeParts(value: string): { manufacturer: string; range: string } | null {
  const [manufacturer, range] = value.split('.')
  return manufacturer && range ? { manufacturer, range } : null
}

/** The ranges that are of one of these makes, in their order. Rule F-09. */
export function rangesOfMakes(ranges: readonly string[], makeSlugs: readonly string[]): string[] {
  return ranges.filter((value) => makeSlugs.some((make) => value.startsWith(rangeValue(make, ''))))
}
