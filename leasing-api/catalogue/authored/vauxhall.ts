import type { AuthoredMake } from '../authored-make.ts'

export const vauxhall = {
  name: 'Vauxhall',
  slug: 'vauxhall',
  ranges: [
    {
      name: 'Corsa', slug: 'corsa', kind: 'car',
      models: [
        {
          name: 'Corsa', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 309, lengthMm: 4061, widthMm: 1765, insuranceGroup: 15, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 1850, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',       fuel: 'petrol', transmission: 'manual',    powerBhp: 99,  onTheRoadPounds: 20_760, engineCc: 1199, co2: 110, mpg: 57.6, zeroTo62Seconds: 9.9,  trims: ['Design', 'GS'] },
            { label: '1.2 Turbo 130 Auto',  fuel: 'petrol', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 23_260, engineCc: 1199, co2: 119, mpg: 53.3, zeroTo62Seconds: 8.7,  trims: ['GS', 'Ultimate'] },
            { label: '1.2 Hybrid 110 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 108, onTheRoadPounds: 23_145, engineCc: 1199, co2: 96,  mpg: 65.9, zeroTo62Seconds: 10.9 },
            { label: '1.2 Hybrid 145 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 24_300, engineCc: 1199, co2: 97,  mpg: 65,   zeroTo62Seconds: 8.4,  trims: ['GS', 'Ultimate'] },
          ],
        },
        {
          name: 'Corsa Electric', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 267, lengthMm: 4061, widthMm: 1765, insuranceGroup: 24, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 1700, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4100, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '50kWh 136',            fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 27_505, co2: 0, rangeMiles: 222, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 8.7, trims: ['Design', 'GS'] },
            { label: '51kWh 156 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 29_030, co2: 0, rangeMiles: 266, batteryKwh: 51, chargeKw: 100, zeroTo62Seconds: 8.2 },
          ],
        },
      ],
    },
    {
      name: 'Astra', slug: 'astra', kind: 'car',
      models: [
        {
          name: 'Astra Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 422, lengthMm: 4374, widthMm: 1860, towingKg: 1450, insuranceGroup: 20, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Griffin',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2600, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 5400, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Turbo 130',               fuel: 'petrol',         transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 25_995, engineCc: 1199, co2: 120, mpg: 53.4,                                    zeroTo62Seconds: 9.7,  trims: ['Griffin', 'GS'] },
            { label: '1.2 Turbo 130 Auto',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 27_800, engineCc: 1199, co2: 123, mpg: 51.9,                                    zeroTo62Seconds: 9.7,  trims: ['GS', 'Ultimate'] },
            { label: '1.2 Hybrid 145 Auto',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 28_650, engineCc: 1199, co2: 102, mpg: 62.6,                                    zeroTo62Seconds: 8.3 },
            { label: '1.5 Turbo D 130 Auto',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 28_900, engineCc: 1499, co2: 124, mpg: 59.6,                                    zeroTo62Seconds: 10.6, trims: ['Griffin', 'GS'] },
            { label: '1.6 Plug-in Hybrid 196 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 193, onTheRoadPounds: 34_200, engineCc: 1598, co2: 26,  mpg: 242.7, rangeMiles: 52, batteryKwh: 17.2, zeroTo62Seconds: 7.6,  trims: ['GS', 'Ultimate'] },
          ],
        },
        {
          name: 'Astra Electric', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 352, lengthMm: 4374, widthMm: 1860, insuranceGroup: 27, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Griffin',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2500, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 5200, equipment: 'luxury' },
          ],
          engines: [
            { label: '54kWh 156',            fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 34_945, co2: 0, rangeMiles: 267, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9.2 },
            { label: '58kWh 156 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 36_400, co2: 0, rangeMiles: 282, batteryKwh: 58, chargeKw: 100, zeroTo62Seconds: 9.2, trims: ['GS', 'Ultimate'] },
          ],
        },
        {
          name: 'Astra Sports Tourer', body: 'estate', doors: 5, seats: 5,
          bootLitres: 597, lengthMm: 4642, widthMm: 1860, towingKg: 1550, insuranceGroup: 20, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Griffin',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2600, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 5400, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.2 Turbo 130',               fuel: 'petrol',         transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 27_200, engineCc: 1199, co2: 120, mpg: 53.4,                                                    zeroTo62Seconds: 9.8, trims: ['Griffin', 'GS'] },
            { label: '1.2 Hybrid 145 Auto',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 29_850, engineCc: 1199, co2: 102, mpg: 62.6,                                                    zeroTo62Seconds: 8.4 },
            { label: '1.6 Plug-in Hybrid 196 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 193, onTheRoadPounds: 35_400, engineCc: 1598, co2: 26,  mpg: 242.7, rangeMiles: 51,  batteryKwh: 17.2,                zeroTo62Seconds: 7.7, trims: ['GS', 'Ultimate'] },
            { label: '54kWh 156 Electric',          fuel: 'electric',       transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 36_400,                 co2: 0,               rangeMiles: 267, batteryKwh: 54,   chargeKw: 100, zeroTo62Seconds: 9.3 },
          ],
        },
      ],
    },
    {
      name: 'Mokka', slug: 'mokka', kind: 'car',
      models: [
        {
          name: 'Mokka', body: 'suv', doors: 5, seats: 5,
          bootLitres: 350, lengthMm: 4151, widthMm: 1791, towingKg: 1200, insuranceGroup: 17, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Griffin',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2100, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 136',       fuel: 'petrol', transmission: 'manual',    powerBhp: 134, onTheRoadPounds: 25_600, engineCc: 1199, co2: 118, mpg: 53.9, zeroTo62Seconds: 9.2, trims: ['Griffin', 'GS'] },
            { label: '1.2 Turbo 130 Auto',  fuel: 'petrol', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 27_200, engineCc: 1199, co2: 131, mpg: 48.5, zeroTo62Seconds: 9.2, trims: ['GS', 'Ultimate'] },
            { label: '1.2 Hybrid 145 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 27_800, engineCc: 1199, co2: 102, mpg: 62.1, zeroTo62Seconds: 8.2 },
          ],
        },
        {
          name: 'Mokka Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 310, lengthMm: 4151, widthMm: 1791, insuranceGroup: 25, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Griffin',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 1900, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'GSE',      addsPounds: 5500, equipment: 'luxury' },
          ],
          engines: [
            { label: '54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 32_450, co2: 0, rangeMiles: 250, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9,   trims: ['Griffin', 'GS', 'Ultimate'] },
            { label: '54kWh 280', fuel: 'electric', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 31_500, co2: 0, rangeMiles: 209, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 5.9, trims: ['GSE'] },
          ],
        },
      ],
    },
    {
      name: 'Frontera', slug: 'frontera', kind: 'car',
      models: [
        {
          name: 'Frontera', body: 'suv', doors: 5, seats: 5,
          bootLitres: 460, lengthMm: 4385, widthMm: 1795, towingKg: 1250, insuranceGroup: 17, ncapStars: 3, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2400, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Hybrid 110 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 108, onTheRoadPounds: 24_495, engineCc: 1199, co2: 119, mpg: 53.3, zeroTo62Seconds: 11,  trims: ['Design', 'GS'] },
            { label: '1.2 Hybrid 145 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 25_595, engineCc: 1199, co2: 119, mpg: 53.3, zeroTo62Seconds: 9.1 },
          ],
        },
        {
          name: 'Frontera Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 460, lengthMm: 4385, widthMm: 1795, insuranceGroup: 23, ncapStars: 3, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2400, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '44kWh 113',            fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 23_995, co2: 0, rangeMiles: 186, batteryKwh: 44, chargeKw: 100, zeroTo62Seconds: 12.1 },
            { label: '54kWh 113 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 26_395, co2: 0, rangeMiles: 253, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 12.4 },
          ],
        },
      ],
    },
    {
      name: 'Grandland', slug: 'grandland', kind: 'car',
      models: [
        {
          name: 'Grandland', body: 'suv', doors: 5, seats: 5,
          bootLitres: 550, lengthMm: 4650, widthMm: 1905, towingKg: 1350, insuranceGroup: 24, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 2800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate', addsPounds: 5700, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 145 Auto',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 34_995, engineCc: 1199, co2: 122, mpg: 52.5,                                    zeroTo62Seconds: 10.2 },
            { label: '1.6 Plug-in Hybrid 196 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 193, onTheRoadPounds: 37_800, engineCc: 1598, co2: 20,  mpg: 313.9, rangeMiles: 53, batteryKwh: 17.9, zeroTo62Seconds: 7.8 },
          ],
        },
        {
          name: 'Grandland Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 550, lengthMm: 4650, widthMm: 1905, towingKg: 1250, insuranceGroup: 32, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'GS',       addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate', addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: '73kWh 213',            fuel: 'electric', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 37_345, co2: 0, rangeMiles: 325, batteryKwh: 73, chargeKw: 160, zeroTo62Seconds: 9 },
            { label: '97kWh 231 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 40_300, co2: 0, rangeMiles: 430, batteryKwh: 97, chargeKw: 160, zeroTo62Seconds: 9.2, trims: ['GS', 'Ultimate'] },
            { label: '73kWh 325 AWD',        fuel: 'electric', transmission: 'automatic', powerBhp: 320, onTheRoadPounds: 42_000, co2: 0, rangeMiles: 306, batteryKwh: 73, chargeKw: 160, zeroTo62Seconds: 6.1, trims: ['GS', 'Ultimate'] },
          ],
        },
      ],
    },
    {
      name: 'Combo Life', slug: 'combo-life', kind: 'car',
      models: [
        {
          name: 'Combo Life Electric', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 597, lengthMm: 4403, widthMm: 1848, towingKg: 750, insuranceGroup: 20, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Ultimate', addsPounds: 2900, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136',           fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 31_950, co2: 0, rangeMiles: 213, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.2 },
            { label: '50kWh 136 XL 7 Seat', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 33_500, co2: 0, rangeMiles: 205, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.9, trims: ['Design'] },
          ],
        },
        {
          name: 'Combo Life', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 597, lengthMm: 4403, widthMm: 1848, towingKg: 1500, insuranceGroup: 18, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Design',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Ultimate', addsPounds: 2900, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Turbo D 100',      fuel: 'diesel', transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 27_500, engineCc: 1499, co2: 135, mpg: 54.3, zeroTo62Seconds: 13.1, trims: ['Design'] },
            { label: '1.5 Turbo D 130 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 29_700, engineCc: 1499, co2: 143, mpg: 51.4, zeroTo62Seconds: 11 },
          ],
        },
      ],
    },
    {
      name: 'Combo Cargo', slug: 'combo-cargo', kind: 'van',
      models: [
        {
          name: 'Combo Cargo', body: 'van', doors: 5, seats: 3,
          bootLitres: 3300, lengthMm: 4403, widthMm: 1848, towingKg: 1500, insuranceGroup: 14, approximate: true,
          trims: [
            { name: 'Prime',   addsPounds: 0,    equipment: 'entry' },
            { name: 'Pro',     addsPounds: 1900, equipment: 'comfort' },
            { name: 'Griffin', addsPounds: 3000, equipment: 'comfort' },
          ],
          engines: [
            { label: '1.5 Turbo D 100 L1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 27_900, engineCc: 1499, co2: 141, mpg: 52.3 },
            { label: '1.5 Turbo D 130 L1 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 30_800, engineCc: 1499, co2: 147, mpg: 50.1, trims: ['Pro', 'Griffin'] },
          ],
        },
        {
          name: 'Combo Cargo Electric', body: 'van', doors: 5, seats: 3,
          bootLitres: 3300, lengthMm: 4403, widthMm: 1848, towingKg: 750, insuranceGroup: 16, approximate: true,
          trims: [
            { name: 'Prime', addsPounds: 0,    equipment: 'entry' },
            { name: 'Pro',   addsPounds: 2000, equipment: 'comfort' },
          ],
          engines: [
            { label: '50kWh 136 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 33_900, co2: 0, rangeMiles: 213, batteryKwh: 50, chargeKw: 100 },
            { label: '50kWh 136 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 35_300, co2: 0, rangeMiles: 205, batteryKwh: 50, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Vivaro', slug: 'vivaro', kind: 'van',
      models: [
        {
          name: 'Vivaro', body: 'van', doors: 5, seats: 3,
          bootLitres: 5300, lengthMm: 4983, widthMm: 1920, towingKg: 2500, insuranceGroup: 29, approximate: true,
          trims: [
            { name: 'Prime',   addsPounds: 0,    equipment: 'entry' },
            { name: 'Pro',     addsPounds: 2400, equipment: 'comfort' },
            { name: 'Griffin', addsPounds: 4000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 Turbo D 120 L1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 118, onTheRoadPounds: 36_300, engineCc: 1499, co2: 179, mpg: 41.5, trims: ['Prime', 'Pro'] },
            { label: '2.0 Turbo D 145 L1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 37_700, engineCc: 1997, co2: 180, mpg: 41.5 },
            { label: '2.0 Turbo D 180 L1 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 177, onTheRoadPounds: 40_900, engineCc: 1997, co2: 186, mpg: 39.8, trims: ['Pro', 'Griffin'] },
          ],
        },
        {
          name: 'Vivaro Electric', body: 'van', doors: 5, seats: 3,
          bootLitres: 5300, lengthMm: 4983, widthMm: 1920, towingKg: 1000, insuranceGroup: 31, approximate: true,
          trims: [
            { name: 'Prime', addsPounds: 0,    equipment: 'entry' },
            { name: 'Pro',   addsPounds: 2500, equipment: 'comfort' },
          ],
          engines: [
            { label: '50kWh 136 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 42_300, co2: 0, rangeMiles: 139, batteryKwh: 50, chargeKw: 100 },
            { label: '75kWh 136 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 47_300, co2: 0, rangeMiles: 219, batteryKwh: 75, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Movano', slug: 'movano', kind: 'van',
      models: [
        {
          name: 'Movano', body: 'van', doors: 5, seats: 3,
          bootLitres: 13_000, lengthMm: 5998, widthMm: 2050, towingKg: 2500, insuranceGroup: 37, approximate: true,
          trims: [
            { name: 'Prime', addsPounds: 0,    equipment: 'entry' },
            { name: 'Pro',   addsPounds: 2600, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.2 Turbo D 140 L3H2',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 44_300, engineCc: 2184, co2: 233, mpg: 31.7 },
            { label: '2.2 Turbo D 165 L3H2',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 163, onTheRoadPounds: 45_700, engineCc: 2184, co2: 238, mpg: 31 },
            { label: '2.2 Turbo D 180 L3H2 Auto', fuel: 'diesel',   transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 48_700, engineCc: 2184, co2: 245, mpg: 30.1,                                                  trims: ['Pro'] },
            { label: '110kWh 270 Electric L3H2',  fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 69_800,                 co2: 0,              rangeMiles: 263, batteryKwh: 110, chargeKw: 150 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
