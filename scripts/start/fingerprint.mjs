import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', '.next', 'dist', '.sanity', '.data', 'test-results'])
// Neither ends up in a build, and both change far more often than what does.
const isTest = (name) => /\.(test|e2e)\.tsx?$/.test(name)
// Written by the builds themselves.
const isByProduct = (name) => name === 'next-env.d.ts' || name.endsWith('.tsbuildinfo')

/**
 * Hash of everything a build is made from: the files below `sources` (paths from `folder`; a missing
 * one counts as empty) and the `values` that get baked in.
 */
export function fingerprint(folder, sources, values) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(path.join(folder, source))) {
      hash.update(`${path.relative(folder, file)}\0`)
      hash.update(readFileSync(file))
      hash.update('\0')
    }
  }
  hash.update(JSON.stringify(values))
  return hash.digest('hex')
}

function filesOf(place) {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !isTest(entry.name) && !isByProduct(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isSymbolicLink() ? [] : filesOf(path.join(place, entry.name))))
}
