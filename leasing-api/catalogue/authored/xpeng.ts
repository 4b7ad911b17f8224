import type { AuthoredMake } from '../authored-make.ts'

export const xpeng = {
  name: 'Xpeng',
  slug: 'xpeng',
  ranges: [
    {
      name: 'G6', slug: 'g6', kind: 'car',
      models: [
        {
          name: 'G6', body: 'suv', doors: 5, seats: 5,
          bootLitres: 571, lengthMm: 4753, widthMm: 1920, towingKg: 1500, insuranceGroup: 37, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard Range', addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Long Range',     addsPounds: 4500, equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Performance',    addsPounds: 9500, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '66kWh 258 RWD',   fuel: 'electric', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 39_990, co2: 0, rangeMiles: 270, batteryKwh: 66,   chargeKw: 215, zeroTo62Seconds: 6.6, trims: ['Standard Range'] },
            { label: '87.5kWh 286 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 40_490, co2: 0, rangeMiles: 354, batteryKwh: 87.5, chargeKw: 280, zeroTo62Seconds: 6.7, trims: ['Long Range'] },
            { label: '87.5kWh 476 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 469, onTheRoadPounds: 42_000, co2: 0, rangeMiles: 342, batteryKwh: 87.5, chargeKw: 280, zeroTo62Seconds: 4.1, trims: ['Performance'] },
          ],
        },
      ],
    },
    {
      name: 'G9', slug: 'g9', kind: 'car',
      models: [
        {
          name: 'G9', body: 'suv', doors: 5, seats: 5,
          bootLitres: 660, lengthMm: 4891, widthMm: 1937, towingKg: 1500, insuranceGroup: 46, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard Range', addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Long Range',     addsPounds: 5000,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Performance',    addsPounds: 13_000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '79kWh 351 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 346, onTheRoadPounds: 59_990, co2: 0, rangeMiles: 312, batteryKwh: 79, chargeKw: 445, zeroTo62Seconds: 6.7, trims: ['Standard Range'] },
            { label: '93kWh 351 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 346, onTheRoadPounds: 59_990, co2: 0, rangeMiles: 363, batteryKwh: 93, chargeKw: 525, zeroTo62Seconds: 6.7, trims: ['Long Range'] },
            { label: '93kWh 575 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 567, onTheRoadPounds: 59_990, co2: 0, rangeMiles: 335, batteryKwh: 93, chargeKw: 525, zeroTo62Seconds: 4.2, trims: ['Performance'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
