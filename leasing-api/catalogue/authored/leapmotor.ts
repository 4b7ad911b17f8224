import type { AuthoredMake } from '../authored-make.ts'

export const leapmotor = {
  name: 'Leapmotor',
  slug: 'leapmotor',
  ranges: [
    {
      name: 'T03', slug: 't03', kind: 'car',
      models: [
        {
          name: 'T03', body: 'hatchback', doors: 5, seats: 4, approximate: true,
          bootLitres: 210, lengthMm: 3620, widthMm: 1652, insuranceGroup: 16,
          trims: [
            { name: 'Standard', addsPounds: 0, equipment: 'comfort' },
          ],
          engines: [
            { label: '37.3kWh 95', fuel: 'electric', transmission: 'automatic', powerBhp: 94, onTheRoadPounds: 15995, co2: 0, rangeMiles: 165, batteryKwh: 37.3, chargeKw: 48, zeroTo62Seconds: 12.7 },
          ],
        },
      ],
    },
    {
      name: 'B10', slug: 'b10', kind: 'car',
      models: [
        {
          name: 'B10', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 430, lengthMm: 4515, widthMm: 1885, insuranceGroup: 29, ncapStars: 5,
          trims: [
            { name: 'Life',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Design', addsPounds: 1500, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '56.2kWh 218 Pro',     fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 29995, co2: 0, rangeMiles: 224, batteryKwh: 56.2, chargeKw: 140, zeroTo62Seconds: 8, trims: ['Life'] },
            { label: '67.1kWh 218 Pro Max', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 31495, co2: 0, rangeMiles: 270, batteryKwh: 67.1, chargeKw: 168, zeroTo62Seconds: 8 },
          ],
        },
      ],
    },
    {
      name: 'C10', slug: 'c10', kind: 'car',
      models: [
        {
          name: 'C10', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 435, lengthMm: 4739, widthMm: 1900, towingKg: 1500, insuranceGroup: 33, ncapStars: 5,
          trims: [
            { name: 'Style',  addsPounds:    0, equipment: 'technology' },
            { name: 'Design', addsPounds: 1900, equipment: 'luxury' },
          ],
          engines: [
            { label: '69.9kWh 218',     fuel: 'electric',       transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 36500,                 co2:  0,             rangeMiles: 261, batteryKwh: 69.9, chargeKw:  84, zeroTo62Seconds: 7.5 },
            { label: '1.5 REEV 215',    fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 212, onTheRoadPounds: 36500, engineCc: 1499, co2: 10, mpg: 706.3, rangeMiles:  90, batteryKwh: 28.4, chargeKw:  65, zeroTo62Seconds: 8.5 },
            { label: '81.9kWh 598 AWD', fuel: 'electric',       transmission: 'automatic', powerBhp: 590, onTheRoadPounds: 41600,                 co2:  0,             rangeMiles: 271, batteryKwh: 81.9, chargeKw: 180, zeroTo62Seconds:   4, trims: ['Design'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
