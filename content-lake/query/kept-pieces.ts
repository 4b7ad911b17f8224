import type { LakeDocument } from '../store/document.ts'

/** What a projection made of a document, as long as all documents it read stand as they were. */
export interface Piece {
  value: object
  /** Where its references led, in the order they were followed; null: nowhere. */
  reads: readonly (readonly [id: string, target: LakeDocument | null])[]
  /** About how long it is as JSON. */
  bytes: number
  /** Its JSON, once it was written. */
  text: string | null
}

/** The pieces of one projection. */
export interface PieceShelf {
  get(document: LakeDocument): Piece | undefined
  put(document: LakeDocument, piece: Piece): void
}

/**
 * Pieces of answers, each for as long as the document stands it was made of: after a write only
 * what it touched is made anew. They are kept from the second time on that a projection is asked.
 */
export interface KeptPieces {
  /** Notes that a projection is asked for, and says whether it was before. */
  remember(key: string): boolean
  shelf(key: string): PieceShelf
  /** Counts what was written of pieces; beyond the limit all are forgotten. */
  wrote(characters: number): void
}

const cacheLimits = { projections: 50, characters: 8_000_000, askedOnce: 200 } as const

/** Larger pieces are not kept. */
export const largestPieceBytes = 100_000

/** What a piece takes besides what it holds. */
const charactersOfPiece = 200

export function keptPieces(
  most: { projections: number; characters: number; askedOnce: number } = cacheLimits,
): KeptPieces {
  // Maps and sets remember the order of arrival: what was asked for last stands at the end.
  const asked = new Set<string>()
  const shelves = new Map<string, PieceShelf>()
  let characters = 0
  const wrote = (more: number) => {
    characters += more
    if (characters <= most.characters) return
    // Which of them are still there nobody counts: those in use are soon made again.
    shelves.clear()
    characters = 0
  }
  return {
    remember(key) {
      const wasAsked = asked.delete(key)
      asked.add(key)
      if (asked.size > most.askedOnce) asked.delete(asked.values().next().value!)
      return wasAsked
    },
    shelf(key) {
      const known = shelves.get(key)
      const shelf = known ?? emptyShelf(wrote)
      shelves.delete(key)
      shelves.set(key, shelf)
      if (shelves.size > most.projections) shelves.delete(shelves.keys().next().value!)
      return shelf
    },
    wrote,
  }
}

function emptyShelf(wrote: (characters: number) => void): PieceShelf {
  const pieces = new WeakMap<LakeDocument, Piece>()
  return {
    get: (document) => pieces.get(document),
    put(document, piece) {
      pieces.set(document, piece)
      wrote(charactersOfPiece + piece.bytes)
    },
  }
}
