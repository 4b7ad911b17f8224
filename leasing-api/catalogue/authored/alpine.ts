import type { AuthoredMake } from '../authored-make.ts'

export const alpine = {
  name: 'Alpine',
  slug: 'alpine',
  ranges: [
    {
      name: 'A110', slug: 'a110', kind: 'car',
      models: [
        {
          name: 'A110', body: 'sports', doors: 2, seats: 2, approximate: true,
          bootLitres: 196, lengthMm: 4180, widthMm: 1798, insuranceGroup: 43,
          trims: [
            { name: 'Standard', addsPounds:     0, equipment: 'technology' },
            { name: 'GTS',      addsPounds: 12800, equipment: 'luxury' },
            { name: 'R 70',     addsPounds: 36500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.8 Turbo 252', fuel: 'petrol', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 55585, engineCc: 1798, co2: 154, mpg: 41.5, zeroTo62Seconds: 4.5, trims: ['Standard'] },
            { label: '1.8 Turbo 300', fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 55585, engineCc: 1798, co2: 155, mpg: 41.5, zeroTo62Seconds: 4.1, trims: ['GTS', 'R 70'] },
          ],
        },
      ],
    },
    {
      name: 'A290', slug: 'a290', kind: 'car',
      models: [
        {
          name: 'A290', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 326, lengthMm: 3997, widthMm: 1823, towingKg: 500, insuranceGroup: 31, ncapStars: 4,
          trims: [
            { name: 'GT',             addsPounds:    0, equipment: 'comfort' },
            { name: 'GT Premium',     addsPounds: 2500, equipment: 'technology' },
            { name: 'GT Performance', addsPounds: 2500, equipment: 'technology' },
            { name: 'GTS',            addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: '52kWh 180', fuel: 'electric', transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 33500, co2: 0, rangeMiles: 236, batteryKwh: 52, chargeKw: 100, zeroTo62Seconds: 7.4, trims: ['GT', 'GT Premium'] },
            { label: '52kWh 220', fuel: 'electric', transmission: 'automatic', powerBhp: 218, onTheRoadPounds: 33500, co2: 0, rangeMiles: 226, batteryKwh: 52, chargeKw: 100, zeroTo62Seconds: 6.4, trims: ['GT Performance', 'GTS'] },
          ],
        },
      ],
    },
    {
      name: 'A390', slug: 'a390', kind: 'car',
      models: [
        {
          name: 'A390', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 532, lengthMm: 4615, widthMm: 1885,
          trims: [
            { name: 'GT',  addsPounds:    0, equipment: 'technology' },
            { name: 'GTS', addsPounds: 8000, equipment: 'luxury' },
          ],
          engines: [
            { label: '89kWh 400 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 395, onTheRoadPounds: 61390, co2: 0, rangeMiles: 345, batteryKwh: 89, chargeKw: 190, zeroTo62Seconds: 4.8, trims: ['GT'] },
            { label: '89kWh 470 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 464, onTheRoadPounds: 61390, co2: 0, rangeMiles: 312, batteryKwh: 89, chargeKw: 190, zeroTo62Seconds: 3.9, trims: ['GTS'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
