import type { AuthoredMake } from '../authored-make.ts'

export const maxus = {
  name: 'Maxus',
  slug: 'maxus',
  ranges: [
    {
      name: 'eDeliver 3', slug: 'edeliver-3', kind: 'van',
      models: [
        {
          name: 'eDeliver 3', body: 'van', doors: 5, seats: 2,
          bootLitres: 4800, lengthMm: 4555, widthMm: 1780, insuranceGroup: 20, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0, equipment: 'comfort' },
          ],
          engines: [
            { label: '50kWh 122 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 34_800, co2: 0, rangeMiles: 150, batteryKwh: 50, chargeKw: 50 },
            { label: '50kWh 122 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 36_000, co2: 0, rangeMiles: 147, batteryKwh: 50, chargeKw: 50 },
          ],
        },
      ],
    },
    {
      name: 'eDeliver 5', slug: 'edeliver-5', kind: 'van',
      models: [
        {
          name: 'eDeliver 5', body: 'van', doors: 5, seats: 3,
          bootLitres: 6600, lengthMm: 4800, widthMm: 1874, towingKg: 1500, insuranceGroup: 26, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Pro',      addsPounds: 1800, equipment: 'technology' },
          ],
          engines: [
            { label: '64kWh 163 L1H1', fuel: 'electric', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 40_200, co2: 0, rangeMiles: 208, batteryKwh: 64, chargeKw: 103 },
            { label: '64kWh 163 L1H2', fuel: 'electric', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 41_400, co2: 0, rangeMiles: 200, batteryKwh: 64, chargeKw: 103 },
          ],
        },
      ],
    },
    {
      name: 'eDeliver 7', slug: 'edeliver-7', kind: 'van',
      models: [
        {
          name: 'eDeliver 7', body: 'van', doors: 5, seats: 3,
          bootLitres: 6700, lengthMm: 4998, widthMm: 2030, towingKg: 1500, insuranceGroup: 32, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Pro',      addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '77kWh 204 L1H1', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 48_600, co2: 0, rangeMiles: 199, batteryKwh: 77, chargeKw: 90 },
            { label: '88kWh 204 L2H1', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 51_600, co2: 0, rangeMiles: 230, batteryKwh: 88, chargeKw: 90 },
          ],
        },
      ],
    },
    {
      name: 'eDeliver 9', slug: 'edeliver-9', kind: 'van',
      models: [
        {
          name: 'eDeliver 9', body: 'van', doors: 5, seats: 3,
          bootLitres: 9700, lengthMm: 5546, widthMm: 2062, towingKg: 1500, insuranceGroup: 38, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0, equipment: 'comfort' },
          ],
          engines: [
            { label: '72kWh 204 L2H2', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 59_500, co2: 0, rangeMiles: 146, batteryKwh: 72, chargeKw: 90 },
            { label: '88kWh 204 L3H2', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 63_900, co2: 0, rangeMiles: 184, batteryKwh: 88, chargeKw: 90 },
          ],
        },
      ],
    },
    {
      name: 'Deliver 9', slug: 'deliver-9', kind: 'van',
      models: [
        {
          name: 'Deliver 9', body: 'van', doors: 5, seats: 3,
          bootLitres: 11_000, lengthMm: 5940, widthMm: 2062, towingKg: 2800, insuranceGroup: 37, approximate: true,
          trims: [
            { name: 'Standard', addsPounds: 0,    equipment: 'entry' },
            { name: 'Lux',      addsPounds: 2200, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.0 D20 148 L3H2', fuel: 'diesel', transmission: 'manual', powerBhp: 148, onTheRoadPounds: 37_200, engineCc: 1996, co2: 242, mpg: 30.4 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
