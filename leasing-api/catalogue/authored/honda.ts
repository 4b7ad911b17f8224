import type { AuthoredMake } from '../authored-make.ts'

export const honda = {
  name: 'Honda',
  slug: 'honda',
  ranges: [
    {
      name: 'Jazz', slug: 'jazz', kind: 'car',
      models: [
        {
          name: 'Jazz', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 304, lengthMm: 4089, widthMm: 1694, insuranceGroup: 21, ncapStars: 5,
          trims: [
            { name: 'Elegance',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Advance',       addsPounds: 1950, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Advance Sport', addsPounds: 2700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 e:HEV 122', fuel: 'hybrid', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 27155, engineCc: 1498, co2: 102, mpg: 62.8, zeroTo62Seconds: 9.4 },
          ],
        },
        {
          name: 'Jazz Crosstar', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 304, lengthMm: 4105, widthMm: 1725, insuranceGroup: 22, ncapStars: 5,
          trims: [
            { name: 'Crosstar', addsPounds: 0, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 e:HEV 122', fuel: 'hybrid', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 30395, engineCc: 1498, co2: 108, mpg: 58.9, zeroTo62Seconds: 9.9 },
          ],
        },
      ],
    },
    {
      name: 'Civic', slug: 'civic', kind: 'car',
      models: [
        {
          name: 'Civic', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 410, lengthMm: 4560, widthMm: 1802, towingKg: 750, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'Elegance', addsPounds:    0, equipment: 'comfort' },
            { name: 'Sport',    addsPounds: 1150, equipment: 'technology' },
            { name: 'Advance',  addsPounds: 3550, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 e:HEV 184', fuel: 'hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 35030, engineCc: 1993, co2: 109, mpg: 60.1, zeroTo62Seconds: 7.8 },
          ],
        },
      ],
    },
    {
      name: 'HR-V', slug: 'hr-v', kind: 'car',
      models: [
        {
          name: 'HR-V', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 319, lengthMm: 4355, widthMm: 1790, insuranceGroup: 24, ncapStars: 4,
          trims: [
            { name: 'Elegance',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Advance',       addsPounds: 2650, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Advance Style', addsPounds: 4000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.5 e:HEV 131', fuel: 'hybrid', transmission: 'automatic', powerBhp: 129, onTheRoadPounds: 32195, engineCc: 1498, co2: 122, mpg: 52.3, zeroTo62Seconds: 10.7 },
          ],
        },
      ],
    },
    {
      name: 'ZR-V', slug: 'zr-v', kind: 'car',
      models: [
        {
          name: 'ZR-V', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4568, widthMm: 1840, towingKg: 750, insuranceGroup: 27, ncapStars: 4,
          trims: [
            { name: 'Elegance', addsPounds:    0, equipment: 'technology' },
            { name: 'Sport',    addsPounds: 1400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Advance',  addsPounds: 3700, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 e:HEV 184', fuel: 'hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 38495, engineCc: 1993, co2: 130, mpg: 48.7, zeroTo62Seconds: 7.9 },
          ],
        },
      ],
    },
    {
      name: 'CR-V', slug: 'cr-v', kind: 'car',
      models: [
        {
          name: 'CR-V', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 587, lengthMm: 4706, widthMm: 1866, towingKg: 1500, insuranceGroup: 30, ncapStars: 4,
          trims: [
            { name: 'Elegance',     addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Advance',      addsPounds: 4500, equipment: 'luxury' },
            { name: 'Advance Tech', addsPounds: 9500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 e:HEV 184',     fuel: 'hybrid',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 45895, engineCc: 1993, co2: 134, mpg:  47.9,                                                zeroTo62Seconds: 9.4, trims: ['Elegance'] },
            { label: '2.0 e:HEV 184 AWD', fuel: 'hybrid',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 49395, engineCc: 1993, co2: 151, mpg:  42.2,                                                zeroTo62Seconds: 9.4, trims: ['Elegance', 'Advance'] },
            { label: '2.0 e:PHEV 184',    fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 44595, engineCc: 1993, co2:  18, mpg: 353.1, rangeMiles: 50, batteryKwh: 17.7, chargeKw: 7, zeroTo62Seconds: 9.4, trims: ['Advance Tech'] },
          ],
        },
      ],
    },
    {
      name: 'e:Ny1', slug: 'e-ny1', kind: 'car',
      models: [
        {
          name: 'e:Ny1', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 361, lengthMm: 4387, widthMm: 1790, insuranceGroup: 32, ncapStars: 4,
          trims: [
            { name: 'Elegance', addsPounds:    0, equipment: 'technology' },
            { name: 'Advance',  addsPounds: 2200, equipment: 'luxury' },
          ],
          engines: [
            { label: '68.8kWh 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 39995, co2: 0, rangeMiles: 256, batteryKwh: 68.8, chargeKw: 78, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
    {
      name: 'Prelude', slug: 'prelude', kind: 'car',
      models: [
        {
          name: 'Prelude', body: 'coupe', doors: 3, seats: 4, approximate: true,
          bootLitres: 264, lengthMm: 4532, widthMm: 1880, insuranceGroup: 31,
          trims: [
            { name: 'Standard', addsPounds: 0, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 e:HEV 184', fuel: 'hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 40995, engineCc: 1993, co2: 117, mpg: 54.3, zeroTo62Seconds: 8.2 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
