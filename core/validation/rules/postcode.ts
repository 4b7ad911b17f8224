import { textRule } from '../rule.ts'

/**
 * Letters that each place of a postcode can hold, from Royal Mail's Programmers' Guide (also
 * BS 7666): area and district, then a digit and two letters. GIR 0AA stands alone.
 */
const pattern =
  /^(?:gir ?0aa|(?:[a-pr-uwyz]\d{1,2}|[a-pr-uwyz][a-hk-y]\d{1,2}|[a-pr-uwyz]\d[a-hjkpstuw]|[a-pr-uwyz][a-hk-y]\d[abehmnprvwxy]) ?\d[abd-hjlnp-uw-z]{2})$/i

/** A UK postcode in capitals or not, with its blank or without. Rule V-22. */
export const postcode = textRule('errors.postcode', (text) => pattern.test(text))
