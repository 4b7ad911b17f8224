/** Digits and capitals without I, L, O and U, which are misheard or misread: Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many bytes make a short reference: eight characters of five bits. */
export const shortReferenceBytes = 5

const bitsPerCharacter = 5n

/**
 * The short reference of an order, for people to say: eight characters. It identifies an order to
 * staff and is no authority for anything. Rule W-78.
 * @param bytes five random ones
 * @example shortReference(new Uint8Array([0, 0, 0, 0, 31])) // '0000000Z'
 */
export function shortReference(bytes: Uint8Array): string {
  let bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
  let text = ''
  for (let left = bytes.length * 8; left > 0; left -= Number(bitsPerCharacter)) {
    text = alphabet[Number(bits & 31n)] + text
    bits >>= bitsPerCharacter
  }
  return text
}

/** A short reference in two groups, as it is shown and sent. Rule W-78. @example inGroups('K7QM2R9D') // 'K7QM-2R9D' */
export function inGroups(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}
