import { textRule } from '../rule.ts'

/** A capId: a whole number above 0. Only a broken page sends anything else. Rule V-27. */
export const capIdRule = textRule('errors.badParameter', (text) => /^[1-9]\d{0,11}$/.test(text))

/** The id or slug of a make, range or model: lower-case letters, digits, dots and hyphens, at most 80. Rule V-27. */
export const slugOrId = textRule('errors.badParameter', (text) =>
  /^[a-z0-9][a-z0-9.-]{0,79}$/.test(text),
)
