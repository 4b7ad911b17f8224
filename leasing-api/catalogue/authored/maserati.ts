import type { AuthoredMake } from '../authored-make.ts'

export const maserati = {
  name: 'Maserati',
  slug: 'maserati',
  ranges: [
    {
      name: 'Grecale', slug: 'grecale', kind: 'car',
      models: [
        {
          name: 'Grecale', body: 'suv', doors: 5, seats: 5,
          bootLitres: 570, lengthMm: 4846, widthMm: 1948, towingKg: 2150, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Grecale', addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Modena',  addsPounds: 9000,   equipment: 'luxury' },
            { name: 'Trofeo',  addsPounds: 40_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 MHEV 300 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 66_750, engineCc: 1995, co2: 204, mpg: 31.4, zeroTo62Seconds: 5.6, trims: ['Grecale'] },
            { label: '2.0 MHEV 330 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 325, onTheRoadPounds: 66_750, engineCc: 1995, co2: 209, mpg: 30.7, zeroTo62Seconds: 5.3, trims: ['Modena'] },
            { label: '3.0 V6 530 Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 60_900, engineCc: 3000, co2: 255, mpg: 25.2, zeroTo62Seconds: 3.8, trims: ['Trofeo'] },
          ],
        },
        {
          name: 'Grecale Folgore', body: 'suv', doors: 5, seats: 5,
          bootLitres: 535, lengthMm: 4865, widthMm: 1979, towingKg: 1425, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Folgore', addsPounds: 0, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '105kWh 550', fuel: 'electric', transmission: 'automatic', powerBhp: 542, onTheRoadPounds: 99_340, co2: 0, rangeMiles: 311, batteryKwh: 105, chargeKw: 150, zeroTo62Seconds: 4.1 },
          ],
        },
      ],
    },
    {
      name: 'GranTurismo', slug: 'granturismo', kind: 'car',
      models: [
        {
          name: 'GranTurismo', body: 'coupe', doors: 2, seats: 4,
          bootLitres: 310, lengthMm: 4959, widthMm: 1957, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Modena',  addsPounds: 0,      equipment: 'luxury' },
            { name: 'Trofeo',  addsPounds: 30_000, equipment: 'luxury' },
            { name: 'Folgore', addsPounds: 45_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 V6 490 Auto', fuel: 'petrol',   transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 134_935, engineCc: 2992, co2: 230, mpg: 27.7,                                                   zeroTo62Seconds: 3.9, trims: ['Modena'] },
            { label: '3.0 V6 550 Auto', fuel: 'petrol',   transmission: 'automatic', powerBhp: 542, onTheRoadPounds: 133_500, engineCc: 2992, co2: 230, mpg: 27.7,                                                   zeroTo62Seconds: 3.5, trims: ['Trofeo'] },
            { label: '92.5kWh 761',     fuel: 'electric', transmission: 'automatic', powerBhp: 751, onTheRoadPounds: 134_950,                 co2: 0,              rangeMiles: 283, batteryKwh: 92.5, chargeKw: 270, zeroTo62Seconds: 2.7, trims: ['Folgore'] },
          ],
        },
      ],
    },
    {
      name: 'GranCabrio', slug: 'grancabrio', kind: 'car',
      models: [
        {
          name: 'GranCabrio', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 172, lengthMm: 4966, widthMm: 1957, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Trofeo',  addsPounds: 0,      equipment: 'luxury' },
            { name: 'Folgore', addsPounds: 16_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 V6 550 Auto', fuel: 'petrol',   transmission: 'automatic', powerBhp: 542, onTheRoadPounds: 169_585, engineCc: 2992, co2: 236, mpg: 27.2,                                                   zeroTo62Seconds: 3.6, trims: ['Trofeo'] },
            { label: '92.5kWh 761',     fuel: 'electric', transmission: 'automatic', powerBhp: 751, onTheRoadPounds: 169_610,                 co2: 0,              rangeMiles: 278, batteryKwh: 92.5, chargeKw: 270, zeroTo62Seconds: 2.8, trims: ['Folgore'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
