/** Words after a range's name that say body or drive, not another range. */
const descriptors = new Set(
  `estate saloon hatchback hatch coupe cabriolet cabrio convertible roadster suv mpv touring sports
   tourer sportswagon sw sportbrake shooting brake hybrid electric ev hev phev ice mhev etech ehybrid plugin plug
   in 100 eboxer shadow lwb`.split(/\s+/),
)

/** Words before a range's name. */
const forerunners = /^(electrified |grand |gr |e[- ])/i

/** Letters, digits, plus and hash of a word; "X-Trail" and "XTRAIL" are the same. */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9+#°]/g, '')

/**
 * The known range that a model text means: the longest one whose name it begins with, where only
 * words for body or drive follow. Null when it is a range of its own.
 * @example findRange('Jeep', 'Compass', ranges), findRange('Fiat', 'Fiat 600', ranges)
 */
export function findRange<Range extends { name: string }>(
  make: string,
  model: string,
  ranges: readonly Range[],
): Range | null {
  const withoutMake = withoutPrefix(model, make)
  for (const text of [
    model,
    withoutMake,
    model.replace(forerunners, ''),
    withoutMake.replace(forerunners, ''),
  ]) {
    const found = longestPrefix(text, ranges) ?? longestPrefix(text, ranges, make)
    if (found) return found
  }
  return null
}

/** The name of a range of its own: without make in front and without body and drive behind. */
export function ownRangeName(make: string, model: string): string {
  const words = withoutPrefix(model, make).split(' ')
  while (words.length > 1 && descriptors.has(plain(words.at(-1)!))) words.pop()
  return words.map(spoken).join(' ')
}

function longestPrefix<Range extends { name: string }>(
  text: string,
  ranges: readonly Range[],
  make = '',
): Range | null {
  const words = text.split(/\s+/)
  for (let length = words.length; length > 0; length--) {
    const rest = words.slice(length)
    if (!rest.every((word) => descriptors.has(plain(word)))) return null
    const name = plain(words.slice(0, length).join(''))
    const found = ranges.find((range) => plain(withoutPrefix(range.name, make)) === name)
    if (found) return found
  }
  return null
}

function withoutPrefix(text: string, make: string): string {
  const isPrefixed = make !== '' && text.toLowerCase().startsWith(`${make.toLowerCase()} `)
  return isPrefixed ? text.slice(make.length + 1) : text
}

/** A word in capitals as a name; short ones and codes stay. */
function spoken(word: string): string {
  return /^[A-Z]{4,}$/.test(word) ? word[0]! + word.slice(1).toLowerCase() : word
}
