import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceText } from './citations.ts'

const endings = /\.(ts|tsx|mjs|css)$/
const passedOver = new Set(['node_modules', 'generated', 'dist', 'test-results'])
/** Copies of core that mutation testing makes. */
const copies = 'tools/mutate'

/** Every source file under the root that may cite a rule, in the order of their names. */
export function sourceTexts(root: string, folder = ''): SourceText[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        const isOurs = !entry.name.startsWith('.') && !passedOver.has(entry.name) && file !== copies
        return isOurs ? sourceTexts(root, file) : []
      }
      if (!endings.test(entry.name)) return []
      return [{ file, text: readFileSync(path.join(root, file), 'utf8') }]
    })
}
