const name = String.raw`[A-Za-z_]\w*`
const text = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`
const number = String.raw`-?\d+`
const literal = String.raw`(?:${text}|${number}(?:\.\d+)?|true|false)`
const range = `(?:${number}:(?:${number})?|:${number})`
/** `_key == "a"`, `price > 5`, or `price?`: items that have it. */
const condition = String.raw`(?:@|${name}(?:\.${name})*)(?:\s*(?:==|!=|<=|>=|<|>)\s*${literal}|\?)`
const selector = `(?:${range}|${condition}|${number}|${text})`
const brackets = String.raw`\[\s*${selector}(?:\s*,\s*${selector})*\s*\]`
const readable = new RegExp(
  String.raw`^(?:(?:\.\.)?${name}|${brackets})(?:\.\.?${name}|${brackets})*$`,
)

/** Limit of a path's length, beyond any of an editor's form. */
const longestPath = 2000

/**
 * Whether the whole of a path of a patch can be read: names joined by dots, with items of arrays in
 * brackets by place, range, condition or name in quotes. What applies patches leaves out the part of
 * a path it does not understand, and would change something else.
 * @see https://www.sanity.io/docs/content-lake/json-match
 */
export function isReadablePath(path: string): boolean {
  return path.length <= longestPath && readable.test(path)
}
