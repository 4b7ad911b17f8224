/** Typing errors that a word of some length may hold: none below four letters, one, then two from seven. */
function errorsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * How many typing errors lie between two words: letters missing, added, wrong, or two neighbours
 * in each other's place; null for more than a word of this length may hold. The optimal string
 * alignment distance (Boytsov 2011). Words with figures are never near: a 208 is no 308.
 * @example typingErrors('glof', 'golf') // 1
 */
export function typingErrors(typed: string, word: string): number | null {
  const most = errorsAllowed(typed.length)
  if (Math.abs(typed.length - word.length) > most || /\d/.test(typed + word)) return null
  const errors = distance(typed, word)
  return errors <= most ? errors : null
}

function distance(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= left.length; row++) {
    const line = [row]
    for (let at = 1; at <= right.length; at++) {
      const isSame = left[row - 1] === right[at - 1]
      const isSwapped =
        row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1]
      line.push(
        Math.min(
          rows[row - 1]![at]! + 1,
          line[at - 1]! + 1,
          rows[row - 1]![at - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[row - 2]![at - 2]! + 1 : Infinity,
        ),
      )
    }
    rows.push(line)
  }
  return rows[left.length]![right.length]!
}
