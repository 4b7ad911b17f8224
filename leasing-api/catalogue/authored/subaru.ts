import type { AuthoredMake } from '../authored-make.ts'

export const subaru = {
  name: 'Subaru',
  slug: 'subaru',
  ranges: [
    {
      name: 'Crosstrek', slug: 'crosstrek', kind: 'car',
      models: [
        {
          name: 'Crosstrek', body: 'suv', doors: 5, seats: 5,
          bootLitres: 315, lengthMm: 4495, widthMm: 1800, towingKg: 1270, insuranceGroup: 21, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Limited', addsPounds: 0,    equipment: 'technology' },
            { name: 'Touring', addsPounds: 2000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0i e-BOXER 136 Lineartronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 34_290, engineCc: 1995, co2: 174, mpg: 36.7, zeroTo62Seconds: 10.8 },
          ],
        },
      ],
    },
    {
      name: 'Forester', slug: 'forester', kind: 'car',
      models: [
        {
          name: 'Forester', body: 'suv', doors: 5, seats: 5,
          bootLitres: 525, lengthMm: 4670, widthMm: 1830, towingKg: 1870, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Limited', addsPounds: 0,    equipment: 'technology' },
            { name: 'Field',   addsPounds: 2500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Touring', addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0i e-BOXER 136 Lineartronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 38_995, engineCc: 1995, co2: 183, mpg: 34.9, zeroTo62Seconds: 12.2 },
          ],
        },
      ],
    },
    {
      name: 'Outback', slug: 'outback', kind: 'car',
      models: [
        {
          name: 'Outback', body: 'estate', doors: 5, seats: 5,
          bootLitres: 561, lengthMm: 4870, widthMm: 1875, towingKg: 2000, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Limited', addsPounds: 0,    equipment: 'technology' },
            { name: 'Field',   addsPounds: 2500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Touring', addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5i 169 Lineartronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 167, onTheRoadPounds: 37_990, engineCc: 2498, co2: 193, mpg: 33, zeroTo62Seconds: 10.2 },
          ],
        },
      ],
    },
    {
      name: 'Solterra', slug: 'solterra', kind: 'car',
      models: [
        {
          name: 'Solterra', body: 'suv', doors: 5, seats: 5,
          bootLitres: 441, lengthMm: 4690, widthMm: 1860, towingKg: 1500, insuranceGroup: 38, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Limited', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Touring', addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '73kWh 343 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 338, onTheRoadPounds: 44_995, co2: 0, rangeMiles: 289, batteryKwh: 73, chargeKw: 150, zeroTo62Seconds: 5.1 },
          ],
        },
      ],
    },
    {
      name: 'Uncharted', slug: 'uncharted', kind: 'car',
      models: [
        {
          name: 'Uncharted', body: 'suv', doors: 5, seats: 5,
          bootLitres: 416, lengthMm: 4520, widthMm: 1870, towingKg: 1500, insuranceGroup: 34, approximate: true,
          trims: [
            { name: 'Limited', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Touring', addsPounds: 3500, equipment: 'luxury' },
          ],
          engines: [
            { label: '77kWh 224',     fuel: 'electric', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 38_995, co2: 0, rangeMiles: 363, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 7.6, trims: ['Limited'] },
            { label: '77kWh 343 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 338, onTheRoadPounds: 41_995, co2: 0, rangeMiles: 300, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 5 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
