import type { AuthoredMake } from '../authored-make.ts'

export const abarth = {
  name: 'Abarth',
  slug: 'abarth',
  ranges: [
    {
      name: '500e', slug: '500e', kind: 'car',
      models: [
        {
          name: '500e Hatchback', body: 'hatchback', doors: 3, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3673, widthMm: 1682, insuranceGroup: 26, ncapStars: 4,
          trims: [
            { name: 'Standard', addsPounds:    0, equipment: 'comfort' },
            { name: 'Turismo',  addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '42kWh 155', fuel: 'electric', transmission: 'automatic', powerBhp: 153, onTheRoadPounds: 29985, co2: 0, rangeMiles: 164, batteryKwh: 42.2, chargeKw: 85, zeroTo62Seconds: 7 },
          ],
        },
        {
          name: '500e Convertible', body: 'convertible', doors: 2, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3673, widthMm: 1682, insuranceGroup: 27, ncapStars: 4,
          trims: [
            { name: 'Standard', addsPounds:    0, equipment: 'comfort' },
            { name: 'Turismo',  addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '42kWh 155', fuel: 'electric', transmission: 'automatic', powerBhp: 153, onTheRoadPounds: 32985, co2: 0, rangeMiles: 157, batteryKwh: 42.2, chargeKw: 85, zeroTo62Seconds: 7 },
          ],
        },
      ],
    },
    {
      name: '600e', slug: '600e', kind: 'car',
      models: [
        {
          name: '600e', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 360, lengthMm: 4187, widthMm: 1779, insuranceGroup: 32,
          trims: [
            { name: 'Turismo',        addsPounds:    0, equipment: 'technology' },
            { name: 'Scorpionissima', addsPounds: 2900, equipment: 'luxury' },
          ],
          engines: [
            { label: '54kWh 240', fuel: 'electric', transmission: 'automatic', powerBhp: 237, onTheRoadPounds: 36985, co2: 0, rangeMiles: 207, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 6.2, trims: ['Turismo'] },
            { label: '54kWh 280', fuel: 'electric', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 36985, co2: 0, rangeMiles: 207, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 5.9, trims: ['Scorpionissima'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
