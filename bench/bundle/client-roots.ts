import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { ownPackages } from './own-packages.ts'
import { pageEntries } from './page-entries.ts'

const directive = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/

/**
 * The `'use client'` files that a page and its layouts reach by static imports: where its script in
 * the browser begins. Whatever these import in turn is theirs and not listed.
 */
export async function clientRoots(root: string, page: string): Promise<string[]> {
  const entries = pageEntries(root, page)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty', '.svg': 'text' },
    plugins: [ownPackages],
  })
  const roots = new Set<string>()
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (/\.[jt]sx?$/.test(file) && directive.test(readFileSync(path.join(root, file), 'utf8'))) {
      roots.add(file)
      return
    }
    for (const { path: target, kind, external } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) walk(target)
    }
  }
  for (const entry of entries) walk(entry)
  return [...roots].toSorted()
}
