import { expect, test } from 'vitest'
import { figureFilePath, figureFiles } from './figure-files.ts'

test('C-202 each file of figures has an address of its own', () => {
  expect(figureFilePath('price-positions')).toBe('/api/figures/price-positions/file')
  expect(new Set(figureFiles.map(figureFilePath)).size).toBe(figureFiles.length)
})
