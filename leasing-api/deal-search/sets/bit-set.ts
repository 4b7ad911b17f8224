/** A set of small numbers, 32 to a word: number n is bit `n & 31` of word `n >> 5`. */
export type BitSet = Uint32Array

/** Number of words for numbers below `size`. */
export function wordsFor(size: number): number {
  return (size + 31) >> 5
}

/** The set of numbers for which a condition holds. */
export function bitSetOf(size: number, isIn: (number: number) => boolean): BitSet {
  const bits = new Uint32Array(wordsFor(size))
  for (let number = 0; number < size; number++) if (isIn(number)) addBit(bits, number)
  return bits
}

export function addBit(bits: BitSet, number: number): void {
  bits[number >> 5]! |= 1 << (number & 31)
}

export function removeBit(bits: BitSet, number: number): void {
  bits[number >> 5]! &= ~(1 << (number & 31))
}

export function hasBit(bits: BitSet, number: number): boolean {
  return ((bits[number >> 5]! >>> (number & 31)) & 1) === 1
}

/** Union: adds the words of `from` at `at` to a set. */
export function addAll(bits: BitSet, from: BitSet, at = 0): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= from[at + word]!
}

/** Intersection: removes what the other set lacks. */
export function keepCommon(bits: BitSet, other: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!
}

/** Difference: removes what the other set has. */
export function removeAll(bits: BitSet, other: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~other[word]!
}

/** Size of a set. */
export function countBits(bits: BitSet): number {
  return countCommon(bits, bits)
}

/**
 * Size of the intersection of two sets. Four words at a time are added up bit by bit, so that the
 * ones of a single word are counted for the four of them (Warren, Hacker's Delight, 5-2).
 */
export function countCommon(left: BitSet, right: BitSet): number {
  let ones = 0
  let twos = 0
  let fours = 0
  let word = 0
  for (; word + 3 < left.length; word += 4) {
    const a = left[word]! & right[word]!
    const b = left[word + 1]! & right[word + 1]!
    const c = left[word + 2]! & right[word + 2]!
    const d = left[word + 3]! & right[word + 3]!
    const onesAndA = ones ^ a
    const firstTwos = (ones & a) | (onesAndA & b)
    ones = onesAndA ^ b
    const onesAndC = ones ^ c
    const secondTwos = (ones & c) | (onesAndC & d)
    ones = onesAndC ^ d
    const twosAndFirst = twos ^ firstTwos
    fours = (fours + bitsIn((twos & firstTwos) | (twosAndFirst & secondTwos))) | 0
    twos = twosAndFirst ^ secondTwos
  }
  let rest = 0
  for (; word < left.length; word++) rest = (rest + bitsIn(left[word]! & right[word]!)) | 0
  return 4 * fours + 2 * bitsIn(twos) + bitsIn(ones) + rest
}

/** Indexes of a set's non-empty words, the only ones an intersection needs. */
export function wordsInUse(bits: BitSet): number[] {
  // An array and no typed array, whose own memory costs more than it holds.
  const words: number[] = []
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) words.push(word)
  return words
}

/** `countCommon` over these words only. */
export function countCommonIn(left: BitSet, right: BitSet, words: readonly number[]): number {
  if (words.length * 3 > left.length) return countCommon(left, right)
  let count = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    count = (count + bitsIn(left[word]! & right[word]!)) | 0
  }
  return count
}

/** Calls back for each number in the set, ascending. */
export function forEachBit(bits: BitSet, visit: (number: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!
    while (rest !== 0) {
      const lowest = rest & -rest
      visit(word * 32 + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
}

/** Ones in a word, counted in pairs, then nibbles, then bytes (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  // `| 0` says that nothing here is more than an integer of 32 bits.
  let sums = (word - ((word >>> 1) & 0x5555_5555)) | 0
  sums = ((sums & 0x3333_3333) + ((sums >>> 2) & 0x3333_3333)) | 0
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
