// `npm run bench:core [name…]`: every bench/core/*.bench.ts, or those whose name holds a word given.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/root.mjs'

const folder = path.join(root, 'bench/core')
const words = process.argv.slice(2)
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted()

const failed = files.filter((file) => {
  console.log(`\n== ${file}`)
  const { status } = spawnSync(process.execPath, [path.join(folder, file)], { stdio: 'inherit' })
  return status !== 0
})
if (failed.length > 0) console.log(`\nFAILED  ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
