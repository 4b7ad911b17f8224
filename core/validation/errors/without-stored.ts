/**
 * The errors of a form without those of fields that still hold what a customer form was read back
 * with: masked, they pass no rule, and what is stored behind them has passed already. Rule V-66.
 * @param stored the masked values, by field
 */
export function withoutStored<Errors extends object>(
  errors: Errors,
  typed: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, string>>,
): Partial<Errors> {
  const isStored = (field: string) => {
    const text = typed[field]
    return typeof text === 'string' && Object.hasOwn(stored, field) && text.trim() === stored[field]
  }
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !isStored(field)),
  ) as Partial<Errors>
}
