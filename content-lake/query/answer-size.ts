import { LakeError } from '../http/lake-error.ts'
import type { AnswerPieces } from './answer-pieces.ts'

/** What one answer may be. While it is written nobody else is served. */
export const largestAnswerBytes = 64 * 1024 * 1024

/**
 * How long a value is as JSON, about; beyond `limit` it is not looked at further. Documents inside
 * documents share memory, their JSON does not.
 * @param holders takes the objects and lists in which pieces stand
 */
export function jsonBytes(
  whole: unknown,
  limit: number,
  pieces: AnswerPieces | null = null,
  holders: Set<object> | null = null,
): number {
  let bytes = 0
  /** Answers whether a piece stands in the value. */
  const add = (value: unknown): boolean => {
    if (typeof value === 'string') bytes += value.length + 2
    else if (value === null || typeof value !== 'object') bytes += 5
    else {
      const piece = pieces?.of(value)
      if (!piece) return addParts(value)
      bytes += piece.bytes
      return true
    }
    return false
  }
  const addParts = (value: object): boolean => {
    let isHolder = false
    if (bytes > limit) return isHolder
    if (Array.isArray(value)) for (const item of value) isHolder = add(item) || isHolder
    else {
      // `for in` makes no list of the names: this runs through every answer.
      for (const name in value) {
        bytes += name.length + 3
        isHolder = add((value as Record<string, unknown>)[name]) || isHolder
      }
    }
    if (isHolder) holders?.add(value)
    return isHolder
  }
  add(whole)
  return bytes
}

/**
 * Refuses an answer that would be larger than allowed before it is written out.
 * @returns the objects and lists in which pieces stand
 * @throws LakeError 400
 */
export function assertAnswerSize(
  answer: unknown,
  pieces: AnswerPieces | null,
  limit: number = largestAnswerBytes,
): Set<object> {
  const holders = new Set<object>()
  if (jsonBytes(answer, limit, pieces, holders) > limit) throw tooLarge(limit)
  return holders
}

/** The answer as JSON. Pieces are written once; all that holds none is written in one go. */
export function answerText(
  answer: unknown,
  pieces: AnswerPieces | null,
  holders: ReadonlySet<object>,
): string {
  if (!pieces || holders.size === 0) return JSON.stringify(answer)
  // One list of parts, joined once: the text is whole when its time is taken.
  const parts: string[] = []
  const names = new Map<string, string>()
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `${JSON.stringify(name)}:`
    names.set(name, known)
    return known
  }
  const write = (value: unknown): void => {
    const isWhole = value !== null && typeof value === 'object'
    const piece = isWhole ? pieces.of(value) : undefined
    if (piece) parts.push(pieces.textOf(piece))
    else if (!isWhole || !holders.has(value)) parts.push(JSON.stringify(value))
    else if (Array.isArray(value)) writeList(value)
    else writeObject(value as Record<string, unknown>)
  }
  const writeList = (list: readonly unknown[]) => {
    parts.push('[')
    list.forEach((item, index) => {
      if (index > 0) parts.push(',')
      write(item)
    })
    parts.push(']')
  }
  const writeObject = (whole: Record<string, unknown>) => {
    let before = '{'
    for (const name in whole) {
      parts.push(before, nameOf(name))
      before = ','
      write(whole[name])
    }
    parts.push('}')
  }
  write(answer)
  return parts.join('')
}

const tooLarge = (limit: number) =>
  new LakeError(
    400,
    'queryAnswerTooLarge',
    `The answer would be larger than ${limit / 1024 / 1024} MB. Take a slice, or project fewer attributes.`,
  )
