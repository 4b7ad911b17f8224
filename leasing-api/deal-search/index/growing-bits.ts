import { addBit } from '../sets/bit-set.ts'
import type { BitWriter } from './cell-scratch.ts'
import { noBits } from './deal-index.ts'

/** Appends bit sets, only where reading one is faster than reading entries. */
export function createBits(words: number) {
  const bitsAt: number[] = []
  let bits = new Uint32Array(words * 1024)
  let length = 0
  const place = (): Uint32Array => {
    if (length + words > bits.length) {
      const larger = new Uint32Array(bits.length * 2)
      larger.set(bits)
      bits = larger
    }
    bitsAt.push(length)
    length += words
    return bits.subarray(length - words, length)
  }
  const isWorthIt = (numbers: number) => numbers * 2 > words
  let inAll = 0
  const write: BitWriter = (numbers, union) => {
    const count = numbers === null ? inAll : numbers.length
    inAll = numbers === null ? 0 : inAll + count
    if (!isWorthIt(count)) bitsAt.push(noBits)
    else if (numbers === null) place().set(union)
    else {
      const own = place()
      for (let at = 0; at < count; at++) addBit(own, numbers[at]!)
    }
  }
  return { bitsAt, bits: () => bits.slice(0, length), write }
}
