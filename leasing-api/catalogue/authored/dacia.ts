import type { AuthoredMake } from '../authored-make.ts'

export const dacia = {
  name: 'Dacia',
  slug: 'dacia',
  ranges: [
    {
      name: 'Spring', slug: 'spring', kind: 'car',
      models: [
        {
          name: 'Spring', body: 'hatchback', doors: 5, seats: 4, approximate: true,
          bootLitres: 308, lengthMm: 3701, widthMm: 1583, insuranceGroup: 14, ncapStars: 1,
          trims: [
            { name: 'Expression', addsPounds:    0, equipment: 'entry' },
            { name: 'Extreme',    addsPounds: 1000, equipment: 'comfort' },
          ],
          engines: [
            { label: '26.8kWh 45', fuel: 'electric', transmission: 'automatic', powerBhp: 44, onTheRoadPounds: 14995, co2: 0, rangeMiles: 140, batteryKwh: 26.8, chargeKw: 30, zeroTo62Seconds: 19.1, trims: ['Expression'] },
            { label: '26.8kWh 65', fuel: 'electric', transmission: 'automatic', powerBhp: 64, onTheRoadPounds: 15995, co2: 0, rangeMiles: 137, batteryKwh: 26.8, chargeKw: 30, zeroTo62Seconds: 13.7 },
          ],
        },
      ],
    },
    {
      name: 'Sandero', slug: 'sandero', kind: 'car',
      models: [
        {
          name: 'Sandero', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 328, lengthMm: 4099, widthMm: 1757, towingKg: 1100, insuranceGroup: 12, ncapStars: 2,
          trims: [
            { name: 'Essential',  addsPounds:    0, equipment: 'entry' },
            { name: 'Expression', addsPounds: 1000, equipment: 'comfort' },
            { name: 'Journey',    addsPounds: 2100, equipment: 'technology' },
          ],
          engines: [
            { label: 'TCe 90',          fuel: 'petrol', transmission: 'manual',    powerBhp: 89, onTheRoadPounds: 14765, engineCc: 999, co2: 119, mpg: 53.3, zeroTo62Seconds: 12.2 },
            { label: 'TCe 90 CVT',      fuel: 'petrol', transmission: 'automatic', powerBhp: 89, onTheRoadPounds: 16265, engineCc: 999, co2: 131, mpg: 48.7, zeroTo62Seconds: 14.2, trims: ['Expression', 'Journey'] },
            { label: 'TCe 100 Bi-Fuel', fuel: 'petrol', transmission: 'manual',    powerBhp: 99, onTheRoadPounds: 15165, engineCc: 999, co2: 122, mpg: 52.3, zeroTo62Seconds: 11.6, trims: ['Essential', 'Expression'] },
          ],
        },
      ],
    },
    {
      name: 'Sandero Stepway', slug: 'sandero-stepway', kind: 'car',
      models: [
        {
          name: 'Sandero Stepway', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 328, lengthMm: 4099, widthMm: 1777, towingKg: 1100, insuranceGroup: 13, ncapStars: 2,
          trims: [
            { name: 'Essential',  addsPounds:    0, equipment: 'entry' },
            { name: 'Expression', addsPounds:  900, equipment: 'comfort' },
            { name: 'Extreme',    addsPounds: 2100, equipment: 'technology' },
          ],
          engines: [
            { label: 'TCe 90',     fuel: 'petrol', transmission: 'manual',    powerBhp:  89, onTheRoadPounds: 16465, engineCc: 999, co2: 127, mpg: 50.4, zeroTo62Seconds:   12 },
            { label: 'TCe 90 CVT', fuel: 'petrol', transmission: 'automatic', powerBhp:  89, onTheRoadPounds: 17865, engineCc: 999, co2: 138, mpg: 46.3, zeroTo62Seconds: 14.2, trims: ['Expression', 'Extreme'] },
            { label: 'TCe 110',    fuel: 'petrol', transmission: 'manual',    powerBhp: 108, onTheRoadPounds: 16965, engineCc: 999, co2: 126, mpg: 50.4, zeroTo62Seconds: 10.1, trims: ['Expression', 'Extreme'] },
          ],
        },
      ],
    },
    {
      name: 'Jogger', slug: 'jogger', kind: 'car',
      models: [
        {
          name: 'Jogger', body: 'mpv', doors: 5, seats: 7, approximate: true,
          bootLitres: 160, lengthMm: 4547, widthMm: 1784, towingKg: 1200, insuranceGroup: 14, ncapStars: 1,
          trims: [
            { name: 'Expression', addsPounds:    0, equipment: 'comfort' },
            { name: 'Journey',    addsPounds: 1300, equipment: 'technology' },
            { name: 'Extreme',    addsPounds: 1400, equipment: 'technology' },
          ],
          engines: [
            { label: 'TCe 110',    fuel: 'petrol', transmission: 'manual',    powerBhp: 108, onTheRoadPounds: 18995, engineCc:  999, co2: 130, mpg: 48.7, zeroTo62Seconds: 11.2 },
            { label: 'Hybrid 140', fuel: 'hybrid', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 23395, engineCc: 1598, co2: 110, mpg: 57.6, zeroTo62Seconds:  9.8 },
          ],
        },
      ],
    },
    {
      name: 'Duster', slug: 'duster', kind: 'car',
      models: [
        {
          name: 'Duster', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 517, lengthMm: 4343, widthMm: 1813, towingKg: 1500, insuranceGroup: 17, ncapStars: 3,
          trims: [
            { name: 'Essential',  addsPounds:    0, equipment: 'entry' },
            { name: 'Expression', addsPounds: 1700, equipment: 'comfort' },
            { name: 'Journey',    addsPounds: 3400, equipment: 'technology' },
            { name: 'Extreme',    addsPounds: 3400, equipment: 'technology' },
          ],
          engines: [
            { label: 'TCe 100 Bi-Fuel', fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 19380, engineCc:  999, co2: 145, mpg: 44.1, zeroTo62Seconds: 13.2, trims: ['Essential', 'Expression'] },
            { label: 'TCe 130',         fuel: 'petrol', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 20280, engineCc: 1199, co2: 124, mpg: 51.4, zeroTo62Seconds:  9.9, trims: ['Expression', 'Journey', 'Extreme'] },
            { label: 'TCe 130 4x4',     fuel: 'petrol', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 22280, engineCc: 1199, co2: 137, mpg: 46.3, zeroTo62Seconds:   11, trims: ['Expression', 'Journey', 'Extreme'] },
            { label: 'Hybrid 140',      fuel: 'hybrid', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 22930, engineCc: 1598, co2: 114, mpg: 55.4, zeroTo62Seconds: 10.1, trims: ['Expression', 'Journey', 'Extreme'] },
          ],
        },
      ],
    },
    {
      name: 'Bigster', slug: 'bigster', kind: 'car',
      models: [
        {
          name: 'Bigster', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 667, lengthMm: 4570, widthMm: 1813, towingKg: 1500, insuranceGroup: 20, ncapStars: 3,
          trims: [
            { name: 'Expression', addsPounds:    0, equipment: 'comfort' },
            { name: 'Journey',    addsPounds: 2200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Extreme',    addsPounds: 2200, equipment: 'technology' },
          ],
          engines: [
            { label: 'TCe 140',     fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 25215, engineCc: 1199, co2: 124, mpg: 51.4, zeroTo62Seconds:  9.8 },
            { label: 'TCe 130 4x4', fuel: 'petrol', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 27715, engineCc: 1199, co2: 138, mpg: 46.3, zeroTo62Seconds: 11.2 },
            { label: 'Hybrid 155',  fuel: 'hybrid', transmission: 'automatic', powerBhp: 153, onTheRoadPounds: 28215, engineCc: 1793, co2: 105, mpg: 60.1, zeroTo62Seconds:  9.7 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
