// `npm run routes`: writes docs/ROUTES.md, every route with what holds of it and what is missing.
// `--check` writes nothing and fails when the file is older than the tables it is made from, or when
// a page is built that no browser test opens.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endWith } from '../data-commands/end-with.ts'
import { routeRows } from '../routes/route-rows.ts'
import { routesErrors, routesPage } from '../routes/routes-page.ts'
import { root } from '../start/root.mjs'

const file = path.join(root, 'docs/ROUTES.md')

function main(): boolean {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const rows = routeRows()
  if (!values.check) writeFileSync(file, routesPage(rows))
  const errors = routesErrors(rows, existsSync(file) ? readFileSync(file, 'utf8') : '')
  for (const error of errors) console.log(`FAILED  ${error}`)
  const missing = rows.filter(({ cache }) => cache === null).map(({ name }) => name)
  console.log(
    `${rows.length} routes: ${rows.length - missing.length} built, ${missing.length} missing`,
  )
  return errors.length === 0
}

await endWith(main)
