/**
 * The beginning of a text, of at most so many characters as `length` counts them. A character
 * pair (an emoji) that would be halved is left out whole, since half of one cannot be kept. Rule C-63.
 * @example cutText('ab😀', 3) // 'ab'
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const isHalved = isFirstOfPair(text.charCodeAt(most - 1)) && isSecondOfPair(text.charCodeAt(most))
  return text.slice(0, isHalved ? most - 1 : most)
}

const isFirstOfPair = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isSecondOfPair = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
