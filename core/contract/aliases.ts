/**
 * The other names by which fields of a query go: single for plural, and what the field's own forms
 * call a term. Both given with different values is an error. Rule C-05.
 */
const aliases: Readonly<Record<string, readonly string[]>> = {
  depositValues: ['depositValue'],
  budgetRanges: ['budgetRange'],
  manufacturers: ['manufacturer'],
  ranges: ['range'],
  terms: ['term', 'contractLength'],
  annualMileages: ['annualMileage'],
  transmissions: ['transmission'],
  fuelTypes: ['fuelType'],
  carModels: ['carModel'],
  brandIds: ['brandId'],
}

/** The other names of a field; none for most. */
export const aliasesOf = (field: string): readonly string[] => aliases[field] ?? []
