import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { holdsPhoneMetadata, holdsZod } from '../e2e/larkway/chunk-markers.ts'
import { root } from './start/root.mjs'

/**
 * The browser tests see no zod in any chunk of the site, and no phone metadata in one that a page
 * loads at first. Here the same look finds both in bundles that do hold them.
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
  ['zod', "export { calls } from './core/contract/calls.ts'", true, false],
  ['one schema of zod', "import * as z from 'zod'; console.log(z.string())", true, false],
  [
    'phone metadata',
    "import { parsePhoneNumberFromString as p } from 'libphonenumber-js/max'; console.log(p('1'))",
    false,
    true,
  ],
  ['neither', "export * from './core/pricing/currency.ts'", false, false],
])('a bundle with %s', async (_, contents, zod, phone) => {
  const code = await bundled(contents)
  expect({ zod: holdsZod(code), phone: holdsPhoneMetadata(code) }).toEqual({ zod, phone })
})
