/** The formats of what a car, an order, a form and a place in the catalogue are called by. */

/** A car's number: a whole number above 0 in at most 12 digits, kept as text. Rule C-20. */
export const capIdPattern = /^[1-9]\d{0,11}$/

/**
 * Cars that come without a number get one: those of our own catalogue between these two, imported
 * ones counting up from the third. Rule C-51.
 */
export const ownCapIds = { first: 10_000_000, last: 899_999_999 } as const
export const firstImportedCapId = 900_000_001

/**
 * What an order is called by, and a customer form and a kept form too: 128 random bits in the
 * 22 letters, digits, '-' and '_' that addresses carry unescaped. Rule C-21.
 */
export const referencePattern = /^[A-Za-z0-9_-]{22}$/

/** What an offer id looks like, provider, car and profile: `7-1234567-p36-8000-9-fn`. Rule C-22. */
export const offerIdPattern = /^[1-9]\d*-[1-9]\d*-[a-z0-9-]+$/

/** A number, a slug, or a make's slug, a dot and a range's: `ford.focus`. Rule C-23. */
export const slugOrIdPattern = /^[a-z0-9][a-z0-9.-]*$/

export const isCapId = (text: string): boolean => capIdPattern.test(text)

export const isReference = (text: string): boolean => referencePattern.test(text)
