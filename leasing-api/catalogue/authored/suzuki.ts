import type { AuthoredMake } from '../authored-make.ts'

export const suzuki = {
  name: 'Suzuki',
  slug: 'suzuki',
  ranges: [
    {
      name: 'Swift', slug: 'swift', kind: 'car',
      models: [
        {
          name: 'Swift', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 265, lengthMm: 3860, widthMm: 1735, towingKg: 1000, insuranceGroup: 22, ncapStars: 3, approximate: true,
          trims: [
            { name: 'Motion', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Ultra',  addsPounds: 1200, equipment: 'technology' },
          ],
          engines: [
            { label: '1.2 Mild Hybrid 82',         fuel: 'petrol', transmission: 'manual',    powerBhp: 81, onTheRoadPounds: 19_499, engineCc: 1197, co2: 99,  mpg: 64.2, zeroTo62Seconds: 12.5 },
            { label: '1.2 Mild Hybrid 82 CVT',     fuel: 'petrol', transmission: 'automatic', powerBhp: 81, onTheRoadPounds: 20_749, engineCc: 1197, co2: 106, mpg: 60.1, zeroTo62Seconds: 11.9 },
            { label: '1.2 Mild Hybrid 82 ALLGRIP', fuel: 'petrol', transmission: 'manual',    powerBhp: 81, onTheRoadPounds: 20_899, engineCc: 1197, co2: 110, mpg: 57.6, zeroTo62Seconds: 13.6, trims: ['Ultra'] },
          ],
        },
      ],
    },
    {
      name: 'Vitara', slug: 'vitara', kind: 'car',
      models: [
        {
          name: 'Vitara', body: 'suv', doors: 5, seats: 5,
          bootLitres: 362, lengthMm: 4185, widthMm: 1775, towingKg: 1500, insuranceGroup: 20, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Motion', addsPounds: 0,    equipment: 'technology' },
            { name: 'Ultra',  addsPounds: 2200, equipment: 'technology' },
          ],
          engines: [
            { label: '1.4 Boosterjet Mild Hybrid 129',         fuel: 'petrol', transmission: 'manual',    powerBhp: 127, onTheRoadPounds: 26_949, engineCc: 1373, co2: 119, mpg: 53.2, zeroTo62Seconds: 9.5 },
            { label: '1.4 Boosterjet Mild Hybrid 129 ALLGRIP', fuel: 'petrol', transmission: 'manual',    powerBhp: 127, onTheRoadPounds: 27_749, engineCc: 1373, co2: 130, mpg: 48.9, zeroTo62Seconds: 10.2, trims: ['Ultra'] },
            { label: '1.5 Full Hybrid 115 AGS',                fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 27_949, engineCc: 1462, co2: 113, mpg: 56.4, zeroTo62Seconds: 12.7 },
          ],
        },
      ],
    },
    {
      name: 'S-Cross', slug: 's-cross', kind: 'car',
      models: [
        {
          name: 'S-Cross', body: 'suv', doors: 5, seats: 5,
          bootLitres: 430, lengthMm: 4300, widthMm: 1785, towingKg: 1500, insuranceGroup: 21, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Motion', addsPounds: 0,    equipment: 'technology' },
            { name: 'Ultra',  addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.4 Boosterjet Mild Hybrid 129',         fuel: 'petrol', transmission: 'manual',    powerBhp: 127, onTheRoadPounds: 27_249, engineCc: 1373, co2: 120, mpg: 53.2, zeroTo62Seconds: 9.5 },
            { label: '1.4 Boosterjet Mild Hybrid 129 ALLGRIP', fuel: 'petrol', transmission: 'manual',    powerBhp: 127, onTheRoadPounds: 28_049, engineCc: 1373, co2: 131, mpg: 48.7, zeroTo62Seconds: 10.2, trims: ['Ultra'] },
            { label: '1.5 Full Hybrid 115 AGS',                fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 28_249, engineCc: 1462, co2: 118, mpg: 54.3, zeroTo62Seconds: 12.7 },
          ],
        },
      ],
    },
    {
      name: 'Swace', slug: 'swace', kind: 'car',
      models: [
        {
          name: 'Swace', body: 'estate', doors: 5, seats: 5,
          bootLitres: 596, lengthMm: 4655, widthMm: 1790, towingKg: 750, insuranceGroup: 21, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Motion', addsPounds: 0,    equipment: 'technology' },
            { name: 'Ultra',  addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.8 Hybrid 140 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 29_299, engineCc: 1798, co2: 102, mpg: 62.7, zeroTo62Seconds: 9.4 },
          ],
        },
      ],
    },
    {
      name: 'e Vitara', slug: 'e-vitara', kind: 'car',
      models: [
        {
          name: 'e Vitara', body: 'suv', doors: 5, seats: 5,
          bootLitres: 306, lengthMm: 4275, widthMm: 1800, towingKg: 750, insuranceGroup: 25, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Motion', addsPounds: 0,    equipment: 'technology' },
            { name: 'Ultra',  addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '49kWh 144',           fuel: 'electric', transmission: 'automatic', powerBhp: 142, onTheRoadPounds: 29_999, co2: 0, rangeMiles: 214, batteryKwh: 49, chargeKw: 80, zeroTo62Seconds: 9.6, trims: ['Motion'] },
            { label: '61kWh 174',           fuel: 'electric', transmission: 'automatic', powerBhp: 172, onTheRoadPounds: 32_999, co2: 0, rangeMiles: 264, batteryKwh: 61, chargeKw: 90, zeroTo62Seconds: 8.7 },
            { label: '61kWh 184 ALLGRIP-e', fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 34_999, co2: 0, rangeMiles: 245, batteryKwh: 61, chargeKw: 90, zeroTo62Seconds: 7.4 },
          ],
        },
      ],
    },
    {
      name: 'Across', slug: 'across', kind: 'car',
      models: [
        {
          name: 'Across', body: 'suv', doors: 5, seats: 5,
          bootLitres: 490, lengthMm: 4635, widthMm: 1855, towingKg: 1500, insuranceGroup: 35, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SZ5', addsPounds: 0, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.5 PHEV 306 ALLGRIP CVT', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 302, onTheRoadPounds: 49_429, engineCc: 2487, co2: 22, mpg: 282.4, rangeMiles: 47, batteryKwh: 18.1, zeroTo62Seconds: 6 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
