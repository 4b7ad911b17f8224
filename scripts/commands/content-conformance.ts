// `npm run content:conformance`: writes the table of docs/CONTENT_LAKE.md anew.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceTable, withTable } from '#content-lake/test/oracles/conformance-table.ts'

const file = process.argv[2] ?? path.resolve(import.meta.dirname, '../../docs/CONTENT_LAKE.md')
writeFileSync(file, withTable(readFileSync(file, 'utf8'), await conformanceTable()))
console.log(`${path.relative(process.cwd(), file)} is up to date.`)
