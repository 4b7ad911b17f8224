import { unsupportedFeatures } from '#content-lake/project/unsupported-routes.ts'
import { unsupportedFunctions } from '#content-lake/query/parse/unsupported-function.ts'
import { type KnownQuery, siteQueries, studioQueries } from './known-queries.ts'
import { perspectiveRows } from './perspective-rows.ts'
import { rewrittenFunctions } from './rewritten-functions.ts'

/** The marks between which the table stands in its document. */
export const tableMarks = ['<!-- conformance: begin -->', '<!-- conformance: end -->'] as const

/** What the lake does and does not do, written from the rows that the conformance test tries. */
export async function conformanceTable(): Promise<string> {
  return [
    '### Queries of the site',
    '',
    'Each answers what groq-js answers without any of the lake’s short cuts.',
    '',
    table(['file of `schemas/queries`', 'queries'], groupedByFile(await siteQueries())),
    '### Queries of the Studio',
    '',
    'Recorded from the built Studio; they stand in `content-lake/test/oracles/studio-queries.json`.',
    '',
    table(['while an editor …', 'queries', 'listeners', 'perspectives'], studioRows()),
    '### Perspectives',
    '',
    table(
      ['perspective', 'since version', 'what is seen', 'without a token'],
      perspectiveRows.map(({ perspective, apiVersion, meaning, isForThePublic }) => [
        perspective === null ? 'none' : code(perspective),
        perspective === null ? apiVersion : 'any',
        meaning,
        isForThePublic ? 'published documents' : '401',
      ]),
    ),
    '### Functions with a reading of their own',
    '',
    table(
      ['function', 'what it does here'],
      rewrittenFunctions.map(({ name, meaning }) => [name, meaning]),
    ),
    '### Not supported',
    '',
    'A query that calls one of these functions is refused with 400 `queryParseError`, which names it and its place.',
    '',
    table(
      ['function', 'instead'],
      Object.entries(unsupportedFunctions).map(([name, advice]) => [code(`${name}()`), advice]),
    ),
    'A request for one of these features is refused with an error that names it.',
    '',
    table(
      ['feature', 'addresses'],
      [...Map.groupBy(unsupportedFeatures, ({ feature }) => feature)].map(([feature, routes]) => [
        feature,
        routes.map(({ path }) => code(path)).join(', '),
      ]),
    ),
  ]
    .join('\n')
    .trimEnd()
}

/** The document with the table as it is now between its marks. */
export function withTable(document: string, table: string): string {
  const [begin, end] = tableMarks
  const [before, after] = [document.indexOf(begin), document.indexOf(end)]
  if (before < 0 || after < before) {
    throw new Error(`The document needs the lines ${begin} and ${end} around the table.`)
  }
  return `${document.slice(0, before)}${begin}\n\n${table}\n\n${document.slice(after)}`
}

const groupedByFile = (queries: readonly KnownQuery[]) =>
  [...Map.groupBy(queries, ({ source }) => source)].map(([source, ofFile]) => [
    code(source),
    ofFile.map(({ name }) => code(name)).join(', '),
  ])

const studioRows = () =>
  [...Map.groupBy(studioQueries(), (query) => query.while)].map(([doing, sent]) => {
    const count = (route: string) => String(sent.filter((query) => query.route === route).length)
    const perspectives = new Set(sent.map(({ perspective }) => perspective ?? 'none'))
    return [doing, count('query'), count('listen'), [...perspectives].sort().join(', ')]
  })

const code = (text: string) => `\`${text}\``

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
    .concat('\n')
