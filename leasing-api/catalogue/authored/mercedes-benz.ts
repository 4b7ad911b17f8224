import type { AuthoredMake } from '../authored-make.ts'

export const mercedesBenz = {
  name: 'Mercedes-Benz',
  slug: 'mercedes-benz',
  ranges: [
    {
      name: 'A-Class', slug: 'a-class', kind: 'car',
      models: [
        {
          name: 'A-Class Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 355, lengthMm: 4428, widthMm: 1796, towingKg: 1800, insuranceGroup: 26, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',       addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Executive',    addsPounds: 2000, equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 5300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'A 180 136 Auto',   fuel: 'petrol',         transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 34_075, engineCc: 1332, co2: 134, mpg: 47.9,                                                  zeroTo62Seconds: 9.2, trims: ['Sport Executive', 'AMG Line Executive', 'AMG Line Premium'] },
            { label: 'A 200 163 Auto',   fuel: 'petrol',         transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 35_175, engineCc: 1332, co2: 134, mpg: 47.9,                                                  zeroTo62Seconds: 8.2 },
            { label: 'A 200 d 150 Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 36_400, engineCc: 1950, co2: 128, mpg: 57.7,                                                  zeroTo62Seconds: 8.6, trims: ['Sport Executive', 'AMG Line Executive', 'AMG Line Premium'] },
            { label: 'A 250 e 218 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 40_400, engineCc: 1332, co2: 20,  mpg: 313.9, rangeMiles: 47, batteryKwh: 15.6, chargeKw: 22, zeroTo62Seconds: 7.4, trims: ['AMG Line Executive', 'AMG Line Premium'] },
          ],
        },
        {
          name: 'A-Class Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 395, lengthMm: 4558, widthMm: 1796, towingKg: 1800, insuranceGroup: 27, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line Executive',    addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 3300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 7000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'A 180 136 Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 36_500, engineCc: 1332, co2: 132, mpg: 48.7, zeroTo62Seconds: 9.3, trims: ['AMG Line Executive'] },
            { label: 'A 200 163 Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 37_700, engineCc: 1332, co2: 132, mpg: 48.7, zeroTo62Seconds: 8.3 },
            { label: 'A 200 d 150 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 39_000, engineCc: 1950, co2: 127, mpg: 58.9, zeroTo62Seconds: 8.7, trims: ['AMG Line Executive', 'AMG Line Premium'] },
          ],
        },
        {
          name: 'AMG A-Class', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 355, lengthMm: 4445, widthMm: 1796, insuranceGroup: 40, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds: 3500, equipment: 'luxury' },
            { name: 'Plus',         addsPounds: 6800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'A 35 306 4MATIC Auto',    fuel: 'petrol', transmission: 'automatic', powerBhp: 302, onTheRoadPounds: 49_000, engineCc: 1991, co2: 188, mpg: 34,   zeroTo62Seconds: 4.7, trims: ['Premium', 'Premium Plus'] },
            { label: 'A 45 S 421 4MATIC+ Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 415, onTheRoadPounds: 63_285, engineCc: 1991, co2: 205, mpg: 31.4, zeroTo62Seconds: 3.9, trims: ['Plus'] },
          ],
        },
      ],
    },
    {
      name: 'B-Class', slug: 'b-class', kind: 'car',
      models: [
        {
          name: 'B-Class', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 455, lengthMm: 4426, widthMm: 1796, towingKg: 1800, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',    addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Executive', addsPounds: 2000, equipment: 'technology' },
            { name: 'AMG Line Premium',   addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'B 200 163 Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 36_500, engineCc: 1332, co2: 138, mpg: 46.3, zeroTo62Seconds: 8.4 },
            { label: 'B 200 d 150 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38_000, engineCc: 1950, co2: 133, mpg: 55.4, zeroTo62Seconds: 8.9, trims: ['Sport Executive', 'AMG Line Executive'] },
          ],
        },
      ],
    },
    {
      name: 'CLA', slug: 'cla', kind: 'car',
      models: [
        {
          name: 'CLA', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 405, lengthMm: 4723, widthMm: 1855, towingKg: 1800, insuranceGroup: 36, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport',                 addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line',              addsPounds: 2200, equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 4900, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9300, equipment: 'luxury' },
          ],
          engines: [
            { label: 'CLA 250+ 272 with EQ Technology',       fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 45_615,                 co2: 0,              rangeMiles: 484, batteryKwh: 85, chargeKw: 320, zeroTo62Seconds: 6.7 },
            { label: 'CLA 350 354 4MATIC with EQ Technology', fuel: 'electric', transmission: 'automatic', powerBhp: 349, onTheRoadPounds: 49_375,                 co2: 0,              rangeMiles: 479, batteryKwh: 85, chargeKw: 320, zeroTo62Seconds: 4.9, trims: ['AMG Line', 'AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'CLA 200 163 Auto',                      fuel: 'petrol',   transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 40_200, engineCc: 1496, co2: 117, mpg: 54.3,                                                 zeroTo62Seconds: 8.3, trims: ['Sport', 'AMG Line', 'AMG Line Premium'] },
            { label: 'CLA 220 190 Auto',                      fuel: 'petrol',   transmission: 'automatic', powerBhp: 188, onTheRoadPounds: 42_200, engineCc: 1496, co2: 117, mpg: 54.3,                                                 zeroTo62Seconds: 7.2, trims: ['AMG Line', 'AMG Line Premium'] },
          ],
        },
        {
          name: 'CLA Shooting Brake', body: 'estate', doors: 5, seats: 5,
          bootLitres: 455, lengthMm: 4723, widthMm: 1855, towingKg: 1800, insuranceGroup: 36, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport',            addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line',         addsPounds: 2200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium', addsPounds: 4900, equipment: 'luxury' },
          ],
          engines: [
            { label: 'CLA 250+ 272 with EQ Technology',       fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 47_900, co2: 0, rangeMiles: 472, batteryKwh: 85, chargeKw: 320, zeroTo62Seconds: 6.8 },
            { label: 'CLA 350 354 4MATIC with EQ Technology', fuel: 'electric', transmission: 'automatic', powerBhp: 349, onTheRoadPounds: 51_700, co2: 0, rangeMiles: 454, batteryKwh: 85, chargeKw: 320, zeroTo62Seconds: 5,   trims: ['AMG Line', 'AMG Line Premium'] },
          ],
        },
      ],
    },
    {
      name: 'C-Class', slug: 'c-class', kind: 'car',
      models: [
        {
          name: 'C-Class Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 455, lengthMm: 4751, widthMm: 1820, towingKg: 1800, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport',                 addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line',              addsPounds: 1800, equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 5300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9300, equipment: 'luxury' },
          ],
          engines: [
            { label: 'C 200 204 Auto',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 44_585, engineCc: 1496, co2: 144, mpg: 44.1,                                                  zeroTo62Seconds: 7.3 },
            { label: 'C 220 d 200 Auto',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 197, onTheRoadPounds: 46_750, engineCc: 1993, co2: 119, mpg: 61.4,                                                  zeroTo62Seconds: 7.3 },
            { label: 'C 300 258 Auto',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 48_400, engineCc: 1999, co2: 148, mpg: 43.5,                                                  zeroTo62Seconds: 6,   trims: ['AMG Line', 'AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'C 300 e 313 Auto',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 50_800, engineCc: 1999, co2: 12,  mpg: 565,   rangeMiles: 68, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.1 },
            { label: 'C 300 de 313 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 52_800, engineCc: 1993, co2: 11,  mpg: 706.3, rangeMiles: 71, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.2, trims: ['AMG Line', 'AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
        {
          name: 'C-Class Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 490, lengthMm: 4755, widthMm: 1820, towingKg: 1800, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport',                 addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line',              addsPounds: 1800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 5300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9300, equipment: 'luxury' },
          ],
          engines: [
            { label: 'C 200 204 Auto',   fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 46_400, engineCc: 1496, co2: 149, mpg: 42.8,                                                  zeroTo62Seconds: 7.5 },
            { label: 'C 220 d 200 Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 197, onTheRoadPounds: 48_500, engineCc: 1993, co2: 124, mpg: 60.1,                                                  zeroTo62Seconds: 7.4 },
            { label: 'C 300 e 313 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 52_600, engineCc: 1999, co2: 13,  mpg: 470.8, rangeMiles: 67, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.2 },
          ],
        },
        {
          name: 'AMG C-Class Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 455, lengthMm: 4791, widthMm: 1824, insuranceGroup: 46, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'C 43 421 4MATIC Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 415, onTheRoadPounds: 71_000, engineCc: 1991, co2: 202, mpg: 31.7, zeroTo62Seconds: 4.6 },
          ],
        },
      ],
    },
    {
      name: 'CLE', slug: 'cle', kind: 'car',
      models: [
        {
          name: 'CLE Coupe', body: 'coupe', doors: 2, seats: 4,
          bootLitres: 420, lengthMm: 4850, widthMm: 1861, towingKg: 1800, insuranceGroup: 40, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 3300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'CLE 200 204 Auto',        fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 48_260, engineCc: 1999, co2: 144, mpg: 44.1, zeroTo62Seconds: 7.4 },
            { label: 'CLE 220 d 197 Auto',      fuel: 'diesel', transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 50_100, engineCc: 1993, co2: 122, mpg: 60.1, zeroTo62Seconds: 7.5, trims: ['AMG Line', 'AMG Line Premium'] },
            { label: 'CLE 300 258 4MATIC Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 53_200, engineCc: 1999, co2: 159, mpg: 40.4, zeroTo62Seconds: 6.2, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'CLE 450 381 4MATIC Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 62_000, engineCc: 2999, co2: 174, mpg: 37.2, zeroTo62Seconds: 4.4, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
        {
          name: 'CLE Cabriolet', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 385, lengthMm: 4850, widthMm: 1861, towingKg: 1800, insuranceGroup: 42, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 3300, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'CLE 200 204 Auto',        fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 54_100, engineCc: 1999, co2: 152, mpg: 42.2, zeroTo62Seconds: 7.9 },
            { label: 'CLE 300 258 4MATIC Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 59_000, engineCc: 1999, co2: 165, mpg: 38.7, zeroTo62Seconds: 6.6, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'CLE 450 381 4MATIC Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 67_800, engineCc: 2999, co2: 181, mpg: 35.8, zeroTo62Seconds: 4.7, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
        {
          name: 'AMG CLE Coupe', body: 'coupe', doors: 2, seats: 4,
          bootLitres: 420, lengthMm: 4853, widthMm: 1935, insuranceGroup: 48, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'CLE 53 449 4MATIC+ Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 443, onTheRoadPounds: 77_000, engineCc: 2999, co2: 206, mpg: 31.4, zeroTo62Seconds: 4.2 },
          ],
        },
      ],
    },
    {
      name: 'E-Class', slug: 'e-class', kind: 'car',
      models: [
        {
          name: 'E-Class Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 540, lengthMm: 4949, widthMm: 1880, towingKg: 2100, insuranceGroup: 44, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line Premium',      addsPounds: 5500, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9900, equipment: 'luxury' },
          ],
          engines: [
            { label: 'E 200 204 Auto',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 56_800, engineCc: 1999, co2: 144, mpg: 44.8,                                                  zeroTo62Seconds: 7.5, trims: ['AMG Line', 'AMG Line Premium'] },
            { label: 'E 220 d 197 Auto',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 58_500, engineCc: 1993, co2: 125, mpg: 60.1,                                                  zeroTo62Seconds: 7.6 },
            { label: 'E 300 e 313 Auto',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 60_800, engineCc: 1999, co2: 12,  mpg: 565,   rangeMiles: 68, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.4 },
            { label: 'E 300 de 313 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 62_500, engineCc: 1993, co2: 11,  mpg: 706.3, rangeMiles: 66, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.4, trims: ['AMG Line', 'AMG Line Premium'] },
          ],
        },
        {
          name: 'E-Class Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 615, lengthMm: 4949, widthMm: 1880, towingKg: 2100, insuranceGroup: 44, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 5500, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9900, equipment: 'luxury' },
          ],
          engines: [
            { label: 'E 220 d 197 Auto',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 60_800, engineCc: 1993, co2: 131, mpg: 56.5,                                                  zeroTo62Seconds: 7.9 },
            { label: 'E 300 e 313 Auto',        fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 63_100, engineCc: 1999, co2: 13,  mpg: 470.8, rangeMiles: 65, batteryKwh: 19.5, chargeKw: 55, zeroTo62Seconds: 6.5 },
            { label: 'E 450 d 367 4MATIC Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 76_500, engineCc: 2989, co2: 161, mpg: 46.3,                                                  zeroTo62Seconds: 4.9, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'S-Class', slug: 's-class', kind: 'car',
      models: [
        {
          name: 'S-Class', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 550, lengthMm: 5179, widthMm: 1954, towingKg: 2100, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,      equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 10_500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'S 350 d 313 Auto',      fuel: 'diesel',         transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 97_900,  engineCc: 2989, co2: 154, mpg: 47.9,                                                zeroTo62Seconds: 6.4 },
            { label: 'S 450 e 408 Auto',      fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 107_500, engineCc: 2999, co2: 14,  mpg: 470.8, rangeMiles: 66, batteryKwh: 22, chargeKw: 60, zeroTo62Seconds: 5.8 },
            { label: 'S 500 449 4MATIC Auto', fuel: 'petrol',         transmission: 'automatic', powerBhp: 443, onTheRoadPounds: 108_500, engineCc: 2999, co2: 186, mpg: 34.5,                                                zeroTo62Seconds: 4.8 },
          ],
        },
      ],
    },
    {
      name: 'AMG GT', slug: 'amg-gt', kind: 'car',
      models: [
        {
          name: 'AMG GT Coupe', body: 'sports', doors: 2, seats: 4,
          bootLitres: 321, lengthMm: 4728, widthMm: 1984, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds: 9000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GT 43 421 Auto',         fuel: 'petrol', transmission: 'automatic', powerBhp: 415, onTheRoadPounds: 106_905, engineCc: 1991, co2: 229, mpg: 28, zeroTo62Seconds: 4.6 },
            { label: 'GT 63 585 4MATIC+ Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 577, onTheRoadPounds: 164_905, engineCc: 3982, co2: 319, mpg: 20, zeroTo62Seconds: 3.2, trims: ['Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'SL', slug: 'sl', kind: 'car',
      models: [
        {
          name: 'AMG SL', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 213, lengthMm: 4705, widthMm: 1915, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds: 8500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'SL 43 421 Auto',         fuel: 'petrol', transmission: 'automatic', powerBhp: 415, onTheRoadPounds: 108_250, engineCc: 1991, co2: 205, mpg: 31.4, zeroTo62Seconds: 4.6 },
            { label: 'SL 55 476 4MATIC+ Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 469, onTheRoadPounds: 145_000, engineCc: 3982, co2: 293, mpg: 21.9, zeroTo62Seconds: 3.9, trims: ['Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'EQA', slug: 'eqa', kind: 'car',
      models: [
        {
          name: 'EQA', body: 'suv', doors: 5, seats: 5,
          bootLitres: 340, lengthMm: 4463, widthMm: 1834, towingKg: 750, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',       addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Executive',    addsPounds: 1500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 4500, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 7500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQA 250+ 190',       fuel: 'electric', transmission: 'automatic', powerBhp: 188, onTheRoadPounds: 49_700, co2: 0, rangeMiles: 348, batteryKwh: 70.5, chargeKw: 100, zeroTo62Seconds: 8.6 },
            { label: 'EQA 300 228 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 225, onTheRoadPounds: 51_200, co2: 0, rangeMiles: 285, batteryKwh: 66.5, chargeKw: 100, zeroTo62Seconds: 7.7, trims: ['AMG Line Executive', 'AMG Line Premium'] },
            { label: 'EQA 350 292 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 52_700, co2: 0, rangeMiles: 285, batteryKwh: 66.5, chargeKw: 100, zeroTo62Seconds: 6,   trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'EQB', slug: 'eqb', kind: 'car',
      models: [
        {
          name: 'EQB', body: 'suv', doors: 5, seats: 7,
          bootLitres: 495, lengthMm: 4684, widthMm: 1834, towingKg: 750, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',    addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Executive', addsPounds: 1500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',   addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQB 250+ 190',       fuel: 'electric', transmission: 'automatic', powerBhp: 188, onTheRoadPounds: 53_300, co2: 0, rangeMiles: 332, batteryKwh: 70.5, chargeKw: 100, zeroTo62Seconds: 8.9 },
            { label: 'EQB 300 228 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 225, onTheRoadPounds: 54_800, co2: 0, rangeMiles: 278, batteryKwh: 66.5, chargeKw: 100, zeroTo62Seconds: 8,   trims: ['AMG Line Executive', 'AMG Line Premium'] },
            { label: 'EQB 350 292 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 56_300, co2: 0, rangeMiles: 278, batteryKwh: 66.5, chargeKw: 100, zeroTo62Seconds: 6.2, trims: ['AMG Line Premium'] },
          ],
        },
      ],
    },
    {
      name: 'EQE', slug: 'eqe', kind: 'car',
      models: [
        {
          name: 'EQE Saloon', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 430, lengthMm: 4946, widthMm: 1906, insuranceGroup: 48, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Edition',    addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line',         addsPounds: 3500, equipment: 'technology' },
            { name: 'AMG Line Premium', addsPounds: 7500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQE 300 245',  fuel: 'electric', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 65_300, co2: 0, rangeMiles: 405, batteryKwh: 89, chargeKw: 170, zeroTo62Seconds: 7.3, trims: ['Sport Edition', 'AMG Line'] },
            { label: 'EQE 350+ 292', fuel: 'electric', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 70_400, co2: 0, rangeMiles: 431, batteryKwh: 96, chargeKw: 170, zeroTo62Seconds: 6.4, trims: ['AMG Line', 'AMG Line Premium'] },
          ],
        },
        {
          name: 'EQE SUV', body: 'suv', doors: 5, seats: 5,
          bootLitres: 520, lengthMm: 4863, widthMm: 1940, towingKg: 1800, insuranceGroup: 49, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 5500, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 9500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQE 350 292 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 82_500, co2: 0, rangeMiles: 390, batteryKwh: 96, chargeKw: 170, zeroTo62Seconds: 6.6 },
            { label: 'EQE 500 408 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 92_500, co2: 0, rangeMiles: 375, batteryKwh: 96, chargeKw: 170, zeroTo62Seconds: 4.9, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'EQS', slug: 'eqs', kind: 'car',
      models: [
        {
          name: 'EQS Saloon', body: 'saloon', doors: 5, seats: 5,
          bootLitres: 610, lengthMm: 5223, widthMm: 1926, towingKg: 750, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium Plus', addsPounds: 10_000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQS 450+ 360', fuel: 'electric', transmission: 'automatic', powerBhp: 355, onTheRoadPounds: 112_600, co2: 0, rangeMiles: 510, batteryKwh: 118, chargeKw: 200, zeroTo62Seconds: 6.2 },
            { label: 'EQS 350 292',  fuel: 'electric', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 100_000, co2: 0, rangeMiles: 434, batteryKwh: 96,  chargeKw: 200, zeroTo62Seconds: 6.8, trims: ['AMG Line Premium'] },
          ],
        },
        {
          name: 'EQS SUV', body: 'suv', doors: 5, seats: 7,
          bootLitres: 565, lengthMm: 5125, widthMm: 1959, towingKg: 1800, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 8500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'EQS 450 360 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 355, onTheRoadPounds: 129_500, co2: 0, rangeMiles: 418, batteryKwh: 118, chargeKw: 200, zeroTo62Seconds: 6 },
            { label: 'EQS 580 544 4MATIC', fuel: 'electric', transmission: 'automatic', powerBhp: 536, onTheRoadPounds: 146_000, co2: 0, rangeMiles: 418, batteryKwh: 118, chargeKw: 200, zeroTo62Seconds: 4.7, trims: ['AMG Line Premium Plus'] },
          ],
        },
      ],
    },
    {
      name: 'GLA', slug: 'gla', kind: 'car',
      models: [
        {
          name: 'GLA', body: 'suv', doors: 5, seats: 5,
          bootLitres: 435, lengthMm: 4412, widthMm: 1834, towingKg: 1800, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',       addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Executive',    addsPounds: 2000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 5200, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 8800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLA 200 163 Auto',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 38_200, engineCc: 1332, co2: 131, mpg: 48.7,                                                  zeroTo62Seconds: 8.9 },
            { label: 'GLA 200 d 150 Auto',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 40_100, engineCc: 1950, co2: 140, mpg: 53.3,                                                  zeroTo62Seconds: 8.8, trims: ['Sport Executive', 'AMG Line Executive', 'AMG Line Premium'] },
            { label: 'GLA 220 d 190 4MATIC Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 42_600, engineCc: 1950, co2: 148, mpg: 50.4,                                                  zeroTo62Seconds: 7.5, trims: ['AMG Line Executive', 'AMG Line Premium'] },
            { label: 'GLA 250 e 218 Auto',        fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 43_800, engineCc: 1332, co2: 24,  mpg: 256.8, rangeMiles: 41, batteryKwh: 15.6, chargeKw: 22, zeroTo62Seconds: 7.7, trims: ['AMG Line Executive', 'AMG Line Premium'] },
          ],
        },
      ],
    },
    {
      name: 'GLB', slug: 'glb', kind: 'car',
      models: [
        {
          name: 'GLB', body: 'suv', doors: 5, seats: 7,
          bootLitres: 500, lengthMm: 4634, widthMm: 1834, towingKg: 1800, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Executive',    addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Executive', addsPounds: 2000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',   addsPounds: 5200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLB 200 163 Auto',          fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 41_600, engineCc: 1332, co2: 156, mpg: 40.9, zeroTo62Seconds: 9.1 },
            { label: 'GLB 200 d 150 Auto',        fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 43_200, engineCc: 1950, co2: 145, mpg: 51.4, zeroTo62Seconds: 9.2 },
            { label: 'GLB 220 d 190 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 45_600, engineCc: 1950, co2: 152, mpg: 48.7, zeroTo62Seconds: 7.8, trims: ['AMG Line Executive', 'AMG Line Premium'] },
          ],
        },
      ],
    },
    {
      name: 'GLC', slug: 'glc', kind: 'car',
      models: [
        {
          name: 'GLC', body: 'suv', doors: 5, seats: 5,
          bootLitres: 620, lengthMm: 4716, widthMm: 1890, towingKg: 2500, insuranceGroup: 39, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Sport Edition',         addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line',              addsPounds: 2600,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 6300,   equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 10_200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLC 220 d 197 4MATIC Auto',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 51_700, engineCc: 1993, co2: 136, mpg: 54.3,                                                  zeroTo62Seconds: 8 },
            { label: 'GLC 300 258 4MATIC Auto',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 52_600, engineCc: 1999, co2: 166, mpg: 38.7,                                                  zeroTo62Seconds: 6.2, trims: ['AMG Line', 'AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'GLC 300 e 313 4MATIC Auto',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 59_200, engineCc: 1999, co2: 12,  mpg: 565,   rangeMiles: 77, batteryKwh: 31.2, chargeKw: 60, zeroTo62Seconds: 6.7, trims: ['Sport Edition', 'AMG Line', 'AMG Line Premium'] },
            { label: 'GLC 300 de 333 4MATIC Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 61_500, engineCc: 1993, co2: 11,  mpg: 706.3, rangeMiles: 75, batteryKwh: 31.2, chargeKw: 60, zeroTo62Seconds: 6.4, trims: ['AMG Line', 'AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
        {
          name: 'GLC Coupe', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 545, lengthMm: 4763, widthMm: 1890, towingKg: 2500, insuranceGroup: 40, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 3800, equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 7800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLC 220 d 197 4MATIC Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 57_500, engineCc: 1993, co2: 134, mpg: 55.4,                                                 zeroTo62Seconds: 8 },
            { label: 'GLC 300 258 4MATIC Auto',   fuel: 'petrol',         transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 58_300, engineCc: 1999, co2: 164, mpg: 39.2,                                                 zeroTo62Seconds: 6.3, trims: ['AMG Line', 'AMG Line Premium'] },
            { label: 'GLC 300 e 313 4MATIC Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 64_800, engineCc: 1999, co2: 12,  mpg: 565,  rangeMiles: 78, batteryKwh: 31.2, chargeKw: 60, zeroTo62Seconds: 6.7, trims: ['AMG Line', 'AMG Line Premium'] },
          ],
        },
      ],
    },
    {
      name: 'GLE', slug: 'gle', kind: 'car',
      models: [
        {
          name: 'GLE', body: 'suv', doors: 5, seats: 7,
          bootLitres: 630, lengthMm: 4926, widthMm: 1947, towingKg: 3500, insuranceGroup: 47, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',              addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium',      addsPounds: 5000,   equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 10_000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLE 300 d 269 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 265, onTheRoadPounds: 74_800, engineCc: 1993, co2: 175, mpg: 42.2, zeroTo62Seconds: 6.9 },
            { label: 'GLE 450 d 367 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 80_500, engineCc: 2989, co2: 195, mpg: 37.7, zeroTo62Seconds: 5.6, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'GLE 450 381 4MATIC Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 80_000, engineCc: 2999, co2: 216, mpg: 29.7, zeroTo62Seconds: 5.6, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
          ],
        },
        {
          name: 'GLE Plug-in Hybrid', body: 'suv', doors: 5, seats: 5,
          bootLitres: 490, lengthMm: 4926, widthMm: 1947, towingKg: 3500, insuranceGroup: 47, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line',         addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'AMG Line Premium', addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLE 350 de 333 4MATIC Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 80_600, engineCc: 1993, co2: 16, mpg: 470.8, rangeMiles: 63, batteryKwh: 31.2, chargeKw: 60, zeroTo62Seconds: 6.9 },
            { label: 'GLE 400 e 381 4MATIC Auto',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 82_000, engineCc: 1999, co2: 18, mpg: 353.1, rangeMiles: 65, batteryKwh: 31.2, chargeKw: 60, zeroTo62Seconds: 6.1 },
          ],
        },
        {
          name: 'GLE Coupe', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 655, lengthMm: 4946, widthMm: 2010, towingKg: 2700, insuranceGroup: 48, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,    equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 5200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLE 300 d 269 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 265, onTheRoadPounds: 81_800, engineCc: 1993, co2: 172, mpg: 42.8, zeroTo62Seconds: 6.9 },
            { label: 'GLE 450 d 367 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 88_500, engineCc: 2989, co2: 192, mpg: 38.7, zeroTo62Seconds: 5.6 },
          ],
        },
      ],
    },
    {
      name: 'GLS', slug: 'gls', kind: 'car',
      models: [
        {
          name: 'GLS', body: 'suv', doors: 5, seats: 7,
          bootLitres: 355, lengthMm: 5209, widthMm: 1956, towingKg: 3500, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,      equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 7500,   equipment: 'luxury' },
            { name: 'Business Class',        addsPounds: 13_500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'GLS 450 381 4MATIC Auto',   fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 98_900, engineCc: 2999, co2: 226, mpg: 28.5, zeroTo62Seconds: 6.1 },
            { label: 'GLS 450 d 367 4MATIC Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 99_500, engineCc: 2989, co2: 204, mpg: 36.2, zeroTo62Seconds: 6.1 },
          ],
        },
      ],
    },
    {
      name: 'G-Class', slug: 'g-class', kind: 'car',
      models: [
        {
          name: 'G-Class', body: 'suv', doors: 5, seats: 5,
          bootLitres: 640, lengthMm: 4825, widthMm: 1931, towingKg: 3500, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'AMG Line Premium',      addsPounds: 0,      equipment: 'luxury' },
            { name: 'AMG Line Premium Plus', addsPounds: 8000,   equipment: 'luxury' },
            { name: 'Edition One',           addsPounds: 20_000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'G 450 d 367 Auto',             fuel: 'diesel',   transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 138_600, engineCc: 2989, co2: 227, mpg: 32.5,                                                  zeroTo62Seconds: 5.8, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'G 500 449 Auto',               fuel: 'petrol',   transmission: 'automatic', powerBhp: 443, onTheRoadPounds: 141_000, engineCc: 2999, co2: 248, mpg: 25.9,                                                  zeroTo62Seconds: 5.4, trims: ['AMG Line Premium', 'AMG Line Premium Plus'] },
            { label: 'G 580 587 with EQ Technology', fuel: 'electric', transmission: 'automatic', powerBhp: 579, onTheRoadPounds: 154_870,                 co2: 0,              rangeMiles: 294, batteryKwh: 116, chargeKw: 200, zeroTo62Seconds: 4.7, trims: ['AMG Line Premium', 'Edition One'] },
          ],
        },
      ],
    },
    {
      name: 'EQV', slug: 'eqv', kind: 'car',
      models: [
        {
          name: 'EQV', body: 'mpv', doors: 5, seats: 7,
          bootLitres: 1030, lengthMm: 5140, widthMm: 1928, insuranceGroup: 44, approximate: true,
          trims: [
            { name: 'Sport',            addsPounds: 0,    equipment: 'technology' },
            { name: 'AMG Line',         addsPounds: 3600, equipment: 'technology' },
            { name: 'AMG Line Premium', addsPounds: 8500, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'EQV 300 204 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 77_500, co2: 0, rangeMiles: 222, batteryKwh: 90, chargeKw: 110, zeroTo62Seconds: 12.1 },
          ],
        },
      ],
    },
    {
      name: 'V-Class', slug: 'v-class', kind: 'car',
      models: [
        {
          name: 'V-Class', body: 'mpv', doors: 5, seats: 8,
          bootLitres: 1030, lengthMm: 5140, widthMm: 1928, towingKg: 2500, insuranceGroup: 43, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Premium',   addsPounds: 0,      equipment: 'technology' },
            { name: 'Style',     addsPounds: 4500,   equipment: 'technology' },
            { name: 'Exclusive', addsPounds: 12_000, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'V 220 d 163 L2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 71_000, engineCc: 1950, co2: 190, mpg: 39.2, zeroTo62Seconds: 10.9, trims: ['Premium', 'Style'] },
            { label: 'V 300 d 237 L2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 234, onTheRoadPounds: 74_500, engineCc: 1950, co2: 195, mpg: 38.2, zeroTo62Seconds: 7.9 },
          ],
        },
      ],
    },
    {
      name: 'Citan', slug: 'citan', kind: 'van',
      models: [
        {
          name: 'Citan', body: 'van', doors: 5, seats: 2,
          bootLitres: 2900, lengthMm: 4498, widthMm: 1859, towingKg: 1500, insuranceGroup: 14, approximate: true,
          trims: [
            { name: 'Base',        addsPounds: 0,    equipment: 'entry' },
            { name: 'Progressive', addsPounds: 1500, equipment: 'comfort' },
            { name: 'Premium',     addsPounds: 3200, equipment: 'technology' },
          ],
          engines: [
            { label: '110 CDI L1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 27_500, engineCc: 1461, co2: 146, mpg: 50.4, zeroTo62Seconds: 13.8 },
            { label: '112 CDI L1 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 30_200, engineCc: 1461, co2: 152, mpg: 48.7, zeroTo62Seconds: 12,   trims: ['Progressive', 'Premium'] },
          ],
        },
        {
          name: 'eCitan', body: 'van', doors: 5, seats: 2,
          bootLitres: 2900, lengthMm: 4498, widthMm: 1859, towingKg: 1500, insuranceGroup: 16, approximate: true,
          trims: [
            { name: 'Progressive', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Premium',     addsPounds: 1900, equipment: 'technology' },
          ],
          engines: [
            { label: '45kWh 122 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 38_500, co2: 0, rangeMiles: 176, batteryKwh: 45, chargeKw: 80, zeroTo62Seconds: 12.2 },
            { label: '45kWh 122 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 39_700, co2: 0, rangeMiles: 171, batteryKwh: 45, chargeKw: 80, zeroTo62Seconds: 12.6 },
          ],
        },
      ],
    },
    {
      name: 'Vito', slug: 'vito', kind: 'van',
      models: [
        {
          name: 'Vito Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 6000, lengthMm: 5140, widthMm: 1928, towingKg: 2500, insuranceGroup: 38, approximate: true,
          trims: [
            { name: 'Base',        addsPounds: 0,    equipment: 'entry' },
            { name: 'Progressive', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Select',      addsPounds: 4600, equipment: 'technology' },
            { name: 'Premium',     addsPounds: 6900, equipment: 'technology' },
          ],
          engines: [
            { label: '114 CDI 136 L2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 44_300, engineCc: 1950, co2: 183, mpg: 40.4, zeroTo62Seconds: 12,   trims: ['Base', 'Progressive', 'Select'] },
            { label: '116 CDI 163 L2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 46_500, engineCc: 1950, co2: 184, mpg: 40.4, zeroTo62Seconds: 10.5, trims: ['Progressive', 'Select', 'Premium'] },
            { label: '119 CDI 190 L2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 48_400, engineCc: 1950, co2: 186, mpg: 39.8, zeroTo62Seconds: 9.5,  trims: ['Select', 'Premium'] },
          ],
        },
      ],
    },
    {
      name: 'eVito', slug: 'evito', kind: 'van',
      models: [
        {
          name: 'eVito Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 6000, lengthMm: 5140, widthMm: 1928, insuranceGroup: 40, approximate: true,
          trims: [
            { name: 'Base',        addsPounds: 0,    equipment: 'entry' },
            { name: 'Progressive', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Premium',     addsPounds: 6500, equipment: 'technology' },
          ],
          engines: [
            { label: '60kWh 116 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 53_900, co2: 0, rangeMiles: 162, batteryKwh: 60, chargeKw: 80,  zeroTo62Seconds: 14.9, trims: ['Base', 'Progressive'] },
            { label: '90kWh 204 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 62_900, co2: 0, rangeMiles: 294, batteryKwh: 90, chargeKw: 110, zeroTo62Seconds: 12.1, trims: ['Progressive', 'Premium'] },
          ],
        },
      ],
    },
    {
      name: 'Sprinter', slug: 'sprinter', kind: 'van',
      models: [
        {
          name: 'Sprinter Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 10_500, lengthMm: 5932, widthMm: 2020, towingKg: 2000, insuranceGroup: 42, approximate: true,
          trims: [
            { name: 'Base',        addsPounds: 0,    equipment: 'entry' },
            { name: 'Progressive', addsPounds: 2400, equipment: 'comfort' },
            { name: 'Select',      addsPounds: 4400, equipment: 'technology' },
            { name: 'Premium',     addsPounds: 6500, equipment: 'technology' },
          ],
          engines: [
            { label: '315 CDI 150 L2 H2',      fuel: 'diesel', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 49_300, engineCc: 1950, co2: 226, mpg: 32.8, trims: ['Base', 'Progressive', 'Select'] },
            { label: '317 CDI 170 L2 H2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 53_000, engineCc: 1950, co2: 229, mpg: 32.1, trims: ['Progressive', 'Select', 'Premium'] },
            { label: '319 CDI 190 L3 H2 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 55_900, engineCc: 1950, co2: 233, mpg: 31.7, trims: ['Select', 'Premium'] },
          ],
        },
        {
          name: 'eSprinter Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 11_000, lengthMm: 5932, widthMm: 2020, towingKg: 2000, insuranceGroup: 44, approximate: true,
          trims: [
            { name: 'Base',        addsPounds: 0,    equipment: 'entry' },
            { name: 'Progressive', addsPounds: 2400, equipment: 'comfort' },
          ],
          engines: [
            { label: '56kWh 136 L2',  fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 61_500, co2: 0, rangeMiles: 142, batteryKwh: 56,  chargeKw: 115 },
            { label: '81kWh 204 L2',  fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 66_500, co2: 0, rangeMiles: 206, batteryKwh: 81,  chargeKw: 115 },
            { label: '113kWh 204 L3', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 76_500, co2: 0, rangeMiles: 271, batteryKwh: 113, chargeKw: 115 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
