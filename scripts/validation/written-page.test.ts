import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/root.mjs'
import { pageOfSources } from './written-page.ts'

test('docs/VALIDATION.md says what the sources say: npm run validation writes it', async () => {
  const written = readFileSync(path.join(root, 'docs/VALIDATION.md'), 'utf8')
  expect(written).toBe(await pageOfSources())
})
