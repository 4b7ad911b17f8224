import { isObject } from './mutation.ts'
import { isReadablePath } from './patch-path.ts'

type Reading = (value: unknown) => boolean

const isText: Reading = (value) => typeof value === 'string'
const isTexts: Reading = (value) => Array.isArray(value) && value.every(isText)
const eachIs = (fits: Reading) => (value: unknown) =>
  isObject(value) && Object.values(value).every(fits)

const insertPlaces = ['before', 'after', 'replace']

/** The expected type of each part of a patch. */
const parts: Record<string, { fits: Reading; expected: string }> = {
  set: { fits: isObject, expected: 'an object of paths and values' },
  setIfMissing: { fits: isObject, expected: 'an object of paths and values' },
  merge: { fits: isObject, expected: 'an object of paths and values' },
  unset: { fits: isTexts, expected: 'an array of paths' },
  inc: { fits: eachIs(Number.isFinite), expected: 'an object of paths and numbers' },
  dec: { fits: eachIs(Number.isFinite), expected: 'an object of paths and numbers' },
  diffMatchPatch: { fits: eachIs(isText), expected: 'an object of paths and texts' },
  insert: { fits: isInsert, expected: 'one of before, after or replace with a path, and items' },
}

function isInsert(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value.items)) return false
  const places = insertPlaces.filter((place) => value[place] !== undefined)
  return places.length === 1 && isText(value[places[0]!])
}

/** Validates the operations of a patch: the error with its fix; null when valid. */
export function patchError(operations: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(operations)) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) return `there is no operation "${name}", only ${Object.keys(parts).join(', ')}`
    if (!part.fits(value)) return `"${name}" must be ${part.expected}`
    const unreadable = pathsOf(name, value as object).find((path) => !isReadablePath(path))
    if (unreadable !== undefined) {
      return `"${unreadable}" is no path. Write names joined by dots, items as in items[_key=="a"], and names with other signs as in ['first-name']`
    }
  }
  return null
}

/** The paths of a part that fits. */
function pathsOf(name: string, value: object): string[] {
  if (name === 'unset') return value as string[]
  if (name !== 'insert') return Object.keys(value)
  return insertPlaces.flatMap((place) => (value as Record<string, string | undefined>)[place] ?? [])
}
