import { expect, test } from 'vitest'
import { bodyFromWords, doorsFromWords, seatsFromWords } from './body-words.ts'
import { correctedModel } from './corrected-models.ts'
import { findRange, ownRangeName } from './find-range.ts'
import { fuelTypeOf, isHybridByName } from './fuel.ts'
import { gearboxOf } from './gearbox.ts'
import { makeName } from './make-names.ts'
import { lost, mendedText } from './mended-text.ts'
import { modelText } from './model-text.ts'
import { withoutBound } from './test-bound.ts'
import { vcaText } from './vca-text.ts'

test.each([
  ['CHRYSLER JEEP', 'Jeep', false],
  ['MERCEDES-BENZ', 'Mercedes-Benz', false],
  ['Rolls Royce', 'Rolls-Royce', false],
  ['Smart UK Automotive Ltd', 'Smart', false],
  ['NEW CAR COMPANY UK LTD', 'New Car', true],
  ['CITROËN', 'Citroën', false],
  ['CITROEN', 'Citroën', false],
  ['ŠKODA', 'Skoda', false],
  ['ÉLAN MOTORS', 'Élan', true],
])('the make %s is %s', (text, name, isGuessed) => {
  expect(makeName(text)).toEqual({ name, isGuessed })
})

test.each([
  [`A110 L${lost}gende GT`, 'A110 Légende GT'],
  [`M${lost}gane Hatch`, 'Mégane Hatch'],
  [`Ultimate auto ${lost} 50kWh  battery`, 'Ultimate auto - 50kWh battery'],
  [`Dynamic + JBL${lost}`, 'Dynamic + JBL'],
])('%s is mended to %s', (damaged, whole) => {
  expect(mendedText(damaged)).toEqual({ text: whole, wasMended: true })
})

test('a word that no table knows stays unmended', () => {
  expect(mendedText(`Barch${lost}tta`)).toBeNull()
})

test.each([
  ['Mégane Hatch', 'Mégane Hatch', false],
  ['Me\u0301gane Hatch', 'Mégane Hatch', false],
  ['Dynamic + JBL®', 'Dynamic + JBL', false],
  ['‘Shadow’ 1.6 –  48V', "'Shadow' 1.6 - 48V", false],
  ['&#65533;GT-Line&#65533; 1.6 CRDi', "'GT-Line' 1.6 CRDi", true],
  ['City &amp; Safety Pack', 'City & Safety Pack', false],
])('K-24 %s is read as %s', (raw, text, wasMended) => {
  expect(vcaText(raw)).toEqual({ text, wasMended })
})

test.each(['MÃ©gane', 'auto â€“ 50kWh', 'Coupï¿½', `Barch${lost}tta`])(
  'K-24 the name %s, whose letters were lost or decoded wrongly, is none',
  (raw) => {
    expect(vcaText(raw)).toBeNull()
  },
)

test.each([
  ['A-Class Hatchback Model Year 2025', 'A-Class Hatchback', 'Model Year 2025'],
  ['500e MY23/24', '500e', 'MY23/24'],
  ['Ceed SW MY23.5', 'Ceed SW', 'MY23.5'],
  ['C40, MY23', 'C40', 'MY23'],
  ['Bentayga EWB V8 23MY', 'Bentayga EWB V8', '23MY'],
  ['MY25 C-HR Hybrid', 'C-HR Hybrid', 'MY25'],
  ['New Focus Model Year Pre 2024.00', 'Focus', 'Model Year Pre 2024.00'],
  ['All-new Niro', 'Niro', null],
  ['Civic 2023', 'Civic', '2023'],
  ['2008', '2008', null], // a model, not a year
  ['Fiat 600e MY24 (Series 1)', 'Fiat 600e', 'MY24'],
  ['Evoque, 20.75MY', 'Evoque', '20.75MY'],
  ['Range Rover Evoque, 20.5MY', 'Range Rover Evoque', '20.5MY'],
  ['XE 19.5 MY', 'XE', '19.5 MY'],
  ['A3, Model Year 2020', 'A3', 'Model Year 2020'],
  ['A-Class, Model Year 2019¾', 'A-Class', 'Model Year 2019¾'],
  ['Zeta, 2018 Model Year', 'Zeta', '2018 Model Year'],
  ['1 Series, From July 2019', '1 Series', 'From July 2019'],
  ['Hatchback [F56]', 'Hatchback', null],
])('K-29 the model %s is %s of year %s', (text, name, year) => {
  expect(modelText(text)).toEqual({ name, year })
})

test.each([
  ['Design 1.2 130PS 6 Speed Manual (VL)', 'Design 1.2 130PS 6 Speed Manual', 'VL'],
  ['PureTech 110 S&S 6-speed manual(VH)', 'PureTech 110 S&S 6-speed manual', 'VH'],
  ['Electric 50 kWh (VH) (GT)', 'Electric 50 kWh (GT)', 'VH'],
  ['75th Anniversario 1.4 180hp 3dr (VH only)', '75th Anniversario 1.4 180hp 3dr', 'VH'],
  ["'GT-Line S' 77.4kWh", 'GT-Line S 77.4kWh', null],
])('%s is %s, bound %s', (text, description, bound) => {
  expect(withoutBound(text)).toEqual({ description, bound })
})

test.each([
  ['M6', 'Manual', 'manual', false],
  ['6MT', 'Manual', 'manual', false],
  ['A8-AWD', 'Automatic', 'automatic', false],
  ['7DCT', 'Automatic', 'automatic', false],
  ['E-CVT', 'Automatic', 'automatic', false],
  ['10 Speed Automatic', 'Automatic', 'automatic', false],
  ['SA7', 'Manual', 'automatic', true], // an automated box that the file calls manual
  ['M6', 'Automatic', 'manual', true],
  ['1.6 Turbo', 'Manual', 'manual', false],
  ['N/A', 'Manual', 'manual', false],
  ['QM6', '', 'manual', false],
  ['6 Speed Manual', '', 'manual', false],
  ['M/T', '', 'manual', false],
  ['QA8', '', 'automatic', false],
  ['QD7', '', 'automatic', false],
  ['D6', '', 'automatic', false],
  ['SAT6', '', 'automatic', false],
  ['SMT', '', 'automatic', false],
  ['MTA5', '', 'automatic', false],
  ['EDC', '', 'automatic', false],
  ['PDK7', '', 'automatic', false],
  ['MCVT', '', 'automatic', false],
  ['6-speed auto DCT', '', 'automatic', false],
])('K-25 gearbox %s (%s) is %s', (code, column, transmission, isGuessed) => {
  expect(gearboxOf(code, column, 'petrol')).toEqual({ transmission, isGuessed })
})

test.each([
  ['N/A', 'Electric - Not Applicable', false],
  ['', '', false],
  ['', 'Automatic', false],
  ['-', '', false],
  ['1-speed', '', false],
  ['M6', '', true],
])('K-25 an electric car with the gearbox "%s" (%s) is automatic', (code, column, isGuessed) => {
  expect(gearboxOf(code, column, 'electric')).toEqual({ transmission: 'automatic', isGuessed })
})

test('K-25 a car with an engine whose gearbox nothing says has none', () => {
  expect(gearboxOf('', '', 'petrol')).toBeNull()
  expect(gearboxOf('N/A', '', 'diesel')).toBeNull()
})

test.each([
  ['Petrol', 'Internal Combustion Engine (ICE)', 'petrol'],
  ['Petrol / LPG', 'Internal Combustion Engine (ICE)', 'petrol'],
  ['Petrol Electric', 'Mild Hybrid Electric Vehicle (MHEV)', 'petrol'],
  ['Diesel', 'Micro Hybrid', 'diesel'],
  ['Diesel Electric', 'Mild Hybrid Electric Vehicle (MHEV)', 'diesel'],
  ['Petrol Electric', 'Hybrid Electric Vehicle (HEV)', 'hybrid'],
  ['Electricity / Diesel', 'Plug-in Hybrid Electric Vehicle (PHEV)', 'plug-in-hybrid'],
  ['Electricity / Petrol', 'Range Extended Electric Vehicle (REEV)', 'plug-in-hybrid'],
  [
    'Electricity',
    'Battery Electric Vehicle (BEV) / Pure Electric Vehicle / Electric Vehicle (EV)',
    'electric',
  ],
  ['Hydrogen', 'Fuel Cell', null],
])('%s with %s is %s', (fuel, powertrain, expected) => {
  expect(fuelTypeOf(fuel, powertrain)).toBe(expected)
})

test.each([
  ['Petrol Electric', '1.0 EcoBoost mHEV 125', 'petrol'],
  ['Petrol Electric', '1.8 VVT-h', 'hybrid'],
  ['Petrol Hybrid', '1.8 VVT-h', 'hybrid'],
  ['Diesel Electric', '1.6 CRDi 48V', 'diesel'],
  ['Electricity/Petrol', 'PHEV 225', 'plug-in-hybrid'],
  ['Electric', '50kWh', 'electric'],
  ['Diesel', '2.0 D180', 'diesel'],
])('K-25 without a powertrain %s of a %s is %s', (fuel, name, expected) => {
  expect(fuelTypeOf(fuel, '', name)).toBe(expected)
})

test.each([
  [
    'Petrol',
    'Internal Combustion Engine (ICE)',
    'Corolla Hatchback Hybrid',
    '1.8 HYB GR Sport',
    true,
  ],
  ['Petrol', 'Internal Combustion Engine (ICE)', 'Corolla', '1.8 HYB', false],
  ['Petrol', 'Internal Combustion Engine (ICE)', 'Fiat 600 Hybrid', '1.2 100HP', false],
  ['Petrol Electric', 'Mild Hybrid Electric Vehicle (MHEV)', '600 Hybrid', 'Hybrid', false],
])(
  'K-28 fuel %s, powertrain %s, model %s %s: a hybrid by name: %s',
  (fuel, kind, model, name, is) => {
    expect(isHybridByName(fuel, kind, model, name)).toBe(is)
  },
)

test.each([
  ['SEAT', 'Cupra Ateca', '', 'Cupra', 'Ateca'],
  ['SEAT', 'Ateca CUPRA', '', 'Cupra', 'Ateca'],
  ['SEAT', 'Ateca', 'CUPRA 2.0 TSI 300PS 4Drive', 'Cupra', 'Ateca'],
  ['SEAT', 'Formentor', 'V1 1.5 TSI', 'Cupra', 'Formentor'],
  ['SEAT', 'Leon', 'SE 1.5 TSI', 'SEAT', 'Leon'],
  ['Land Rover', 'Evoque Convertible', '', 'Land Rover', 'Range Rover Evoque Convertible'],
  ['SEAT', 'CUPRA Formentor', '', 'Cupra', 'Formentor'],
  ['Land Rover', 'E-PACE', '', 'Jaguar', 'E-Pace'],
  ['Dacia', 'Sandero', 'Stepway Extreme TCe 90', 'Dacia', 'Sandero Stepway'],
  ['Dacia', 'Sandero', 'Expression TCe 90', 'Dacia', 'Sandero'],
  ['Peugeot', '510 SW', '', 'Peugeot', '508 SW'],
  ['Lexus', 'NX 450h+', '', 'Lexus', 'NX'],
])('K-29 %s %s (%s) is a %s %s', (make, model, description, rightMake, rightModel) => {
  expect(correctedModel(make, model, description)).toEqual({ make: rightMake, model: rightModel })
})

const ranges = [
  'C3',
  'C3 Aircross',
  'RAV4',
  'X-Trail',
  '3',
  'Renault 5',
  'Kona',
  'Captur',
  'Megane E-Tech',
].map((name) => ({
  name,
}))

test.each([
  ['Citroën', 'C3 Aircross', 'C3 Aircross'],
  ['Citroën', 'E-C3', 'C3'],
  ['Citroën', 'C3 Picasso', null], // another range, not a kind of C3
  ['Toyota', 'Toyota RAV4 PHEV', 'RAV4'],
  ['Toyota', 'RAV 4', 'RAV4'],
  ['Nissan', 'XTRAIL', 'X-Trail'],
  ['DS', 'DS 3', '3'],
  ['Renault', 'Renault 5', 'Renault 5'],
  ['Hyundai', 'Kona Electric', 'Kona'],
  ['Renault', 'Captur E-Tech', 'Captur'],
  ['Renault', 'Megane E-Tech', 'Megane E-Tech'],
  ['Renault', 'Megane', null], // the Megane before the electric one is another range
])('the %s %s belongs to the range %s', (make, model, expected) => {
  expect(findRange(make, model, ranges)?.name ?? null).toBe(expected)
})

test.each([
  ['Jaguar', 'XF Sportbrake', 'XF'],
  ['Vauxhall', 'VIVARO LIFE', 'Vivaro Life'],
  ['DS', 'DS 9', '9'],
  ['Tesla', 'Model X', 'Model X'],
])('a %s %s of no known range begins the range %s', (make, model, expected) => {
  expect(ownRangeName(make, model)).toBe(expected)
})

test('bodies, doors and seats are read from words', () => {
  expect(bodyFromWords('CLA Shooting Brake')).toBe('estate')
  expect(bodyFromWords('CLE Cabriolet')).toBe('convertible')
  expect(bodyFromWords('GLE 450 d 4MATIC Coupé')).toBe('coupe')
  expect(bodyFromWords('Niro')).toBeNull()
  expect(seatsFromWords('Long Range 7-seater')).toBe(7)
  expect(seatsFromWords('XL Ultimate (5 Seat)')).toBe(5)
  expect(doorsFromWords('1.4 180hp 3dr')).toBe(3)
  expect(doorsFromWords('4 Door Rubicon')).toBe(4)
})
