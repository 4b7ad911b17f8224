/** Numbers from 0 up to 1, the same for the same seed. */
type Random = () => number

/** A query and how it is sent. */
export interface AnyQuery {
  query: string
  params: Record<string, unknown>
  withSourceMap: boolean
}

const names = ['_id', '_type', 'title', 'slug.current', 'body', 'category', 'order', 'key', 'text']
const types = ['guide', 'faq', 'pageContent', 'marketingClaim', 'sanity.imageAsset', 'none']
const functions = ['count', 'defined', 'length', 'lower', 'upper', 'string', 'round', 'coalesce']
const spaced = ['pt::text', 'array::unique', 'array::compact', 'math::sum']
const operators = ['==', '!=', '<', '>', '&&', '||', '+', '-', '*', '/', '%', '**', 'in', 'match']

type Make = (length: number, more: (length: number) => string) => string

/**
 * Random syntax trees of the length asked for, about: a node takes its share and gives the rest to
 * its children. Most are queries; some are cut, joined or misspelt, as no parser likes them.
 */
export function anyQuery(random: Random, longest: number): AnyQuery {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  // Log-uniform: as many between 50 and 500 as between 5,000 and 50,000.
  const length = Math.floor(Math.exp(random() * Math.log(longest)))
  const leaf = () =>
    pick([
      () => pick(names),
      () => `"${pick(types)}"`,
      () => String(Math.floor(random() * 100)),
      () => pick(['@', '^', '^.^', '*', 'true', 'null', '$p', '$list', 'now()', '[]']),
      () => `"${pick(['car', 'le*', '\\u{41}', '\\n', "'", 'a b c'])}"`,
      () => pick(['^._id', '*[0]', '@.title', 'category->', 'tags[]', '-1', '1.5e3']),
    ])()
  const list: Make = (rest, more) => {
    const items: string[] = []
    const share = Math.max(2, Math.floor(rest * random()))
    for (let left = rest; left > 0; left -= share + 1) items.push(more(Math.min(left, share)))
    return items.join(',')
  }
  const split = (
    rest: number,
    more: (length: number) => string,
    join: (a: string, b: string) => string,
  ) => {
    const first = Math.floor(rest * random())
    return join(more(first), more(rest - first))
  }
  const nodes: readonly Make[] = [
    (rest, more) => `(${more(rest - 2)})`,
    (rest, more) => `[${list(rest - 2, more)}]`,
    (rest, more) => `{"${pick(names)}":${more(rest - 12)},${pick(['...', 'title', '_id'])}}`,
    (rest, more) => `*[_type=="${pick(types)}"&&${more(rest - 20)}]`,
    (rest, more) => split(rest, more, (base, condition) => `(${base})[${condition}]`),
    (rest, more) => split(rest, more, (base, value) => `(${base}){"a":${value}}`),
    (rest, more) =>
      split(rest, more, (base, order) => `(${base})|order((${order}) ${pick(['asc', 'desc'])})`),
    (rest, more) => split(rest, more, (left, right) => `(${left} ${pick(operators)} ${right})`),
    (rest, more) => split(rest, more, (left, right) => `(${left} && ${right})`),
    (rest, more) => split(rest, more, (when, then) => `select(${when}=>${then},1)`),
    (rest, more) => `${pick(functions)}(${more(rest - 8)})`,
    (rest, more) => `${pick(spaced)}(${more(rest - 12)})`,
    (rest, more) => `string::split(${more(rest - 18)},"a")`,
    (rest, more) =>
      `(${more(rest - 8)})${pick(['[0..9]', '[0]', '[]', '.title', '->', '->title', '[-1]'])}`,
    (rest, more) => `${pick(['!', '-', '+'])}${more(rest - 1)}`,
    (rest, more) => `(${more(rest - 24)} match text::query("${pick(['car', '-van le*', 'a b'])}"))`,
    (rest, more) => `*[0..5]|score(${more(rest - 16)})`,
  ]
  const grown = (rest: number): string => (rest < 12 ? leaf() : pick(nodes)(rest, grown))
  // Long ones are rows of shorter trees, or one tree, which then is deep.
  const isRow = length > 300 && random() < 0.7
  const tree = (rest: number) =>
    isRow ? `[${rowOf(rest, () => grown(Math.ceil(300 * random())))}]` : grown(rest)
  let text = tree(length)
  for (let rest = length / 2; text.length > longest; rest /= 2) text = tree(rest)
  return {
    query: random() < 0.1 ? damaged(text, random) : text,
    params: { p: pick([1, 'guide', null, ['a', 'b'], { a: { b: 1 } }]), list: types },
    withSourceMap: random() < 0.1,
  }
}

function rowOf(length: number, make: () => string): string {
  const items: string[] = []
  for (let left = length; left > 0; left -= items.at(-1)!.length + 1) items.push(make())
  return items.join(',')
}

/** One character more, less or another somewhere. */
function damaged(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const extra = '()[]{}"\'\\|*&=,.:$^@!;\u0000'[Math.floor(random() * 22)]!
  return (
    text.slice(0, at) + (random() < 0.5 ? extra : '') + text.slice(at + (random() < 0.5 ? 1 : 0))
  )
}
