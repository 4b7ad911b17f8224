import { execFileSync } from 'node:child_process'
import path from 'node:path'

type Report = {
  issues: { file: string; files?: unknown[]; exports?: Named[]; types?: Named[] }[]
}
type Named = { name: string }

/**
 * Code that no program reaches: files, and exports of files that are reached as `file#name`,
 * sorted. The programs are the entries of `knip.production.json`: the servers, Next's routes, the
 * Studio, workers and scripts. Tests, fixtures and generated files count on neither side.
 */
export function unreachedNames(root: string): string[] {
  const knip = path.join(root, 'node_modules/knip/bin/knip.js')
  const arguments_ = ['--production', '--config', 'knip.production.json', '--reporter', 'json']
  const text = execFileSync(process.execPath, [knip, ...arguments_, '--no-exit-code'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { issues } = JSON.parse(text) as Report
  return issues
    .filter(({ file }) => !file.includes('/generated/'))
    .flatMap(({ file, files = [], exports = [], types = [] }) =>
      files.length > 0 ? [file] : [...exports, ...types].map(({ name }) => `${file}#${name}`),
    )
    .toSorted()
}
