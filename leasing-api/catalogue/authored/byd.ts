import type { AuthoredMake } from '../authored-make.ts'

export const byd = {
  name: 'BYD',
  slug: 'byd',
  ranges: [
    {
      name: 'Dolphin Surf', slug: 'dolphin-surf', kind: 'car',
      models: [
        {
          name: 'Dolphin Surf', body: 'hatchback', doors: 5, seats: 4, approximate: true,
          bootLitres: 308, lengthMm: 3990, widthMm: 1720, insuranceGroup: 18, ncapStars: 5,
          trims: [
            { name: 'Active',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Boost',   addsPounds: 3300, equipment: 'comfort' },
            { name: 'Comfort', addsPounds: 5300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '30kWh 88',  fuel: 'electric', transmission: 'automatic', powerBhp:  87, onTheRoadPounds: 18650, co2: 0, rangeMiles: 137, batteryKwh:   30, chargeKw: 65, zeroTo62Seconds: 11.1, trims: ['Active'] },
            { label: '43kWh 88',  fuel: 'electric', transmission: 'automatic', powerBhp:  87, onTheRoadPounds: 18650, co2: 0, rangeMiles: 200, batteryKwh: 43.2, chargeKw: 85, zeroTo62Seconds: 12.1, trims: ['Boost'] },
            { label: '43kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 18650, co2: 0, rangeMiles: 193, batteryKwh: 43.2, chargeKw: 85, zeroTo62Seconds:  9.1, trims: ['Comfort'] },
          ],
        },
      ],
    },
    {
      name: 'Dolphin', slug: 'dolphin', kind: 'car',
      models: [
        {
          name: 'Dolphin', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 345, lengthMm: 4290, widthMm: 1770, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'Active',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Boost',   addsPounds: 1000, equipment: 'comfort' },
            { name: 'Comfort', addsPounds: 4000, equipment: 'technology' },
            { name: 'Design',  addsPounds: 5500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '44.9kWh 95',  fuel: 'electric', transmission: 'automatic', powerBhp:  94, onTheRoadPounds: 26195, co2: 0, rangeMiles: 211, batteryKwh: 44.9, chargeKw: 60, zeroTo62Seconds: 12.3, trims: ['Active'] },
            { label: '44.9kWh 176', fuel: 'electric', transmission: 'automatic', powerBhp: 174, onTheRoadPounds: 26195, co2: 0, rangeMiles: 193, batteryKwh: 44.9, chargeKw: 60, zeroTo62Seconds:  7.9, trims: ['Boost'] },
            { label: '60.4kWh 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 26195, co2: 0, rangeMiles: 265, batteryKwh: 60.4, chargeKw: 88, zeroTo62Seconds:    7, trims: ['Comfort', 'Design'] },
          ],
        },
      ],
    },
    {
      name: 'Atto 2', slug: 'atto-2', kind: 'car',
      models: [
        {
          name: 'Atto 2', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 400, lengthMm: 4310, widthMm: 1830, insuranceGroup: 24, ncapStars: 5,
          trims: [
            { name: 'Boost',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Comfort', addsPounds: 4100, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '51kWh 177',   fuel: 'electric', transmission: 'automatic', powerBhp: 174, onTheRoadPounds: 30850, co2: 0, rangeMiles: 214, batteryKwh: 51.1, chargeKw:  82, zeroTo62Seconds: 7.9, trims: ['Boost'] },
            { label: '64.8kWh 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 30850, co2: 0, rangeMiles: 261, batteryKwh: 64.8, chargeKw: 155, zeroTo62Seconds: 7.9, trims: ['Comfort'] },
          ],
        },
      ],
    },
    {
      name: 'Atto 3', slug: 'atto-3', kind: 'car',
      models: [
        {
          name: 'Atto 3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 440, lengthMm: 4455, widthMm: 1875, insuranceGroup: 31, ncapStars: 5,
          trims: [
            { name: 'Comfort', addsPounds:    0, equipment: 'technology' },
            { name: 'Design',  addsPounds: 2500, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '60.4kWh 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37705, co2: 0, rangeMiles: 261, batteryKwh: 60.4, chargeKw: 88, zeroTo62Seconds: 7.3 },
          ],
        },
      ],
    },
    {
      name: 'Seal', slug: 'seal', kind: 'car',
      models: [
        {
          name: 'Seal', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 400, lengthMm: 4800, widthMm: 1875, towingKg: 1500, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Design',     addsPounds:    0, equipment: 'luxury' },
            { name: 'Excellence', addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '82.5kWh 313 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 45705, co2: 0, rangeMiles: 354, batteryKwh: 82.5, chargeKw: 150, zeroTo62Seconds: 5.9, trims: ['Design'] },
            { label: '82.5kWh 530 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 45705, co2: 0, rangeMiles: 323, batteryKwh: 82.5, chargeKw: 150, zeroTo62Seconds: 3.8, trims: ['Excellence'] },
          ],
        },
      ],
    },
    {
      name: 'Seal 6 DM-i', slug: 'seal-6-dm-i', kind: 'car',
      models: [
        {
          name: 'Seal 6 DM-i Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 491, lengthMm: 4840, widthMm: 1875, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Boost',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Comfort', addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 Plug-in 184', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 33990, engineCc: 1498, co2: 48, mpg: 188.3, rangeMiles: 31, batteryKwh: 10, chargeKw:  3, zeroTo62Seconds: 8.9, trims: ['Boost'] },
            { label: '1.5 Plug-in 212', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 209, onTheRoadPounds: 33990, engineCc: 1498, co2: 24, mpg: 282.5, rangeMiles: 65, batteryKwh: 19, chargeKw: 26, zeroTo62Seconds: 8.5, trims: ['Comfort'] },
          ],
        },
        {
          name: 'Seal 6 DM-i Touring', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4840, widthMm: 1875, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Boost',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Comfort', addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 Plug-in 184', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 34990, engineCc: 1498, co2: 48, mpg: 188.3, rangeMiles: 31, batteryKwh: 10, chargeKw:  3, zeroTo62Seconds: 8.9, trims: ['Boost'] },
            { label: '1.5 Plug-in 212', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 209, onTheRoadPounds: 34990, engineCc: 1498, co2: 24, mpg: 282.5, rangeMiles: 62, batteryKwh: 19, chargeKw: 26, zeroTo62Seconds: 8.5, trims: ['Comfort'] },
          ],
        },
      ],
    },
    {
      name: 'Seal U DM-i', slug: 'seal-u-dm-i', kind: 'car',
      models: [
        {
          name: 'Seal U DM-i', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 425, lengthMm: 4775, widthMm: 1890, towingKg: 1300, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'Boost',   addsPounds:    0, equipment: 'technology' },
            { name: 'Comfort', addsPounds: 2000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Design',  addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 Plug-in 218 FWD',            fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 33205, engineCc: 1498, co2: 20, mpg: 313.9, rangeMiles: 50, batteryKwh: 18.3, chargeKw: 18, zeroTo62Seconds: 8.9, trims: ['Boost'] },
            { label: '1.5 Plug-in 218 FWD Long Range', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 33205, engineCc: 1498, co2: 26, mpg:   257, rangeMiles: 78, batteryKwh: 26.6, chargeKw: 18, zeroTo62Seconds: 8.9, trims: ['Comfort'] },
            { label: '1.5 Turbo Plug-in 324 AWD',      fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 319, onTheRoadPounds: 33205, engineCc: 1497, co2: 26, mpg: 235.4, rangeMiles: 43, batteryKwh: 18.3, chargeKw: 18, zeroTo62Seconds: 5.9, trims: ['Design'] },
          ],
        },
      ],
    },
    {
      name: 'Sealion 7', slug: 'sealion-7', kind: 'car',
      models: [
        {
          name: 'Sealion 7', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 4830, widthMm: 1925, towingKg: 1500, insuranceGroup: 40, ncapStars: 5,
          trims: [
            { name: 'Comfort',    addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Design',     addsPounds:  5000, equipment: 'luxury' },
            { name: 'Excellence', addsPounds: 12000, equipment: 'luxury' },
          ],
          engines: [
            { label: '82.5kWh 313 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 308, onTheRoadPounds: 46990, co2: 0, rangeMiles: 300, batteryKwh: 82.5, chargeKw: 150, zeroTo62Seconds: 6.7, trims: ['Comfort'] },
            { label: '82.5kWh 530 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 46990, co2: 0, rangeMiles: 283, batteryKwh: 82.5, chargeKw: 150, zeroTo62Seconds: 4.5, trims: ['Design'] },
            { label: '91.3kWh 530 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 46990, co2: 0, rangeMiles: 312, batteryKwh: 91.3, chargeKw: 230, zeroTo62Seconds: 4.5, trims: ['Excellence'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
