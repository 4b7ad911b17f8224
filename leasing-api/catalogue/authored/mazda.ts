import type { AuthoredMake } from '../authored-make.ts'

export const mazda = {
  name: 'Mazda',
  slug: 'mazda',
  ranges: [
    {
      name: 'Mazda2 Hybrid', slug: 'mazda2-hybrid', kind: 'car',
      models: [
        {
          name: 'Mazda2 Hybrid', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 286, lengthMm: 3940, widthMm: 1745, towingKg: 450, insuranceGroup: 21, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Centre-Line',    addsPounds: 0,    equipment: 'comfort' },
            { name: 'Homura',         addsPounds: 2100, equipment: 'comfort',    extras: ['ledHeadlights'] },
            { name: 'Exclusive-Line', addsPounds: 2500, equipment: 'technology' },
            { name: 'Homura Plus',    addsPounds: 3900, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Hybrid 116 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 24_500, engineCc: 1490, co2: 87, mpg: 74.3, zeroTo62Seconds: 9.7 },
          ],
        },
      ],
    },
    {
      name: 'Mazda3', slug: 'mazda3', kind: 'car',
      models: [
        {
          name: 'Mazda3 Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 358, lengthMm: 4460, widthMm: 1795, towingKg: 1300, insuranceGroup: 20, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Prime-Line',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Centre-Line',    addsPounds: 1300, equipment: 'comfort',    extras: ['heatedSeats'] },
            { name: 'Homura',         addsPounds: 3100, equipment: 'technology' },
            { name: 'Exclusive-Line', addsPounds: 4200, equipment: 'technology' },
            { name: 'Takumi',         addsPounds: 5700, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 e-Skyactiv G 140',      fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 24_655, engineCc: 2488, co2: 133, mpg: 47.9, zeroTo62Seconds: 9.5, trims: ['Prime-Line', 'Centre-Line', 'Homura', 'Exclusive-Line'] },
            { label: '2.5 e-Skyactiv G 140 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 26_355, engineCc: 2488, co2: 141, mpg: 44.8, zeroTo62Seconds: 9.9, trims: ['Centre-Line', 'Homura', 'Exclusive-Line', 'Takumi'] },
            { label: '2.0 e-Skyactiv X 186',      fuel: 'petrol', transmission: 'manual',    powerBhp: 184, onTheRoadPounds: 26_055, engineCc: 1998, co2: 118, mpg: 54.3, zeroTo62Seconds: 8.1, trims: ['Homura', 'Exclusive-Line', 'Takumi'] },
            { label: '2.0 e-Skyactiv X 186 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 184, onTheRoadPounds: 27_755, engineCc: 1998, co2: 133, mpg: 47.9, zeroTo62Seconds: 8.6, trims: ['Exclusive-Line', 'Takumi'] },
          ],
        },
        {
          name: 'Mazda3 Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 450, lengthMm: 4660, widthMm: 1795, towingKg: 1300, insuranceGroup: 20, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Centre-Line',    addsPounds: 0,    equipment: 'comfort' },
            { name: 'Exclusive-Line', addsPounds: 2900, equipment: 'technology' },
            { name: 'Takumi',         addsPounds: 4400, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 e-Skyactiv G 140',      fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 26_300, engineCc: 2488, co2: 130, mpg: 49.6, zeroTo62Seconds: 9.3, trims: ['Centre-Line', 'Exclusive-Line'] },
            { label: '2.0 e-Skyactiv X 186 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 184, onTheRoadPounds: 29_300, engineCc: 1998, co2: 131, mpg: 48.7, zeroTo62Seconds: 8.5, trims: ['Exclusive-Line', 'Takumi'] },
          ],
        },
      ],
    },
    {
      name: '6e', slug: '6e', kind: 'car',
      models: [
        {
          name: '6e', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 466, lengthMm: 4921, widthMm: 1890, towingKg: 1500, insuranceGroup: 38, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Takumi',      addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Takumi Plus', addsPounds: 1000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '78kWh 258', fuel: 'electric', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 38_995, co2: 0, rangeMiles: 348, batteryKwh: 78, chargeKw: 195, zeroTo62Seconds: 7.8 },
          ],
        },
      ],
    },
    {
      name: 'CX-30', slug: 'cx-30', kind: 'car',
      models: [
        {
          name: 'CX-30', body: 'suv', doors: 5, seats: 5,
          bootLitres: 422, lengthMm: 4395, widthMm: 1795, towingKg: 1300, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Prime-Line',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Centre-Line',    addsPounds: 1800, equipment: 'comfort',    extras: ['heatedSeats'] },
            { name: 'Homura',         addsPounds: 3000, equipment: 'technology' },
            { name: 'Exclusive-Line', addsPounds: 4300, equipment: 'technology' },
            { name: 'Takumi',         addsPounds: 6000, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.5 e-Skyactiv G 140',      fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 25_995, engineCc: 2488, co2: 135, mpg: 47.1, zeroTo62Seconds: 9.6,  trims: ['Prime-Line', 'Centre-Line', 'Homura', 'Exclusive-Line'] },
            { label: '2.5 e-Skyactiv G 140 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 27_595, engineCc: 2488, co2: 147, mpg: 43.5, zeroTo62Seconds: 10.2, trims: ['Centre-Line', 'Homura', 'Exclusive-Line', 'Takumi'] },
            { label: '2.0 e-Skyactiv X 186',      fuel: 'petrol', transmission: 'manual',    powerBhp: 184, onTheRoadPounds: 27_900, engineCc: 1998, co2: 127, mpg: 50.4, zeroTo62Seconds: 8.3,  trims: ['Homura', 'Exclusive-Line', 'Takumi'] },
          ],
        },
      ],
    },
    {
      name: 'CX-5', slug: 'cx-5', kind: 'car',
      models: [
        {
          name: 'CX-5', body: 'suv', doors: 5, seats: 5,
          bootLitres: 583, lengthMm: 4690, widthMm: 1860, towingKg: 2000, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Prime-Line',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Centre-Line',    addsPounds: 1850, equipment: 'technology' },
            { name: 'Exclusive-Line', addsPounds: 4300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Homura',         addsPounds: 6950, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 e-Skyactiv G 141 Auto',     fuel: 'petrol', transmission: 'automatic', powerBhp: 139, onTheRoadPounds: 32_995, engineCc: 2488, co2: 157, mpg: 40.9, zeroTo62Seconds: 10.5, trims: ['Prime-Line', 'Centre-Line', 'Exclusive-Line'] },
            { label: '2.5 e-Skyactiv G 141 AWD Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 139, onTheRoadPounds: 34_995, engineCc: 2488, co2: 168, mpg: 38.2, zeroTo62Seconds: 10.9, trims: ['Exclusive-Line', 'Homura'] },
          ],
        },
      ],
    },
    {
      name: 'CX-60', slug: 'cx-60', kind: 'car',
      models: [
        {
          name: 'CX-60', body: 'suv', doors: 5, seats: 5,
          bootLitres: 570, lengthMm: 4745, widthMm: 1890, towingKg: 2500, insuranceGroup: 37, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Exclusive-Line', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Homura',         addsPounds: 2700, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Takumi',         addsPounds: 4600, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 PHEV 327 AWD',         fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 323, onTheRoadPounds: 46_460, engineCc: 2488, co2: 33,  mpg: 188.3, rangeMiles: 39, batteryKwh: 17.8, zeroTo62Seconds: 5.8 },
            { label: '3.3 e-Skyactiv D 200',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 197, onTheRoadPounds: 43_085, engineCc: 3283, co2: 129, mpg: 56.5,                                    zeroTo62Seconds: 8.4, trims: ['Exclusive-Line', 'Homura'] },
            { label: '3.3 e-Skyactiv D 254 AWD', fuel: 'diesel',         transmission: 'automatic', powerBhp: 251, onTheRoadPounds: 45_535, engineCc: 3283, co2: 137, mpg: 54.3,                                    zeroTo62Seconds: 7.4 },
          ],
        },
      ],
    },
    {
      name: 'CX-80', slug: 'cx-80', kind: 'car',
      models: [
        {
          name: 'CX-80', body: 'suv', doors: 5, seats: 7,
          bootLitres: 258, lengthMm: 4995, widthMm: 1890, towingKg: 2500, insuranceGroup: 38, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Exclusive-Line', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Homura',         addsPounds: 2600, equipment: 'luxury' },
            { name: 'Takumi',         addsPounds: 4700, equipment: 'luxury' },
            { name: 'Takumi Plus',    addsPounds: 6200, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 PHEV 327 AWD',         fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 323, onTheRoadPounds: 49_780, engineCc: 2488, co2: 35,  mpg: 188.3, rangeMiles: 36, batteryKwh: 17.8, zeroTo62Seconds: 6.8 },
            { label: '3.3 e-Skyactiv D 254 AWD', fuel: 'diesel',         transmission: 'automatic', powerBhp: 251, onTheRoadPounds: 50_580, engineCc: 3283, co2: 148, mpg: 49.6,                                    zeroTo62Seconds: 8.4 },
          ],
        },
      ],
    },
    {
      name: 'MX-5', slug: 'mx-5', kind: 'car',
      models: [
        {
          name: 'MX-5 Roadster', body: 'convertible', doors: 2, seats: 2,
          bootLitres: 130, lengthMm: 3915, widthMm: 1735, insuranceGroup: 26, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Prime-Line',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Exclusive-Line', addsPounds: 2600, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Homura',         addsPounds: 5800, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 Skyactiv-G 132', fuel: 'petrol', transmission: 'manual', powerBhp: 130, onTheRoadPounds: 28_985, engineCc: 1496, co2: 142, mpg: 44.8, zeroTo62Seconds: 8.3, trims: ['Prime-Line', 'Exclusive-Line'] },
            { label: '2.0 Skyactiv-G 184', fuel: 'petrol', transmission: 'manual', powerBhp: 181, onTheRoadPounds: 30_385, engineCc: 1998, co2: 153, mpg: 41.5, zeroTo62Seconds: 6.5, trims: ['Exclusive-Line', 'Homura'] },
          ],
        },
        {
          name: 'MX-5 RF', body: 'sports', doors: 2, seats: 2,
          bootLitres: 127, lengthMm: 3915, widthMm: 1735, insuranceGroup: 29, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Prime-Line',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Exclusive-Line', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Homura',         addsPounds: 5700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 Skyactiv-G 132',      fuel: 'petrol', transmission: 'manual',    powerBhp: 130, onTheRoadPounds: 31_085, engineCc: 1496, co2: 142, mpg: 44.8, zeroTo62Seconds: 8.6, trims: ['Prime-Line', 'Exclusive-Line'] },
            { label: '2.0 Skyactiv-G 184',      fuel: 'petrol', transmission: 'manual',    powerBhp: 181, onTheRoadPounds: 32_485, engineCc: 1998, co2: 153, mpg: 41.5, zeroTo62Seconds: 6.8, trims: ['Exclusive-Line', 'Homura'] },
            { label: '2.0 Skyactiv-G 184 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 34_085, engineCc: 1998, co2: 170, mpg: 37.7, zeroTo62Seconds: 7.9, trims: ['Exclusive-Line'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
