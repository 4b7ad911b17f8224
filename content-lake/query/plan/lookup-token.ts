import { randomUUID } from 'node:crypto'

/**
 * References that no document holds, since nobody outside this program knows how they begin. Following
 * a reference is the only way for groq-js to call back while it evaluates: a filter that can use an
 * index is replaced by such a reference, which says which lookup it stands for and with which key.
 */
export interface LookupTokens {
  /** A syntax tree that follows a token: to the lookup at `place`, with the key it evaluates. */
  node(place: number, key: unknown): object
  /** The payload of a token; null for references of documents. */
  payload(reference: string): { place: number; key: string } | null
}

/** Each caller gets tokens of its own kind. */
export function lookupTokens(): LookupTokens {
  const prefix = `${randomUUID()}:`
  return {
    node(place, key) {
      const beginning = { type: 'Value', value: `${prefix}${place}:` }
      const value = { type: 'OpCall', op: '+', left: beginning, right: key }
      const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
      return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
    },
    payload(reference) {
      if (!reference.startsWith(prefix)) return null
      const end = reference.indexOf(':', prefix.length)
      const place = Number(reference.slice(prefix.length, end))
      return { place, key: reference.slice(end + 1) }
    },
  }
}
