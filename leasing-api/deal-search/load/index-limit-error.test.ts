import { expect, test } from 'vitest'
import { rawRatesOf } from '#leasing-api/test/oracles/plain-world.ts'
import { buildInWorker } from './build-in-worker.ts'
import { buildRateColumns } from './build-rate-columns.ts'
import { checkIndexLimits, IndexLimitError } from './index-limit-error.ts'

test('as many derivatives and providers as have a number are taken', () => {
  expect(() => checkIndexLimits(65_535, 255)).not.toThrow()
})

test.each([
  [65_536, 1],
  [1, 256],
])('%d derivatives of %d providers are refused by name', (derivatives, providers) => {
  const ids = (size: number) => Array.from({ length: size }, (_, at) => at + 1)
  const raw = { ...rawRatesOf([]), derivativeIds: ids(derivatives), providerIds: ids(providers) }
  expect(() => buildRateColumns(raw)).toThrow(IndexLimitError)
})

test('the worker refuses by the same name', async () => {
  const derivativeIds = Array.from({ length: 65_536 }, (_, at) => at + 1)
  await expect(buildInWorker({ ...rawRatesOf([]), derivativeIds })).rejects.toMatchObject({
    name: 'IndexLimitError',
    message: expect.stringContaining('65536 derivatives') as string,
  })
})
