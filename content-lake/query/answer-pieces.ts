import type { LakeDocument } from '../store/document.ts'
import { jsonBytes } from './answer-text.ts'
import { type KeptPieces, largestPieceBytes, type Piece } from './kept-pieces.ts'
import { type OwnProjection, projectionAsked } from './own-projections.ts'

/** The pieces one answer is made of. */
export interface AnswerPieces {
  /** What a reference of the tree asks for; null for references of documents. */
  asked(reference: string): { value: object } | null
  /** The documents as the projection at a place makes them. */
  projected(place: number, documents: readonly LakeDocument[]): object[]
  /** The piece whose value this very object is. */
  of(value: object): Piece | undefined
  /** The JSON of a piece. */
  textOf(piece: Piece): string
}

type Follow = (id: string) => LakeDocument | null

interface Making {
  kept: KeptPieces
  projections: readonly OwnProjection[]
  /** The document of an id, with what must be known of every reference that is followed. */
  follow: Follow
  byId: ReadonlyMap<string, LakeDocument>
  /** Evaluates the projection at a place for one document. */
  make: (place: number, document: LakeDocument, follow: Follow) => object
}

export function answerPieces({ kept, projections, follow, byId, make }: Making): AnswerPieces {
  const shelves = projections.map(({ key }) => kept.shelf(key))
  const used = new Map<object, Piece>()
  const stands = ([id, target]: Piece['reads'][number]) => follow(id) === target

  function pieceFor(place: number, document: LakeDocument): Piece {
    const shelf = shelves[place]!
    const known = shelf.get(document)
    if (known?.reads.every(stands)) return known
    const reads: Piece['reads'][number][] = []
    const value = make(place, document, (id) => {
      const target = follow(id)
      reads.push([id, target])
      return target
    })
    const piece = { value, reads, bytes: jsonBytes(value, largestPieceBytes), text: null }
    if (piece.bytes <= largestPieceBytes) shelf.put(document, piece)
    return piece
  }

  function valueFor(place: number, document: LakeDocument): object {
    const piece = pieceFor(place, document)
    // Of a larger one the size is not known, nor is its text kept.
    if (piece.bytes <= largestPieceBytes) used.set(piece.value, piece)
    return piece.value
  }

  return {
    asked(reference) {
      const asked = projectionAsked(reference)
      return asked && { value: valueFor(asked.place, byId.get(asked.id)!) }
    },
    projected: (place, documents) => documents.map((document) => valueFor(place, document)),
    of: (value) => used.get(value),
    textOf(piece) {
      if (piece.text !== null) return piece.text
      piece.text = JSON.stringify(piece.value)
      kept.wrote(piece.text.length)
      return piece.text
    },
  }
}
