import path from 'node:path'
import { expect, test } from 'vitest'
import { scriptBytes } from './script-bytes.ts'

test('D-109 the script that counts views weighs less than a kilobyte', async () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const { first, onTouch } = await scriptBytes(root, ['site/components/layout/page-visit.ts'])
  expect(first.gz).toBeLessThan(1000)
  expect(onTouch.gz).toBe(0)
  // What the calls and the pages are stays where it is.
  expect(first.files.filter((file) => file.startsWith('core/'))).toEqual([
    'core/figures/page-visit.ts',
    'core/routes/route-pattern.ts',
  ])
})
