import { randomUUID } from 'node:crypto'

/**
 * Tokens that stand for index lookups: references that no document holds, since their random prefix
 * is private. Following a reference is the only way for groq-js to call back while it evaluates: a
 * filter that can use an index is replaced by such a reference, with the lookup's place and key.
 */
export interface LookupTokens {
  /** A syntax tree that follows a token: to the lookup at `place`, with the key it evaluates. */
  node(place: number, key: unknown): object
  /** The payload of a token; null for references of documents. */
  payload(reference: string): { place: number; key: string } | null
}

/** Creates tokens with a random prefix of their own. */
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
