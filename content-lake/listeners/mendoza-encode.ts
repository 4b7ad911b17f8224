import { isDeepStrictEqual } from 'node:util'

/**
 * Patches in the format of the package `mendoza`, which itself only applies them. The reader
 * walks the old value with a stack; each number names one of its steps.
 */
const step = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

type JsonObject = Record<string, unknown>

/**
 * The patch that turns one value into another; empty when they are equal.
 * @example applyPatch(left, encodeMendoza(left, right)) // right
 */
export function encodeMendoza(left: unknown, right: unknown): unknown[] {
  if (isDeepStrictEqual(left, right)) return []
  if (!isObject(left) || !isObject(right)) return [step.value, right ?? null]
  return objectSteps(left, right)
}

function objectSteps(left: JsonObject, right: JsonObject): unknown[] {
  // The reader numbers the fields of the old object in sorted order.
  const kept = Object.keys(left)
    .sort()
    .flatMap((name, index) =>
      Object.hasOwn(right, name)
        ? fieldSteps(name, index, left[name], right[name])
        : [step.objectDeleteField, index],
    )
  const added = Object.keys(right)
    .filter((name) => !Object.hasOwn(left, name))
    .flatMap((name) => [step.objectSetFieldValue, right[name], name])
  return [...kept, ...added]
}

function fieldSteps(name: string, index: number, left: unknown, right: unknown): unknown[] {
  if (isDeepStrictEqual(left, right)) return []
  if (isObject(left) && isObject(right)) {
    return [step.pushFieldCopy, index, ...objectSteps(left, right), step.returnIntoObjectSameKeyPop]
  }
  // A blank that nothing is appended to stays null, so empty results are set as values.
  if (Array.isArray(left) && Array.isArray(right) && right.length > 0) {
    return [step.pushFieldBlank, index, ...arraySteps(left, right), step.returnIntoObjectSameKeyPop]
  }
  const slices = typeof left === 'string' && typeof right === 'string' && stringSteps(left, right)
  return slices
    ? [step.pushFieldBlank, index, ...slices, step.returnIntoObjectSameKeyPop]
    : [step.objectSetFieldValue, right, name]
}

function arraySteps(left: readonly unknown[], right: readonly unknown[]): unknown[] {
  const steps: unknown[] = []
  for (let to = 0; to < right.length;) {
    const from = left.findIndex((item) => isDeepStrictEqual(item, right[to]))
    if (from >= 0) {
      const length = equalRun(left, from, right, to)
      steps.push(step.arrayAppendSlice, from, from + length)
      to += length
    } else {
      steps.push(...elementSteps(left, right[to]))
      to += 1
    }
  }
  return steps
}

function equalRun(left: readonly unknown[], from: number, right: readonly unknown[], to: number) {
  let length = 1
  while (
    to + length < right.length &&
    from + length < left.length &&
    isDeepStrictEqual(left[from + length], right[to + length])
  ) {
    length += 1
  }
  return length
}

/** An item with a `_key` is described by its difference from the item that had that key. */
function elementSteps(left: readonly unknown[], item: unknown): unknown[] {
  const from = isObject(item) && typeof item._key === 'string' ? indexOfKey(left, item._key) : -1
  const before = left[from]
  return isObject(item) && isObject(before)
    ? [step.pushElementCopy, from, ...objectSteps(before, item), step.returnIntoArrayPop]
    : [step.arrayAppendValue, item]
}

const indexOfKey = (items: readonly unknown[], key: string) =>
  items.findIndex((item) => isObject(item) && item._key === key)

/** Shared start and end as slices of the old text, in UTF-8 bytes; null when too little is shared. */
function stringSteps(left: string, right: string): unknown[] | null {
  const start = sharedStart(left, right)
  const end = sharedEnd(left, right, start)
  if (start + end < 4) return null
  const middle = right.slice(start, right.length - end)
  return [
    ...(start > 0 ? [step.stringAppendSlice, 0, bytes(left.slice(0, start))] : []),
    ...(middle ? [step.stringAppendString, middle] : []),
    ...(end > 0
      ? [step.stringAppendSlice, bytes(left.slice(0, left.length - end)), bytes(left)]
      : []),
  ]
}

function sharedStart(left: string, right: string): number {
  let length = 0
  while (length < left.length && length < right.length && left[length] === right[length])
    length += 1
  // Never between the two halves of a character.
  return length > 0 && isHighSurrogate(left.charCodeAt(length - 1)) ? length - 1 : length
}

function sharedEnd(left: string, right: string, start: number): number {
  const most = Math.min(left.length, right.length) - start
  let length = 0
  while (length < most && left.at(-1 - length) === right.at(-1 - length)) length += 1
  return length > 0 && isLowSurrogate(left.charCodeAt(left.length - length)) ? length - 1 : length
}

const isHighSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdb_ff
const isLowSurrogate = (code: number) => code >= 0xdc_00 && code <= 0xdf_ff
const bytes = (text: string) => Buffer.byteLength(text)

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
