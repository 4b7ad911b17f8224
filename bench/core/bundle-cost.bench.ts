// What pages import from core, in bytes of gzip -9: the page's own script bundled with core, less the
// same without it. Each folder's row is what leaving out that folder alone would save, so the rows
// add up to a little less than the whole, since gzip shares what folders have in common.
import path from 'node:path'
import { without } from '../bundle/own-packages.ts'
import { clientRoots } from '../bundle/client-roots.ts'
import { scriptBytes } from '../bundle/script-bytes.ts'
import { machineLine } from '../measure.ts'
import { tableOf } from '../print-table.ts'

const root = path.resolve(import.meta.dirname, '../..')
const site = 'site/app/[storefront]/(site)'
const pages = {
  'filter page': `${site}/compare-car-leasing/page.tsx`,
  'deal page': `${site}/vehicles/[capId]/offers/page.tsx`,
  'enquiry page': 'site/app/[storefront]/(landing)/vehicles/[capId]/get-this-deal/page.tsx',
}

const number = (bytes: number) => bytes.toLocaleString('en-GB')
/** A folder of core, or the package that a file belongs to. */
const partOf = (file: string) =>
  /^core\/[^/]+/.exec(file)?.[0] ?? /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? null

const corePart = /^(core|node_modules)\//

console.log(`${machineLine()}\n`)
for (const [name, page] of Object.entries(pages)) {
  const roots = await clientRoots(root, page)
  const whole = await scriptBytes(root, roots)
  const bare = await scriptBytes(root, roots, [without(root, corePart)])
  const row = (title: string, more: typeof whole, less: typeof whole) => [
    title,
    number(more.first.minified - less.first.minified),
    number(more.first.gz - less.first.gz),
  ]
  const rows = [row('all of core', whole, bare)]
  const parts = new Set(whole.first.files.map(partOf).filter((part) => part !== null))
  for (const part of [...parts].toSorted()) {
    const left = new RegExp(`^${part.replaceAll(/[.\\/@-]/g, String.raw`\$&`)}/`)
    rows.push(row(`  ${part}`, whole, await scriptBytes(root, roots, [without(root, left)])))
  }
  if (whole.onTouch.files.length > 0) {
    const touched = new Set(whole.onTouch.files.map(partOf).filter((part) => part !== null))
    rows.push([
      `on touch: ${[...touched].join(', ')}`,
      number(whole.onTouch.minified),
      number(whole.onTouch.gz),
    ])
  }
  console.log(`${tableOf([`${name} (${roots.length} client files)`, 'minified', 'gz'], rows)}\n`)
}
