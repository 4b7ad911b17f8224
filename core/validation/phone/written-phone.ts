/** Where the digits of a British number are parted, by how it begins: London, cities, all others. */
const groups = [
  [/^02/, [3, 7]],
  [/^01(1\d|\d1)/, [4, 7]],
  [/^0/, [5]],
] as const

/**
 * A UK number as people write it; any other as it is. Rule W-166.
 * @param phoneE164 of an enquiry
 * @example writtenPhone('+447700900123') // '07700 900123'
 */
export function writtenPhone(phoneE164: string): string {
  if (!phoneE164.startsWith('+44')) return phoneE164
  const national = `0${phoneE164.slice(3)}`
  const [, cuts] = groups.find(([start]) => start.test(national))!
  const ends = [...cuts, national.length]
  return ends.map((end, at) => national.slice(ends[at - 1] ?? 0, end)).join(' ')
}
