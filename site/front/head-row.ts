import type { PayloadRow } from './payload-rows.ts'

/** The import that stands for static parts, whose script also reads the head. */
const staticPart = /^I\[.*,"StaticPart"\]\n$/

type Tag = ['$', string, string, unknown]

/**
 * Rows in which the title of a page and the tags after it are a number of tags to be taken from the
 * document, where a static part can do so. Rule D-100.
 */
export function withoutHead(rows: readonly PayloadRow[]): readonly PayloadRow[] {
  const part = rows.find(({ text }) => staticPart.test(text))
  const at = rows.findIndex(({ text }) => text.startsWith('[["$","title","0",'))
  if (!part || at === -1) return rows
  const { id, text } = rows[at]!
  const tags = JSON.parse(text) as Tag[]
  const own = tags.filter(([, type]) => ['title', 'meta', 'link'].includes(type))
  const rest = tags.slice(own.length)
  const head = ['$', `$L${part.id}`, 'head', { part: 0, headTags: own.length }]
  return rows.with(at, { id, text: `${JSON.stringify([head, ...rest])}\n` })
}
