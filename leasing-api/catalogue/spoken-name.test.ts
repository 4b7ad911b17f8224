import { expect, test } from 'vitest'
import { trimName } from '#core/vehicle/trim-name.ts'
import { authoredCatalogue } from './authored-catalogue.ts'
import { expandMake } from './expand-make.ts'
import { spokenName } from './spoken-name.ts'

test.each([
  ['Picanto', '1.0 62', 62, '2', '1.0 62bhp 2'],
  ['Niro', '1.6 HEV 127', 125, '2', '1.6 HEV 127PS 2'],
  ['GLS', 'GLS 450 d 367 4MATIC Auto', 362, 'AMG Line', '450 d 367PS 4MATIC Auto AMG Line'],
  ['MG3', '1.5 115', 113, 'SE', '1.5 115PS SE'],
  ['1 Series', '120 170', 168, 'Sport', '120 170PS Sport'], // the model's 120 is no power
  ['Defender 90', 'D250', 245, 'S', 'D250 S'],
  ['Boxer Van', '2.2 BlueHDi 140 335 L2H2', 138, 'Pro', '2.2 BlueHDi 140PS 335 L2H2 Pro'],
])('K-34 %s %s with %d bhp is read %5$s', (model, label, powerBhp, trim, name) => {
  expect(spokenName([model], { label, powerBhp }, trim)).toBe(name)
})

test('K-34 no name of the catalogue is doubled or ends in two bare numbers, and each trim is told', () => {
  for (const make of authoredCatalogue) {
    const trims = new Set(make.ranges.flatMap(({ models }) => models).flatMap((m) => m.trims))
    const names = new Set([...trims].map(({ name }) => name))
    for (const { name, carModel } of expandMake(make)) {
      expect(name.startsWith(`${carModel.name} `), name).toBe(false)
      expect(name, make.name).not.toMatch(/(?<![\w.])\d{2,3} \d$/)
      if (names.has(trimName(name))) continue
      expect(
        [...names].some((trim) => name.endsWith(trim)),
        name,
      ).toBe(true)
    }
  }
})
