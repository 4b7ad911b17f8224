import type { AuthoredMake } from '../authored-make.ts'

export const kgm = {
  name: 'KGM',
  slug: 'kgm',
  ranges: [
    {
      name: 'Tivoli', slug: 'tivoli', kind: 'car',
      models: [
        {
          name: 'Tivoli', body: 'suv', doors: 5, seats: 5,
          bootLitres: 427, lengthMm: 4225, widthMm: 1810, towingKg: 1500, insuranceGroup: 19, ncapStars: 4, approximate: true,
          trims: [
            { name: 'K20', addsPounds: 0,    equipment: 'comfort' },
            { name: 'K30', addsPounds: 1500, equipment: 'comfort',    extras: ['satNav'] },
            { name: 'K40', addsPounds: 3500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 GDI-Turbo 163',      fuel: 'petrol', transmission: 'manual',    powerBhp: 161, onTheRoadPounds: 19_495, engineCc: 1497, co2: 161, mpg: 40.1 },
            { label: '1.5 GDI-Turbo 163 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 20_995, engineCc: 1497, co2: 175, mpg: 36.9, trims: ['K30', 'K40'] },
          ],
        },
      ],
    },
    {
      name: 'Korando', slug: 'korando', kind: 'car',
      models: [
        {
          name: 'Korando', body: 'suv', doors: 5, seats: 5,
          bootLitres: 551, lengthMm: 4450, widthMm: 1870, towingKg: 2000, insuranceGroup: 21, ncapStars: 5, approximate: true,
          trims: [
            { name: 'K20', addsPounds: 0,    equipment: 'comfort' },
            { name: 'K30', addsPounds: 2500, equipment: 'technology' },
            { name: 'K40', addsPounds: 5500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 GDI-Turbo 163',      fuel: 'petrol', transmission: 'manual',    powerBhp: 161, onTheRoadPounds: 24_495, engineCc: 1497, co2: 175, mpg: 36.9, zeroTo62Seconds: 12, trims: ['K20', 'K30'] },
            { label: '1.5 GDI-Turbo 163 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 26_495, engineCc: 1497, co2: 182, mpg: 35.5, zeroTo62Seconds: 12, trims: ['K30', 'K40'] },
          ],
        },
      ],
    },
    {
      name: 'Torres', slug: 'torres', kind: 'car',
      models: [
        {
          name: 'Torres', body: 'suv', doors: 5, seats: 5,
          bootLitres: 703, lengthMm: 4700, widthMm: 1890, towingKg: 1500, insuranceGroup: 24, ncapStars: 3, approximate: true,
          trims: [
            { name: 'K30', addsPounds: 0,    equipment: 'technology' },
            { name: 'K40', addsPounds: 2800, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.5 GDI-Turbo 163',      fuel: 'petrol', transmission: 'manual',    powerBhp: 161, onTheRoadPounds: 32_995, engineCc: 1497, co2: 185, mpg: 34.4 },
            { label: '1.5 GDI-Turbo 163 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 34_995, engineCc: 1497, co2: 189, mpg: 33.6 },
            { label: '1.5 Hybrid 204 Auto',    fuel: 'hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 36_995, engineCc: 1498, co2: 139, mpg: 46.3, zeroTo62Seconds: 9.1 },
          ],
        },
        {
          name: 'Torres EVX', body: 'suv', doors: 5, seats: 5,
          bootLitres: 662, lengthMm: 4715, widthMm: 1890, towingKg: 1500, insuranceGroup: 33, approximate: true,
          trims: [
            { name: 'K30', addsPounds: 0,    equipment: 'technology' },
            { name: 'K40', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '73.4kWh 207', fuel: 'electric', transmission: 'automatic', powerBhp: 204, onTheRoadPounds: 44_495, co2: 0, rangeMiles: 287, batteryKwh: 73.4, chargeKw: 145, zeroTo62Seconds: 8.1 },
          ],
        },
      ],
    },
    {
      name: 'Actyon', slug: 'actyon', kind: 'car',
      models: [
        {
          name: 'Actyon', body: 'suv', doors: 5, seats: 5,
          bootLitres: 668, lengthMm: 4740, widthMm: 1910, towingKg: 1500, insuranceGroup: 27, approximate: true,
          trims: [
            { name: 'K50', addsPounds: 0, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.5 GDI-Turbo 163 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 36_995, engineCc: 1497, co2: 190, mpg: 33.6 },
            { label: '1.5 Hybrid 204 Auto',    fuel: 'hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 38_995, engineCc: 1498, co2: 140, mpg: 45.6, zeroTo62Seconds: 9.1 },
          ],
        },
      ],
    },
    {
      name: 'Rexton', slug: 'rexton', kind: 'car',
      models: [
        {
          name: 'Rexton', body: 'suv', doors: 5, seats: 7,
          bootLitres: 236, lengthMm: 4850, widthMm: 1960, towingKg: 3500, insuranceGroup: 40, approximate: true,
          trims: [
            { name: 'K30', addsPounds: 0,    equipment: 'technology' },
            { name: 'K40', addsPounds: 2900, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.2 Diesel 202 4x4 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 199, onTheRoadPounds: 40_995, engineCc: 2157, co2: 225, mpg: 32.9, zeroTo62Seconds: 11.3 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
