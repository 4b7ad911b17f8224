import type { AuthoredMake } from '../authored-make.ts'

export const jeep = {
  name: 'Jeep',
  slug: 'jeep',
  ranges: [
    {
      name: 'Avenger', slug: 'avenger', kind: 'car',
      models: [
        {
          name: 'Avenger', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4084, widthMm: 1776, towingKg: 1250, insuranceGroup: 16, ncapStars: 3,
          trims: [
            { name: 'Longitude', addsPounds:    0, equipment: 'comfort' },
            { name: 'Altitude',  addsPounds: 2000, equipment: 'technology' },
            { name: 'Summit',    addsPounds: 4000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',        fuel: 'petrol',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 24999, engineCc: 1199, co2: 128, mpg: 49.6,                                                 zeroTo62Seconds: 10.6, trims: ['Longitude', 'Altitude'] },
            { label: '1.2 e-Hybrid 110',     fuel: 'hybrid',   transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 26999, engineCc: 1199, co2: 112, mpg: 57.6,                                                 zeroTo62Seconds: 10.3 },
            { label: '1.2 e-Hybrid 145 4xe', fuel: 'hybrid',   transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 29000, engineCc: 1199, co2: 122, mpg: 52.3,                                                 zeroTo62Seconds:  9.5, trims: ['Altitude', 'Summit'] },
            { label: '54kWh 156 Electric',   fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 29999,                 co2:   0,            rangeMiles: 248, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds:    9 },
          ],
        },
      ],
    },
    {
      name: 'Compass', slug: 'compass', kind: 'car',
      models: [
        {
          name: 'Compass', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 550, lengthMm: 4552, widthMm: 1904, towingKg: 1300, insuranceGroup: 25,
          trims: [
            { name: 'Altitude',      addsPounds:    0, equipment: 'technology' },
            { name: 'First Edition', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Summit',        addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 e-Hybrid 145',   fuel: 'hybrid',   transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 36995, engineCc: 1199, co2: 129, mpg: 49.6,                                                 zeroTo62Seconds: 10.3 },
            { label: '74kWh 213 Electric', fuel: 'electric', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 37995,                 co2:   0,            rangeMiles: 311, batteryKwh: 74, chargeKw: 160, zeroTo62Seconds:  8.5 },
          ],
        },
      ],
    },
    {
      name: 'Wrangler', slug: 'wrangler', kind: 'car',
      models: [
        {
          name: 'Wrangler', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 533, lengthMm: 4882, widthMm: 1894, towingKg: 2495, insuranceGroup: 41, ncapStars: 1,
          trims: [
            { name: 'Sahara',  addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Rubicon', addsPounds: 2500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 GME 272 4x4', fuel: 'petrol', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 63125, engineCc: 1995, co2: 259, mpg: 24.6, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
