import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { holdsOffice, holdsPhoneMetadata, holdsYup, holdsZod } from './chunk-markers.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The browser tests see no zod in any chunk of the site, and neither yup nor phone metadata in one
 * that a page loads at first, nor the office in one of a public page. Here the same look finds them in bundles that do hold them.
 */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

test.each([
  // All calls, those of the office too.
  ['zod', "export { calls } from './core/contract/calls.ts'", ['zod', 'office']],
  ['one schema of zod', "import * as z from 'zod'; console.log(z.string())", ['zod']],
  ['yup', "export * from './core/validation/forms/enquiry-form.ts'", ['yup']],
  [
    'phone metadata',
    "import { parsePhoneNumberFromString as p } from 'libphonenumber-js/max'; console.log(p('1'))",
    ['phone metadata'],
  ],
  [
    'a list of the office',
    "export { searchLeads } from './core/contract/generated/office-request-shapes.ts'",
    ['office'],
  ],
  ['the menu of the office', "export { default } from './site/messages/en/admin.json'", ['office']],
  ['the calls of guests', "export * from './core/contract/generated/request-shapes.ts'", []],
  ['the account of somebody', "export * from './site/data/account/browser.ts'", []],
  ['none of them', "export * from './core/pricing/money/currency.ts'", []],
])('a bundle with %s', async (_, contents, held) => {
  const code = await bundled(contents)
  const looks = {
    zod: holdsZod,
    yup: holdsYup,
    'phone metadata': holdsPhoneMetadata,
    office: holdsOffice,
  }
  const found = Object.entries(looks).filter(([, holds]) => holds(code))
  expect(found.map(([name]) => name)).toEqual(held)
})
