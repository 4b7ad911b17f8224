import { textRule } from '../rule.ts'

/** Longest input: seven characters with blanks between them. */
const longestTyped = 20

/** A UK registration number of any age: 2 to 7 letters and digits, some of each, blanks aside. Rule V-26. */
export const registrationMark = textRule('errors.registration', (text) => {
  if (text.length > longestTyped) return false
  const mark = text.replace(/\s/g, '')
  return /^[a-z0-9]{2,7}$/i.test(mark) && /[a-z]/i.test(mark) && /\d/.test(mark)
})
