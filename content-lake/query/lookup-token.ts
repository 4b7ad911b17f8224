import { randomUUID } from 'node:crypto'

/**
 * References that no document holds: nobody outside this program knows how they begin. Evaluation
 * can ask for something while it goes on by following a reference, and only so.
 */
export interface OwnReferences {
  /** The tree that follows a reference of ours: to what stands at `place` for a key. */
  node(place: number, key: unknown): object
  /** What a reference of ours asks for; null for references of documents. */
  asked(reference: string): { place: number; key: string } | null
}

/** Each caller gets references of its own kind. */
export function ownReferences(): OwnReferences {
  const prefix = `${randomUUID()}:`
  return {
    node(place, key) {
      const beginning = { type: 'Value', value: `${prefix}${place}:` }
      const value = { type: 'OpCall', op: '+', left: beginning, right: key }
      const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
      return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
    },
    asked(reference) {
      if (!reference.startsWith(prefix)) return null
      const end = reference.indexOf(':', prefix.length)
      const place = Number(reference.slice(prefix.length, end))
      return { place, key: reference.slice(end + 1) }
    },
  }
}
