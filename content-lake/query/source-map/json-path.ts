const escapes: Record<string, string> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': String.raw`\\`,
}

/**
 * One step of a path as source maps write it.
 * @example stepTo('title') // "['title']"
 * @example stepTo(3) // '[3]'
 */
export const stepTo = (key: string | number): string =>
  typeof key === 'number' ? `[${key}]` : `['${escaped(key)}']`

/**
 * The step to a value inside a document: items of lists that have a key are named by it, so that
 * the path still leads there when the list has changed.
 * @example pathTo({ _key: 'a1' }, 3) // "[?(@._key=='a1')]"
 */
export function pathTo(value: unknown, key: string | number): string {
  const named = typeof key === 'number' ? (value as { _key?: unknown } | null)?._key : undefined
  return typeof named === 'string' && named !== ''
    ? `[?(@._key=='${escaped(named)}')]`
    : stepTo(key)
}

const escaped = (text: string) => text.replaceAll(/[\f\n\r\t'\\]/g, (sign) => escapes[sign]!)
