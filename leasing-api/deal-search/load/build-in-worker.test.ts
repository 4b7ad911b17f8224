import { afterEach, expect, test, vi } from 'vitest'
import { rawRatesOf } from '#leasing-api/test/oracles/plain-world.ts'
import { buildInWorker } from './build-in-worker.ts'

afterEach(() => vi.unstubAllEnvs())

test('what a thread built is heard among what watch mode says of its files', async () => {
  // `node --watch` sets this for the program, and Node then sends messages from every thread.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const { columns, index } = await buildInWorker(rawRatesOf([]))
  expect(columns.runs).toEqual([])
  expect(index).toBeDefined()
})
