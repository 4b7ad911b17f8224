import type { AuthoredMake } from '../authored-make.ts'

export const genesis = {
  name: 'Genesis',
  slug: 'genesis',
  ranges: [
    {
      name: 'G70', slug: 'g70', kind: 'car',
      models: [
        {
          name: 'G70', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 330, lengthMm: 4685, widthMm: 1850, towingKg: 1200, insuranceGroup: 37, ncapStars: 5,
          trims: [
            { name: 'Premium', addsPounds:    0, equipment: 'technology' },
            { name: 'Luxury',  addsPounds: 3700, equipment: 'luxury' },
            { name: 'Sport',   addsPounds: 2400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '2.0T 245', fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 39400, engineCc: 1998, co2: 201, mpg: 31.9, zeroTo62Seconds: 6.4 },
          ],
        },
        {
          name: 'G70 Shooting Brake', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 465, lengthMm: 4685, widthMm: 1850, towingKg: 1200, insuranceGroup: 37, ncapStars: 5,
          trims: [
            { name: 'Premium', addsPounds:    0, equipment: 'technology' },
            { name: 'Luxury',  addsPounds: 3700, equipment: 'luxury' },
            { name: 'Sport',   addsPounds: 2400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '2.0T 245', fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 41030, engineCc: 1998, co2: 194, mpg: 33.2, zeroTo62Seconds: 6.5 },
          ],
        },
      ],
    },
    {
      name: 'G80', slug: 'g80', kind: 'car',
      models: [
        {
          name: 'G80', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 424, lengthMm: 4995, widthMm: 1925, towingKg: 2000, insuranceGroup: 45, ncapStars: 5,
          trims: [
            { name: 'Premium', addsPounds:    0, equipment: 'luxury' },
            { name: 'Luxury',  addsPounds: 4200, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5T 304 AWD', fuel: 'petrol', transmission: 'automatic', powerBhp: 300, onTheRoadPounds: 50000, engineCc: 2497, co2: 210, mpg: 30.5, zeroTo62Seconds: 6 },
          ],
        },
        {
          name: 'Electrified G80', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 354, lengthMm: 5135, widthMm: 1925, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Luxury', addsPounds: 0, equipment: 'luxury' },
          ],
          engines: [
            { label: '94.5kWh 370 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 365, onTheRoadPounds: 75565, co2: 0, rangeMiles: 354, batteryKwh: 94.5, chargeKw: 187, zeroTo62Seconds: 5.1 },
          ],
        },
      ],
    },
    {
      name: 'GV60', slug: 'gv60', kind: 'car',
      models: [
        {
          name: 'GV60', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 432, lengthMm: 4545, widthMm: 1890, towingKg: 1600, insuranceGroup: 41, ncapStars: 5,
          trims: [
            { name: 'Pure',        addsPounds:     0, equipment: 'technology' },
            { name: 'Sport',       addsPounds:  4800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Performance', addsPounds: 11500, equipment: 'luxury' },
          ],
          engines: [
            { label: '84kWh 229 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 225, onTheRoadPounds: 54115, co2: 0, rangeMiles: 349, batteryKwh: 84, chargeKw: 240, zeroTo62Seconds: 7.8, trims: ['Pure'] },
            { label: '84kWh 326 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 321, onTheRoadPounds: 54115, co2: 0, rangeMiles: 311, batteryKwh: 84, chargeKw: 240, zeroTo62Seconds: 5.4, trims: ['Sport'] },
            { label: '84kWh 490 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 54115, co2: 0, rangeMiles: 309, batteryKwh: 84, chargeKw: 240, zeroTo62Seconds:   4, trims: ['Performance'] },
          ],
        },
      ],
    },
    {
      name: 'GV70', slug: 'gv70', kind: 'car',
      models: [
        {
          name: 'GV70', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 542, lengthMm: 4715, widthMm: 1910, towingKg: 2000, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Premium', addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Sport',   addsPounds: 3300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Luxury',  addsPounds: 3700, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5T 304 AWD', fuel: 'petrol', transmission: 'automatic', powerBhp: 300, onTheRoadPounds: 48500, engineCc: 2497, co2: 230, mpg: 27.9, zeroTo62Seconds: 6.1 },
          ],
        },
        {
          name: 'Electrified GV70', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 503, lengthMm: 4715, widthMm: 1910, towingKg: 1800, insuranceGroup: 47, ncapStars: 5,
          trims: [
            { name: 'Pure',  addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Sport', addsPounds: 3600, equipment: 'luxury' },
          ],
          engines: [
            { label: '84kWh 490 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 65915, co2: 0, rangeMiles: 298, batteryKwh: 84, chargeKw: 240, zeroTo62Seconds: 4.4 },
          ],
        },
      ],
    },
    {
      name: 'GV80', slug: 'gv80', kind: 'car',
      models: [
        {
          name: 'GV80', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 735, lengthMm: 4940, widthMm: 1975, towingKg: 2722, insuranceGroup: 48, ncapStars: 5,
          trims: [
            { name: 'Luxury', addsPounds:    0, equipment: 'luxury' },
            { name: 'Black',  addsPounds: 8300, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5T 304 AWD', fuel: 'petrol', transmission: 'automatic', powerBhp: 300, onTheRoadPounds: 71500, engineCc: 2497, co2: 248, mpg: 25.3, zeroTo62Seconds: 7.5 },
          ],
        },
        {
          name: 'GV80 Coupe', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 617, lengthMm: 4965, widthMm: 1975, towingKg: 2722, insuranceGroup: 49, ncapStars: 5,
          trims: [
            { name: 'Luxury', addsPounds:    0, equipment: 'luxury' },
            { name: 'Black',  addsPounds: 8300, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.5T 415 e-S/C AWD', fuel: 'petrol', transmission: 'automatic', powerBhp: 409, onTheRoadPounds: 82000, engineCc: 3470, co2: 260, mpg: 24.4, zeroTo62Seconds: 5.5 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
