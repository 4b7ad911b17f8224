/**
 * A name as a part of an address: lower-case ASCII with hyphens. Used once, when a name is first
 * met; stored slugs are never recomputed.
 * @example slugOf('Mégane E-Tech') // 'megane-e-tech'
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Pages beside a make's own page; a make of that name would hide behind one. */
export const reservedManufacturerSlugs: readonly string[] = [
  'bodytypes',
  'budget',
  'electric-cars',
  'gap-insurance',
  'hybrid-cars',
  'sell-your-car',
  'specifications',
]
