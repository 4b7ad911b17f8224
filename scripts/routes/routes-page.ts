import type { RouteRow } from './route-rows.ts'

const head = `# Routes

Every page of the product, by its name in \`core/routes/route-table.ts\`. Written by \`npm run routes\` from that table, the site's \`site/policy/routes.ts\` and the pages that browser tests open (\`e2e/larkway/known-pages.ts\`); \`npm run check\` fails while it says something else than they do. Rules: [addresses](rules/addresses.md).

- **layout**: in full, landing (no menu, short footer), external (neither) or the office's own (admin).
- **title**: the page's own, a search's, or the template that names the make.
- **search engines**: whether they may list the page.
- **cache**: *fixed* is rendered once and kept until rates or content change; a *live twin* answers when the query chooses something. A *cached list* is rendered once for each set of filters, *live* for each request.
- **opened as**: the names of the browser tests that open it.`

/** The text of docs/ROUTES.md. */
export function routesPage(rows: readonly RouteRow[]): string {
  const built = rows.filter(({ cache }) => cache !== null)
  const missing = rows.filter(({ cache }) => cache === null)
  return `${[
    head,
    `## Built: ${built.length} of ${rows.length}`,
    table(
      ['route', 'address', 'layout', 'title', 'search engines', 'cache', 'opened as'],
      built.map((row) => [...facts(row), row.cache!, row.openedAs.join(', ')]),
    ),
    `## Still missing: ${missing.length}`,
    missing.length === 0
      ? 'None.'
      : table(['route', 'address', 'layout', 'title', 'search engines'], missing.map(facts)),
  ].join('\n\n')}\n`
}

/** What is wrong with the file, and with what it is made from, each with what mends it. */
export function routesErrors(rows: readonly RouteRow[], written: string): string[] {
  const unopened = rows.filter(({ cache, openedAs }) => cache !== null && openedAs.length === 0)
  return [
    ...(written === routesPage(rows)
      ? []
      : ['docs/ROUTES.md is older than the tables it is made from. Run npm run routes.']),
    ...unopened.map(
      ({ name }) =>
        `No browser test opens the route "${name}". Add a page of it to e2e/larkway/known-pages.ts.`,
    ),
  ]
}

const facts = ({ name, path, layout, title, isListed }: RouteRow): string[] => [
  `\`${name}\``,
  `\`${path}\``,
  layout,
  title,
  isListed ? 'list it' : 'leave it out',
]

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
