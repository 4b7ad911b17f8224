import { LakeError } from '#content-lake/http/lake-error.ts'

/** Largest result of a query. Writing it blocks all other requests. */
export const largestResponseBytes = 64 * 1024 * 1024

/**
 * Refuses a result that would be larger than allowed before it is written out.
 * @throws LakeError 400
 */
export function assertResponseSize(result: unknown, limit: number = largestResponseBytes): void {
  if (jsonBytes(result, limit) > limit) throw tooLarge(limit)
}

/**
 * How long a value is as JSON, about; beyond `limit` it is not looked at further. Documents inside
 * documents share memory, their JSON does not.
 */
function jsonBytes(whole: unknown, limit: number): number {
  let bytes = 0
  const add = (value: unknown): void => {
    if (typeof value === 'string') bytes += value.length + 2
    else if (value === null || typeof value !== 'object') bytes += 5
    else if (bytes > limit) return
    else if (Array.isArray(value)) for (const item of value) add(item)
    else {
      // `for in` makes no list of the names: this runs through every result.
      for (const name in value) {
        bytes += name.length + 3
        add((value as Record<string, unknown>)[name])
      }
    }
  }
  add(whole)
  return bytes
}

const tooLarge = (limit: number) =>
  new LakeError(
    400,
    'queryAnswerTooLarge',
    `The answer would be larger than ${limit / 1024 / 1024} MB. Take a slice, or project fewer attributes.`,
  )
