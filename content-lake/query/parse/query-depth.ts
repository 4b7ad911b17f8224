/** How deeply a query may be nested: brackets, and operators one after the other, all told. */
export const deepestQuery = 250

/** The nodes on the longest way down a syntax tree; a level of the text is up to four of them. */
export const deepestTree = 1000

/** The longest chains of one stretch between commas, and the deepest bracket inside it. */
interface Stretch {
  ors: number
  ands: number
  /** Comparisons, arithmetic, signs and directions since the last `&&` or `||`. */
  others: number
  mostOthers: number
  mostAnds: number
  /** `.name`, `[…]`, `{…}`, `->` and pipes since the last operator. */
  steps: number
  mostSteps: number
  deepestBracket: number
}

/** A string, with the escapes as the parser reads them. It matches at every quote. */
const stringIn = (quote: string) =>
  String.raw`${quote}(?:[^${quote}\\]|\\u\{[^}]*\}|\\u[^]{0,4}|\\[^])*(?:${quote}|\\?$)`

/** A string, a comment, an operator, a bracket or a direction; the rest makes nothing deeper. */
const tokens = new RegExp(
  [
    stringIn('"'),
    stringIn("'"),
    String.raw`\/\/.*|->|&&|\|\||[([{}\]),;.|!+\-*/%<>=]|\b(?:asc|desc)\b`,
  ].join('|'),
  'g',
)

/**
 * An upper bound of the depth of a query's syntax tree, from its text alone: brackets inside
 * brackets, chains of operators, of attributes and of signs. Functions that the query declares count
 * once; `treeDepth` sees what they were written out to. Reads every character once and does not
 * recurse.
 */
export function queryDepth(query: string): number {
  let stretch = newStretch()
  // What is closed inside a bracket: the deepest of its stretches so far.
  const open: { around: Stretch; deepest: number }[] = []
  let deepest = 0
  let declared = 0
  for (const [token] of query.matchAll(tokens)) {
    if (token === '(' || token === '[' || token === '{') {
      // After a value `[` and `{` are steps of a chain, and at the start of one they do no harm.
      if (token !== '(') step(stretch)
      open.push({ around: stretch, deepest })
      stretch = newStretch()
      deepest = 0
    } else if (token === ')' || token === ']' || token === '}') {
      const inside = Math.max(deepest, depthOf(stretch))
      const bracket = open.pop()
      // A bracket too many is a mistake that the parser reports.
      if (!bracket) continue
      stretch = bracket.around
      deepest = bracket.deepest
      stretch.deepestBracket = Math.max(stretch.deepestBracket, inside + 1)
    } else if (token === ',') {
      deepest = Math.max(deepest, depthOf(stretch))
      stretch = newStretch()
    } else if (token === ';') {
      declared += Math.max(deepest, depthOf(stretch))
      deepest = 0
      stretch = newStretch()
    } else count(token, stretch)
  }
  let whole = Math.max(deepest, depthOf(stretch))
  // Brackets that were never closed: the parser goes down into them all the same.
  for (const { around, deepest: before } of open.toReversed()) {
    around.deepestBracket = Math.max(around.deepestBracket, whole + 1)
    whole = Math.max(before, depthOf(around))
  }
  return declared + whole
}

/** The nodes on the longest way down a tree. Does not recurse, and looks no deeper than `limit`. */
export function treeDepth(tree: object, limit: number): number {
  let level: object[] = [tree]
  let depth = 0
  for (; level.length > 0 && depth <= limit; depth += 1) level = level.flatMap(childrenOf)
  return depth
}

function childrenOf(node: object): object[] {
  if ((node as { type?: unknown }).type === 'Value') return []
  return Object.values(node)
    .flat()
    .filter((child): child is object => child !== null && typeof child === 'object')
}

const newStretch = (): Stretch => ({
  ors: 0,
  ands: 0,
  others: 0,
  mostOthers: 0,
  mostAnds: 0,
  steps: 0,
  mostSteps: 0,
  deepestBracket: 0,
})

const depthOf = ({ ors, mostAnds, mostOthers, mostSteps, deepestBracket }: Stretch) =>
  ors + mostAnds + mostOthers + mostSteps + deepestBracket

/** Operators that bind more tightly begin their chains anew after one that binds less. */
function count(token: string, stretch: Stretch): void {
  const first = token[0]!
  if (first === '"' || first === "'" || token.startsWith('//')) return
  if (token === '.' || token === '->' || token === '|') step(stretch)
  else {
    stretch.steps = 0
    if (token === '||') {
      stretch.ors += 1
      stretch.ands = 0
      stretch.others = 0
    } else if (token === '&&') {
      stretch.ands += 1
      stretch.mostAnds = Math.max(stretch.mostAnds, stretch.ands)
      stretch.others = 0
    } else {
      stretch.others += 1
      stretch.mostOthers = Math.max(stretch.mostOthers, stretch.others)
    }
  }
}

function step(stretch: Stretch): void {
  stretch.steps += 1
  stretch.mostSteps = Math.max(stretch.mostSteps, stretch.steps)
}
