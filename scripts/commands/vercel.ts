// `npm run vercel`: writes vercel.json from the tables in site/policy. A test fails while it is older.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { endWith } from '../data-commands/end-with.ts'
import { root } from '../start/root.mjs'
import { vercelText } from '../vercel/vercel-config.ts'

await endWith(() => {
  writeFileSync(path.join(root, 'vercel.json'), vercelText())
  console.log('vercel.json is written')
  return true
})
