import type { AuthoredMake } from '../authored-make.ts'

export const jaecoo = {
  name: 'Jaecoo',
  slug: 'jaecoo',
  ranges: [
    {
      name: '5', slug: 'jaecoo-5', kind: 'car',
      models: [
        {
          name: '5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4380, widthMm: 1860, towingKg: 1000, insuranceGroup: 23,
          trims: [
            { name: 'Pure',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Luxury', addsPounds: 3500, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 T-GDi 147', fuel: 'petrol', transmission: 'automatic', powerBhp: 145, onTheRoadPounds: 24505, engineCc: 1598, co2: 165, mpg: 38.7, zeroTo62Seconds: 10.2 },
            { label: '1.5 SHS-H 224', fuel: 'hybrid', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 26505, engineCc: 1499, co2: 120, mpg: 53.3, zeroTo62Seconds:  7.9 },
          ],
        },
        {
          name: 'E5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4380, widthMm: 1860, insuranceGroup: 29,
          trims: [
            { name: 'Pure',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Luxury', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '61kWh 211', fuel: 'electric', transmission: 'automatic', powerBhp: 208, onTheRoadPounds: 27505, co2: 0, rangeMiles: 248, batteryKwh: 60.9, chargeKw: 130, zeroTo62Seconds: 7.7 },
          ],
        },
      ],
    },
    {
      name: '7', slug: 'jaecoo-7', kind: 'car',
      models: [
        {
          name: '7', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4500, widthMm: 1865, towingKg: 700, insuranceGroup: 25, ncapStars: 4,
          trims: [
            { name: 'Deluxe', addsPounds:    0, equipment: 'comfort' },
            { name: 'Luxury', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 T-GDi 147',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 145, onTheRoadPounds: 30115, engineCc: 1598, co2: 169, mpg: 37.7,                                                 zeroTo62Seconds: 11.8, trims: ['Deluxe'] },
            { label: '1.6 T-GDi 147 AWD', fuel: 'petrol',         transmission: 'automatic', powerBhp: 145, onTheRoadPounds: 32115, engineCc: 1598, co2: 182, mpg: 35.3,                                                 zeroTo62Seconds: 11.9 },
            { label: '1.5 SHS-P 204',     fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 32165, engineCc: 1499, co2:  23, mpg:  403, rangeMiles: 56, batteryKwh: 18.3, chargeKw: 40, zeroTo62Seconds:  8.5, trims: ['Luxury'] },
          ],
        },
      ],
    },
    {
      name: '8', slug: 'jaecoo-8', kind: 'car',
      models: [
        {
          name: '8', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 738, lengthMm: 4820, widthMm: 1930, insuranceGroup: 37,
          trims: [
            { name: 'Luxury',    addsPounds:    0, equipment: 'luxury' },
            { name: 'Executive', addsPounds: 2000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 SHS-P 428 AWD', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 45500, engineCc: 1499, co2: 26, mpg: 235, rangeMiles: 83, batteryKwh: 34.5, chargeKw: 70, zeroTo62Seconds: 5.8 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
