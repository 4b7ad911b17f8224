import { expect, test } from 'vitest'
import { trimName } from './trim-name.ts'

test.each([
  ['1.2 Turbo 100 GS', 'GS'],
  ['1.2 Turbo 130 Auto GS Line', 'GS Line'],
  ['1.0 EcoBoost 125 Titanium X', 'Titanium X'],
  ['54kWh 156 Long Range Ultimate', 'Ultimate'],
  ['77KWH Match', 'Match'],
  ['320d 190 xDrive M Sport Pro', 'M Sport Pro'],
  ['D250 X-Dynamic SE', 'X-Dynamic SE'],
  ['1.5 BlueHDi 130 EAT8 Allure', 'Allure'],
  ['2.2 Turbo D 140 L3H2 Pro', 'Pro'],
  ['1.5 e-DCT7 N-Design', 'N-Design'],
  ['1.2 TCe 40 Evolution', 'Evolution'],
  ['1.2 TCe 39 Evolution', '39 Evolution'], // the number of a trim, not a power
  ['2.0 TSI 265 GTI', 'GTI'],
  ['100kWh 100kWh', '100kWh'], // the last word is the trim whatever it is
  ['Shuttle Bus', 'Shuttle Bus'],
  ['Quadrifoglio', 'Quadrifoglio'],
  ['', ''],
])('K-07 the trim of %j is %j', (name, trim) => {
  expect(trimName(name)).toBe(trim)
})
