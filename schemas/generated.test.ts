import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const generated = path.join(root, 'schemas/generated')

/**
 * Generates again, from a copy of the sources in a folder of its own, and compares. The Studio is
 * copied too because its configuration names the schemas relative to itself, core because the
 * schemas take their lists of pages from it.
 */
test('the generated types are as new as the schemas and queries', { timeout: 180_000 }, () => {
  const fresh = mkdtempSync(path.join(os.tmpdir(), 'larkway-generated-'))
  try {
    for (const folder of ['core', 'schemas', 'studio']) {
      cpSync(path.join(root, folder), path.join(fresh, folder), {
        recursive: true,
        filter: (source) => !/\/(node_modules|dist|generated|\.sanity)$|\.test\.ts$/.test(source),
      })
    }
    for (const file of ['package.json', 'tsconfig.json']) {
      cpSync(path.join(root, file), path.join(fresh, file))
    }
    for (const folder of ['node_modules', 'studio/node_modules']) {
      const target = path.join(root, folder)
      if (existsSync(target)) symlinkSync(target, path.join(fresh, folder))
    }
    const sanity = path.join(root, 'node_modules/@sanity/cli/bin/run.js')
    for (const command of [
      ['schemas', 'extract'],
      ['typegen', 'generate'],
    ]) {
      execFileSync(process.execPath, [sanity, ...command], {
        cwd: path.join(fresh, 'studio'),
        stdio: 'pipe',
        env: { ...process.env, CI: '1', DO_NOT_TRACK: '1' },
      })
    }
    for (const name of ['schema.json', 'sanity.types.ts']) {
      const text = (folder: string) => readFileSync(path.join(folder, name), 'utf8')
      expect(
        text(path.join(fresh, 'schemas/generated')),
        `schemas/generated/${name} is older than its sources. Run npm run typegen --workspace studio.`,
      ).toBe(text(generated))
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
})
