import type { AuthoredMake } from '../authored-make.ts'

export const mini = {
  name: 'Mini',
  slug: 'mini',
  ranges: [
    {
      name: 'Cooper', slug: 'cooper', kind: 'car',
      models: [
        {
          name: 'Cooper 3-door Hatch', body: 'hatchback', doors: 3, seats: 4,
          bootLitres: 210, lengthMm: 3876, widthMm: 1744, insuranceGroup: 24, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive', addsPounds: 2500, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3800, equipment: 'technology' },
          ],
          engines: [
            { label: 'C 1.5 156 Auto',                 fuel: 'petrol', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 24_250, engineCc: 1499, co2: 135, mpg: 47.1, zeroTo62Seconds: 7.7 },
            { label: 'S 2.0 204 Auto',                 fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 28_150, engineCc: 1998, co2: 141, mpg: 45.6, zeroTo62Seconds: 6.6 },
            { label: 'John Cooper Works 2.0 231 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 29_300, engineCc: 1998, co2: 149, mpg: 42.8, zeroTo62Seconds: 6.1, trims: ['Sport'] },
          ],
        },
        {
          name: 'Cooper 5-door Hatch', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 275, lengthMm: 4036, widthMm: 1744, insuranceGroup: 24, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive', addsPounds: 2500, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3800, equipment: 'technology' },
          ],
          engines: [
            { label: 'C 1.5 156 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 24_850, engineCc: 1499, co2: 136, mpg: 47.1, zeroTo62Seconds: 8 },
            { label: 'S 2.0 204 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 28_750, engineCc: 1998, co2: 142, mpg: 45.6, zeroTo62Seconds: 6.8 },
          ],
        },
        {
          name: 'Cooper Electric', body: 'hatchback', doors: 3, seats: 4,
          bootLitres: 210, lengthMm: 3858, widthMm: 1756, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive', addsPounds: 2500, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3500, equipment: 'technology' },
          ],
          engines: [
            { label: 'E 40.7kWh 184',                   fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 28_950, co2: 0, rangeMiles: 190, batteryKwh: 40.7, chargeKw: 75, zeroTo62Seconds: 7.3 },
            { label: 'SE 54.2kWh 218',                  fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 32_450, co2: 0, rangeMiles: 250, batteryKwh: 54.2, chargeKw: 95, zeroTo62Seconds: 6.7 },
            { label: 'John Cooper Works E 54.2kWh 258', fuel: 'electric', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 33_500, co2: 0, rangeMiles: 231, batteryKwh: 54.2, chargeKw: 95, zeroTo62Seconds: 5.9, trims: ['Sport'] },
          ],
        },
        {
          name: 'Cooper Convertible', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 215, lengthMm: 3879, widthMm: 1744, insuranceGroup: 29, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive', addsPounds: 2600, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3900, equipment: 'technology' },
          ],
          engines: [
            { label: 'C 1.5 163 Auto',                 fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 28_350, engineCc: 1499, co2: 145, mpg: 44.1, zeroTo62Seconds: 8.2 },
            { label: 'S 2.0 204 Auto',                 fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 32_250, engineCc: 1998, co2: 150, mpg: 42.8, zeroTo62Seconds: 6.9 },
            { label: 'John Cooper Works 2.0 231 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 34_400, engineCc: 1998, co2: 155, mpg: 41.5, zeroTo62Seconds: 6.4, trims: ['Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Aceman', slug: 'aceman', kind: 'car',
      models: [
        {
          name: 'Aceman', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 300, lengthMm: 4079, widthMm: 1754, insuranceGroup: 27, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive', addsPounds: 2500, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3500, equipment: 'technology' },
          ],
          engines: [
            { label: 'E 42.5kWh 184',                   fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 28_905, co2: 0, rangeMiles: 192, batteryKwh: 42.5, chargeKw: 75, zeroTo62Seconds: 7.9 },
            { label: 'SE 54.2kWh 218',                  fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 33_305, co2: 0, rangeMiles: 252, batteryKwh: 54.2, chargeKw: 95, zeroTo62Seconds: 7.1 },
            { label: 'John Cooper Works E 54.2kWh 258', fuel: 'electric', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 34_500, co2: 0, rangeMiles: 221, batteryKwh: 54.2, chargeKw: 95, zeroTo62Seconds: 6.4, trims: ['Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Countryman', slug: 'countryman', kind: 'car',
      models: [
        {
          name: 'Countryman', body: 'suv', doors: 5, seats: 5,
          bootLitres: 505, lengthMm: 4444, widthMm: 1843, towingKg: 1800, insuranceGroup: 29, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Exclusive', addsPounds: 2700, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3900, equipment: 'technology' },
          ],
          engines: [
            { label: 'C 1.5 170 Auto',                      fuel: 'petrol', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 31_380, engineCc: 1499, co2: 138, mpg: 46.3, zeroTo62Seconds: 8.3 },
            { label: 'S 2.0 218 ALL4 Auto',                 fuel: 'petrol', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 36_200, engineCc: 1998, co2: 158, mpg: 40.4, zeroTo62Seconds: 7.4 },
            { label: 'John Cooper Works 2.0 300 ALL4 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 38_500, engineCc: 1998, co2: 177, mpg: 36.2, zeroTo62Seconds: 5.4, trims: ['Sport'] },
          ],
        },
        {
          name: 'Countryman Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 460, lengthMm: 4445, widthMm: 1843, towingKg: 1200, insuranceGroup: 30, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Classic',   addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Exclusive', addsPounds: 2500, equipment: 'technology' },
            { name: 'Sport',     addsPounds: 3700, equipment: 'technology' },
          ],
          engines: [
            { label: 'E 65.2kWh 204',       fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 33_905, co2: 0, rangeMiles: 311, batteryKwh: 65.2, chargeKw: 130, zeroTo62Seconds: 8.6 },
            { label: 'SE 65.2kWh 313 ALL4', fuel: 'electric', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 39_905, co2: 0, rangeMiles: 292, batteryKwh: 65.2, chargeKw: 130, zeroTo62Seconds: 5.6 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
