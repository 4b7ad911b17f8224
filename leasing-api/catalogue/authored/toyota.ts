import type { AuthoredMake } from '../authored-make.ts'

export const toyota = {
  name: 'Toyota',
  slug: 'toyota',
  ranges: [
    {
      name: 'Aygo X', slug: 'aygo-x', kind: 'car',
      models: [
        {
          name: 'Aygo X', body: 'hatchback', doors: 5, seats: 4,
          bootLitres: 231, lengthMm: 3776, widthMm: 1740, insuranceGroup: 11, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Design',   addsPounds: 1900, equipment: 'technology' },
            { name: 'Excel',    addsPounds: 3800, equipment: 'technology' },
            { name: 'GR Sport', addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Hybrid 116 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 21_595, engineCc: 1490, co2: 86, mpg: 74.3, zeroTo62Seconds: 9.2 },
          ],
        },
      ],
    },
    {
      name: 'Yaris', slug: 'yaris', kind: 'car',
      models: [
        {
          name: 'Yaris', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 286, lengthMm: 3940, widthMm: 1745, towingKg: 450, insuranceGroup: 14, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Design',   addsPounds: 1900, equipment: 'technology' },
            { name: 'Excel',    addsPounds: 4100, equipment: 'technology' },
            { name: 'GR Sport', addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Hybrid 116 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 23_805, engineCc: 1490, co2: 92, mpg: 68.9, zeroTo62Seconds: 9.7, trims: ['Icon', 'Design', 'Excel'] },
            { label: '1.5 Hybrid 130 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 25_000, engineCc: 1490, co2: 96, mpg: 67.3, zeroTo62Seconds: 9.2, trims: ['Excel', 'GR Sport'] },
          ],
        },
        {
          name: 'GR Yaris', body: 'sports', doors: 3, seats: 4,
          bootLitres: 174, lengthMm: 3995, widthMm: 1805, insuranceGroup: 37, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Gen 2',            addsPounds: 0,    equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Aero Performance', addsPounds: 4500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.6 Turbo 280',        fuel: 'petrol', transmission: 'manual',    powerBhp: 276, onTheRoadPounds: 45_750, engineCc: 1618, co2: 215, mpg: 29.7, zeroTo62Seconds: 5.3 },
            { label: '1.6 Turbo 280 GR-DAT', fuel: 'petrol', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 47_250, engineCc: 1618, co2: 227, mpg: 28.2, zeroTo62Seconds: 5.2 },
          ],
        },
      ],
    },
    {
      name: 'Yaris Cross', slug: 'yaris-cross', kind: 'car',
      models: [
        {
          name: 'Yaris Cross', body: 'suv', doors: 5, seats: 5,
          bootLitres: 397, lengthMm: 4180, widthMm: 1765, towingKg: 750, insuranceGroup: 14, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Design',   addsPounds: 1900, equipment: 'technology' },
            { name: 'Excel',    addsPounds: 4500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GR Sport', addsPounds: 4700, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Hybrid 116 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 26_470, engineCc: 1490, co2: 100, mpg: 64.2, zeroTo62Seconds: 11.2, trims: ['Icon', 'Design', 'Excel'] },
            { label: '1.5 Hybrid 130 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 27_900, engineCc: 1490, co2: 104, mpg: 61.4, zeroTo62Seconds: 10.7, trims: ['Excel', 'GR Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Corolla', slug: 'corolla', kind: 'car',
      models: [
        {
          name: 'Corolla Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 361, lengthMm: 4370, widthMm: 1790, towingKg: 750, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Design',   addsPounds: 1900, equipment: 'technology' },
            { name: 'GR Sport', addsPounds: 3800, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Excel',    addsPounds: 4000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.8 Hybrid 140 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 30_675, engineCc: 1798, co2: 100, mpg: 64.2, zeroTo62Seconds: 9.2 },
            { label: '2.0 Hybrid 178 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 176, onTheRoadPounds: 32_600, engineCc: 1987, co2: 98,  mpg: 62.8, zeroTo62Seconds: 7.5, trims: ['Design', 'GR Sport', 'Excel'] },
          ],
        },
        {
          name: 'Corolla Touring Sports', body: 'estate', doors: 5, seats: 5,
          bootLitres: 596, lengthMm: 4650, widthMm: 1790, towingKg: 750, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Design',   addsPounds: 1900, equipment: 'technology' },
            { name: 'GR Sport', addsPounds: 3800, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Excel',    addsPounds: 4000, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.8 Hybrid 140 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 32_000, engineCc: 1798, co2: 102, mpg: 62.8, zeroTo62Seconds: 9.4 },
            { label: '2.0 Hybrid 178 CVT', fuel: 'hybrid', transmission: 'automatic', powerBhp: 176, onTheRoadPounds: 33_900, engineCc: 1987, co2: 103, mpg: 61.4, zeroTo62Seconds: 7.7, trims: ['Design', 'GR Sport', 'Excel'] },
          ],
        },
      ],
    },
    {
      name: 'Prius', slug: 'prius', kind: 'car',
      models: [
        {
          name: 'Prius Plug-in', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 284, lengthMm: 4600, widthMm: 1780, insuranceGroup: 30, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Design', addsPounds: 0,    equipment: 'technology' },
            { name: 'Excel',  addsPounds: 2600, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 Plug-in Hybrid 223 CVT', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 220, onTheRoadPounds: 37_895, engineCc: 1987, co2: 12, mpg: 565, rangeMiles: 53, batteryKwh: 13.6, zeroTo62Seconds: 6.8 },
          ],
        },
      ],
    },
    {
      name: 'C-HR', slug: 'c-hr', kind: 'car',
      models: [
        {
          name: 'C-HR', body: 'suv', doors: 5, seats: 5,
          bootLitres: 388, lengthMm: 4362, widthMm: 1832, towingKg: 725, insuranceGroup: 21, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Design',   addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Excel',    addsPounds: 5600, equipment: 'luxury' },
            { name: 'GR Sport', addsPounds: 7700, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.8 Hybrid 140 CVT',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 31_300, engineCc: 1798, co2: 105, mpg: 60.1,                                    zeroTo62Seconds: 9.9, trims: ['Icon', 'Design', 'Excel'] },
            { label: '2.0 Hybrid 197 CVT',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 195, onTheRoadPounds: 33_000, engineCc: 1987, co2: 110, mpg: 58.9,                                    zeroTo62Seconds: 8.1, trims: ['Design', 'Excel', 'GR Sport'] },
            { label: '2.0 Plug-in Hybrid 223 CVT', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 220, onTheRoadPounds: 36_645, engineCc: 1987, co2: 19,  mpg: 353.1, rangeMiles: 41, batteryKwh: 13.6, zeroTo62Seconds: 7.4, trims: ['Design', 'Excel', 'GR Sport'] },
          ],
        },
        {
          name: 'C-HR+', body: 'suv', doors: 5, seats: 5,
          bootLitres: 416, lengthMm: 4520, widthMm: 1870, towingKg: 1500, insuranceGroup: 31, approximate: true,
          trims: [
            { name: 'Icon',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Design', addsPounds: 3200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Excel',  addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: '58kWh 167',     fuel: 'electric', transmission: 'automatic', powerBhp: 165, onTheRoadPounds: 34_495, co2: 0, rangeMiles: 284, batteryKwh: 58, chargeKw: 150, zeroTo62Seconds: 8.4, trims: ['Icon'] },
            { label: '77kWh 224',     fuel: 'electric', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 36_495, co2: 0, rangeMiles: 373, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 7.3, trims: ['Icon', 'Design'] },
            { label: '77kWh 343 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 338, onTheRoadPounds: 38_495, co2: 0, rangeMiles: 313, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 5.2, trims: ['Excel'] },
          ],
        },
      ],
    },
    {
      name: 'Urban Cruiser', slug: 'urban-cruiser', kind: 'car',
      models: [
        {
          name: 'Urban Cruiser', body: 'suv', doors: 5, seats: 5,
          bootLitres: 306, lengthMm: 4285, widthMm: 1800, towingKg: 750, insuranceGroup: 24, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Icon',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Design', addsPounds: 3200, equipment: 'technology' },
            { name: 'Excel',  addsPounds: 7200, equipment: 'luxury' },
          ],
          engines: [
            { label: '49kWh 144',     fuel: 'electric', transmission: 'automatic', powerBhp: 142, onTheRoadPounds: 29_995, co2: 0, rangeMiles: 214, batteryKwh: 49, chargeKw: 80, zeroTo62Seconds: 9.6, trims: ['Icon'] },
            { label: '61kWh 174',     fuel: 'electric', transmission: 'automatic', powerBhp: 172, onTheRoadPounds: 30_795, co2: 0, rangeMiles: 264, batteryKwh: 61, chargeKw: 90, zeroTo62Seconds: 8.7, trims: ['Design', 'Excel'] },
            { label: '61kWh 184 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 32_300, co2: 0, rangeMiles: 245, batteryKwh: 61, chargeKw: 90, zeroTo62Seconds: 7.4, trims: ['Excel'] },
          ],
        },
      ],
    },
    {
      name: 'RAV4', slug: 'rav4', kind: 'car',
      models: [
        {
          name: 'RAV4', body: 'suv', doors: 5, seats: 5,
          bootLitres: 514, lengthMm: 4600, widthMm: 1855, towingKg: 1650, insuranceGroup: 30, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Icon',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Design',   addsPounds: 2200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Excel',    addsPounds: 5200, equipment: 'luxury' },
            { name: 'GR Sport', addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Hybrid 183 CVT',               fuel: 'hybrid',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 37_995, engineCc: 2487, co2: 120, mpg: 53.3,                                                  zeroTo62Seconds: 8.1, trims: ['Icon', 'Design', 'Excel'] },
            { label: '2.5 Hybrid 191 AWD-i CVT',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 188, onTheRoadPounds: 39_995, engineCc: 2487, co2: 124, mpg: 51.4,                                                  zeroTo62Seconds: 7.7, trims: ['Design', 'Excel'] },
            { label: '2.5 Plug-in Hybrid 309 AWD-i CVT', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 305, onTheRoadPounds: 44_500, engineCc: 2487, co2: 15,  mpg: 403.6, rangeMiles: 84, batteryKwh: 22.7, chargeKw: 50, zeroTo62Seconds: 5.8, trims: ['Design', 'Excel', 'GR Sport'] },
          ],
        },
      ],
    },
    {
      name: 'bZ4X', slug: 'bz4x', kind: 'car',
      models: [
        {
          name: 'bZ4X', body: 'suv', doors: 5, seats: 5,
          bootLitres: 452, lengthMm: 4690, widthMm: 1860, towingKg: 1500, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pure',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Icon',   addsPounds: 2000, equipment: 'technology' },
            { name: 'Design', addsPounds: 4000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Excel',  addsPounds: 8000, equipment: 'luxury' },
          ],
          engines: [
            { label: '57.7kWh 167',     fuel: 'electric', transmission: 'automatic', powerBhp: 165, onTheRoadPounds: 39_995, co2: 0, rangeMiles: 275, batteryKwh: 57.7, chargeKw: 150, zeroTo62Seconds: 8.6, trims: ['Pure', 'Icon'] },
            { label: '73.1kWh 224',     fuel: 'electric', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 40_995, co2: 0, rangeMiles: 353, batteryKwh: 73.1, chargeKw: 150, zeroTo62Seconds: 7.4, trims: ['Icon', 'Design'] },
            { label: '73.1kWh 343 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 338, onTheRoadPounds: 43_500, co2: 0, rangeMiles: 318, batteryKwh: 73.1, chargeKw: 150, zeroTo62Seconds: 5.1, trims: ['Design', 'Excel'] },
          ],
        },
      ],
    },
    {
      name: 'Land Cruiser', slug: 'land-cruiser', kind: 'car',
      models: [
        {
          name: 'Land Cruiser', body: 'suv', doors: 5, seats: 7,
          bootLitres: 742, lengthMm: 4925, widthMm: 1980, towingKg: 3500, insuranceGroup: 48, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Invincible',    addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'First Edition', addsPounds: 4000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.8 D-4D 204 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 76_495, engineCc: 2755, co2: 279, mpg: 26.4, zeroTo62Seconds: 10.9 },
          ],
        },
      ],
    },
    {
      name: 'GR86', slug: 'gr86', kind: 'car',
      models: [
        {
          name: 'GR86', body: 'sports', doors: 2, seats: 4,
          bootLitres: 226, lengthMm: 4265, widthMm: 1775, insuranceGroup: 38, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '2.4 234',      fuel: 'petrol', transmission: 'manual',    powerBhp: 231, onTheRoadPounds: 33_495, engineCc: 2387, co2: 200, mpg: 32.1, zeroTo62Seconds: 6.3 },
            { label: '2.4 234 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 231, onTheRoadPounds: 35_000, engineCc: 2387, co2: 199, mpg: 32.1, zeroTo62Seconds: 6.9 },
          ],
        },
      ],
    },
    {
      name: 'GR Supra', slug: 'gr-supra', kind: 'car',
      models: [
        {
          name: 'GR Supra', body: 'coupe', doors: 2, seats: 2,
          bootLitres: 290, lengthMm: 4379, widthMm: 1854, insuranceGroup: 42, approximate: true,
          trims: [
            { name: 'Pro',             addsPounds: 0,    equipment: 'luxury' },
            { name: 'Lightweight Evo', addsPounds: 1500, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 340',      fuel: 'petrol', transmission: 'manual',    powerBhp: 335, onTheRoadPounds: 54_880, engineCc: 2998, co2: 198, mpg: 32.1, zeroTo62Seconds: 4.6 },
            { label: '3.0 340 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 54_365, engineCc: 2998, co2: 183, mpg: 34.9, zeroTo62Seconds: 4.3 },
          ],
        },
      ],
    },
    {
      name: 'Proace City Verso', slug: 'proace-city-verso', kind: 'car',
      models: [
        {
          name: 'Proace City Verso Electric', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 597, lengthMm: 4403, widthMm: 1848, towingKg: 750, insuranceGroup: 21, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Icon',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Design', addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136 Medium',      fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 33_500, co2: 0, rangeMiles: 205, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.2 },
            { label: '50kWh 136 Long 7 Seat', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 35_500, co2: 0, rangeMiles: 200, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.9, trims: ['Design'] },
          ],
        },
      ],
    },
    {
      name: 'Proace Verso', slug: 'proace-verso', kind: 'car',
      models: [
        {
          name: 'Proace Verso Electric', body: 'mpv', doors: 5, seats: 8,
          bootLitres: 603, lengthMm: 4983, widthMm: 1920, towingKg: 1000, insuranceGroup: 27, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Shuttle', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Family',  addsPounds: 7500, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136 Medium', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 41_500, co2: 0, rangeMiles: 140, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 13.3, trims: ['Shuttle'] },
            { label: '75kWh 136 Long',   fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 47_500, co2: 0, rangeMiles: 214, batteryKwh: 75, chargeKw: 100, zeroTo62Seconds: 14.3 },
          ],
        },
      ],
    },
    {
      name: 'Proace City', slug: 'proace-city', kind: 'van',
      models: [
        {
          name: 'Proace City Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 3300, lengthMm: 4403, widthMm: 1848, towingKg: 1500, insuranceGroup: 14, approximate: true,
          trims: [
            { name: 'Active', addsPounds: 0,    equipment: 'entry' },
            { name: 'Icon',   addsPounds: 2000, equipment: 'comfort' },
            { name: 'Sport',  addsPounds: 3700, equipment: 'comfort' },
          ],
          engines: [
            { label: '1.5D 100 L1',           fuel: 'diesel',   transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 27_900, engineCc: 1499, co2: 141, mpg: 52.3,                                                 trims: ['Active', 'Icon'] },
            { label: '1.5D 130 L1 Auto',      fuel: 'diesel',   transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 30_900, engineCc: 1499, co2: 147, mpg: 50.1,                                                 trims: ['Icon', 'Sport'] },
            { label: '50kWh 136 Electric L1', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 33_800,                 co2: 0,              rangeMiles: 213, batteryKwh: 50, chargeKw: 100, trims: ['Icon'] },
          ],
        },
      ],
    },
    {
      name: 'Proace', slug: 'proace', kind: 'van',
      models: [
        {
          name: 'Proace Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5300, lengthMm: 4983, widthMm: 1920, towingKg: 2500, insuranceGroup: 29, approximate: true,
          trims: [
            { name: 'Active', addsPounds: 0,    equipment: 'entry' },
            { name: 'Icon',   addsPounds: 2500, equipment: 'comfort' },
            { name: 'Design', addsPounds: 4500, equipment: 'technology' },
            { name: 'Sport',  addsPounds: 5500, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5D 120 Medium',           fuel: 'diesel',   transmission: 'manual',    powerBhp: 118, onTheRoadPounds: 36_700, engineCc: 1499, co2: 179, mpg: 41.5,                                                 trims: ['Active', 'Icon'] },
            { label: '2.0D 145 Medium',           fuel: 'diesel',   transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 38_100, engineCc: 1997, co2: 180, mpg: 41.5,                                                 trims: ['Icon', 'Design'] },
            { label: '2.0D 180 Medium Auto',      fuel: 'diesel',   transmission: 'automatic', powerBhp: 177, onTheRoadPounds: 41_000, engineCc: 1997, co2: 186, mpg: 39.8,                                                 trims: ['Design', 'Sport'] },
            { label: '75kWh 136 Electric Medium', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 45_500,                 co2: 0,              rangeMiles: 217, batteryKwh: 75, chargeKw: 100, trims: ['Icon', 'Design'] },
          ],
        },
      ],
    },
    {
      name: 'Proace Max', slug: 'proace-max', kind: 'van',
      models: [
        {
          name: 'Proace Max Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 13_000, lengthMm: 5998, widthMm: 2050, towingKg: 2500, insuranceGroup: 37, approximate: true,
          trims: [
            { name: 'Active', addsPounds: 0,    equipment: 'entry' },
            { name: 'Icon',   addsPounds: 2500, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.2D 140 L3H2',            fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 44_900, engineCc: 2184, co2: 233, mpg: 31.7 },
            { label: '2.2D 180 L3H2 Auto',       fuel: 'diesel',   transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 50_000, engineCc: 2184, co2: 245, mpg: 30.1,                                                  trims: ['Icon'] },
            { label: '110kWh 270 Electric L3H2', fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 70_500,                 co2: 0,              rangeMiles: 260, batteryKwh: 110, chargeKw: 150, trims: ['Icon'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
