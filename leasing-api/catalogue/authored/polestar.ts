import type { AuthoredMake } from '../authored-make.ts'

export const polestar = {
  name: 'Polestar',
  slug: 'polestar',
  ranges: [
    {
      name: 'Polestar 2', slug: 'polestar-2', kind: 'car',
      models: [
        {
          name: 'Polestar 2', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 405, lengthMm: 4606, widthMm: 1859, towingKg: 1500, insuranceGroup: 39, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard',         addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Plus',             addsPounds: 4000, equipment: 'luxury' },
            { name: 'Performance Pack', addsPounds: 9000, equipment: 'luxury' },
          ],
          engines: [
            { label: '70kWh 272 Standard Range Single Motor',       fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 44_950, co2: 0, rangeMiles: 344, batteryKwh: 70, chargeKw: 180, zeroTo62Seconds: 6.4, trims: ['Standard', 'Plus'] },
            { label: '82kWh 299 Long Range Single Motor',           fuel: 'electric', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 48_950, co2: 0, rangeMiles: 409, batteryKwh: 82, chargeKw: 205, zeroTo62Seconds: 6.2, trims: ['Standard', 'Plus'] },
            { label: '82kWh 421 Long Range Dual Motor',             fuel: 'electric', transmission: 'automatic', powerBhp: 416, onTheRoadPounds: 52_950, co2: 0, rangeMiles: 370, batteryKwh: 82, chargeKw: 205, zeroTo62Seconds: 4.5, trims: ['Standard', 'Plus'] },
            { label: '82kWh 476 Long Range Dual Motor Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 469, onTheRoadPounds: 48_950, co2: 0, rangeMiles: 353, batteryKwh: 82, chargeKw: 205, zeroTo62Seconds: 4.2, trims: ['Performance Pack'] },
          ],
        },
      ],
    },
    {
      name: 'Polestar 3', slug: 'polestar-3', kind: 'car',
      models: [
        {
          name: 'Polestar 3', body: 'suv', doors: 5, seats: 5,
          bootLitres: 484, lengthMm: 4900, widthMm: 1935, towingKg: 2200, insuranceGroup: 49, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard',    addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Plus',        addsPounds: 5800,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Performance', addsPounds: 12_000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '111kWh 299 Long Range Single Motor',           fuel: 'electric', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 69_990, co2: 0, rangeMiles: 438, batteryKwh: 111, chargeKw: 250, zeroTo62Seconds: 7.8, trims: ['Standard', 'Plus'] },
            { label: '111kWh 489 Long Range Dual Motor',             fuel: 'electric', transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 75_990, co2: 0, rangeMiles: 395, batteryKwh: 111, chargeKw: 250, zeroTo62Seconds: 5,   trims: ['Standard', 'Plus'] },
            { label: '111kWh 517 Long Range Dual Motor Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 510, onTheRoadPounds: 69_900, co2: 0, rangeMiles: 348, batteryKwh: 111, chargeKw: 250, zeroTo62Seconds: 4.7, trims: ['Performance'] },
          ],
        },
      ],
    },
    {
      name: 'Polestar 4', slug: 'polestar-4', kind: 'car',
      models: [
        {
          name: 'Polestar 4', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 526, lengthMm: 4840, widthMm: 2008, towingKg: 2000, insuranceGroup: 45, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard',    addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Plus',        addsPounds: 5500, equipment: 'luxury',     extras: ['poweredTailgate'] },
            { name: 'Performance', addsPounds: 9500, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '100kWh 272 Long Range Single Motor', fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 59_990, co2: 0, rangeMiles: 385, batteryKwh: 100, chargeKw: 200, zeroTo62Seconds: 7.1, trims: ['Standard', 'Plus'] },
            { label: '100kWh 544 Long Range Dual Motor',   fuel: 'electric', transmission: 'automatic', powerBhp: 536, onTheRoadPounds: 66_990, co2: 0, rangeMiles: 367, batteryKwh: 100, chargeKw: 200, zeroTo62Seconds: 3.8, trims: ['Standard', 'Plus', 'Performance'] },
          ],
        },
      ],
    },
    {
      name: 'Polestar 5', slug: 'polestar-5', kind: 'car',
      models: [
        {
          name: 'Polestar 5', body: 'saloon', doors: 5, seats: 4,
          bootLitres: 365, lengthMm: 5087, widthMm: 2015, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Dual Motor',  addsPounds: 0,      equipment: 'luxury' },
            { name: 'Performance', addsPounds: 15_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '112kWh 748 Dual Motor', fuel: 'electric', transmission: 'automatic', powerBhp: 737, onTheRoadPounds: 89_500, co2: 0, rangeMiles: 416, batteryKwh: 112, chargeKw: 350, zeroTo62Seconds: 3.9, trims: ['Dual Motor'] },
            { label: '112kWh 884 Dual Motor', fuel: 'electric', transmission: 'automatic', powerBhp: 872, onTheRoadPounds: 89_500, co2: 0, rangeMiles: 351, batteryKwh: 112, chargeKw: 350, zeroTo62Seconds: 3.2, trims: ['Performance'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
