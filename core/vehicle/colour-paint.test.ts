import { expect, test } from 'vitest'
import { paintOfColour } from './colour-paint.ts'

test.each([
  ['Pure white', 'chalk'],
  ['Midnight black', 'ink'],
  ['Moonstone grey', 'fog'], // a pale grey: the first word that says a colour counts
  ['Graphite grey', 'graphite'],
  ['Lagoon blue', 'lagoon'],
  ['Harbour Blue metallic', 'harbour'],
  ['Soul-Red', 'poppy'],
  ['constructor', null],
  ['', null],
])('K-35 %j is drawn in %s', (colour, paint) => {
  expect(paintOfColour(colour)).toBe(paint)
})
