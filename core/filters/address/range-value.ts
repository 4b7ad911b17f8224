/**
 * The value of a range in filters and addresses: make slug, dot, range slug. Rule F-08.
 * @example rangeValue('ford', 'focus') // 'ford.focus'
 */
export function rangeValue(makeSlug: string, rangeSlug: string): string {
  return `${makeSlug}.${rangeSlug}`
}

/** Make and range slug of a range value; null for invalid text. Rule F-08. */
export function rangeParts(value: string): { manufacturer: string; range: string } | null {
  const [manufacturer, range] = value.split('.')
  return manufacturer && range ? { manufacturer, range } : null
}

/** The range values of these makes, in their order. Rule F-09. */
export function rangesOfMakes(ranges: readonly string[], makeSlugs: readonly string[]): string[] {
  return ranges.filter((value) => makeSlugs.some((make) => value.startsWith(rangeValue(make, ''))))
}
