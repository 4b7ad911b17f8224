import type { AuthoredMake } from '../authored-make.ts'

export const fiat = {
  name: 'Fiat',
  slug: 'fiat',
  ranges: [
    {
      name: '500', slug: 'fiat-500', kind: 'car',
      models: [
        {
          name: '500 Electric', body: 'hatchback', doors: 3, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3632, widthMm: 1683, insuranceGroup: 18, ncapStars: 4,
          trims: [
            { name: 'Pop',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Icon',     addsPounds: 2500, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: '24kWh 95',  fuel: 'electric', transmission: 'automatic', powerBhp:  94, onTheRoadPounds: 20995, co2: 0, rangeMiles: 118, batteryKwh: 24, chargeKw: 50, zeroTo62Seconds: 9.5, trims: ['Pop'] },
            { label: '42kWh 118', fuel: 'electric', transmission: 'automatic', powerBhp: 117, onTheRoadPounds: 23995, co2: 0, rangeMiles: 199, batteryKwh: 42, chargeKw: 85, zeroTo62Seconds:   9 },
          ],
        },
        {
          name: '500 Electric Convertible', body: 'convertible', doors: 2, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3632, widthMm: 1683, insuranceGroup: 19, ncapStars: 4,
          trims: [
            { name: 'Icon',     addsPounds:    0, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '42kWh 118', fuel: 'electric', transmission: 'automatic', powerBhp: 117, onTheRoadPounds: 29495, co2: 0, rangeMiles: 184, batteryKwh: 42, chargeKw: 85, zeroTo62Seconds: 9 },
          ],
        },
        {
          name: '500 Hybrid', body: 'hatchback', doors: 3, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3631, widthMm: 1684, insuranceGroup: 12,
          trims: [
            { name: 'Pop',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Icon',     addsPounds: 1500, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 3500, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 Hybrid 65', fuel: 'petrol', transmission: 'manual', powerBhp: 64, onTheRoadPounds: 18999, engineCc: 999, co2: 120, mpg: 53.3, zeroTo62Seconds: 16.2 },
          ],
        },
        {
          name: '500 Hybrid Convertible', body: 'convertible', doors: 2, seats: 4, approximate: true,
          bootLitres: 185, lengthMm: 3631, widthMm: 1684, insuranceGroup: 13,
          trims: [
            { name: 'Icon',     addsPounds:    0, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 Hybrid 65', fuel: 'petrol', transmission: 'manual', powerBhp: 64, onTheRoadPounds: 23499, engineCc: 999, co2: 122, mpg: 52.3, zeroTo62Seconds: 17.3 },
          ],
        },
      ],
    },
    {
      name: 'Panda', slug: 'panda', kind: 'car',
      models: [
        {
          name: 'Pandina', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 225, lengthMm: 3705, widthMm: 1662, insuranceGroup: 8, ncapStars: 0,
          trims: [
            { name: 'Pop',   addsPounds:    0, equipment: 'entry' },
            { name: 'Cross', addsPounds: 1700, equipment: 'comfort' },
          ],
          engines: [
            { label: '1.0 Mild Hybrid 70', fuel: 'petrol', transmission: 'manual', powerBhp: 69, onTheRoadPounds: 15245, engineCc: 999, co2: 113, mpg: 56.5, zeroTo62Seconds: 14.7 },
          ],
        },
      ],
    },
    {
      name: 'Grande Panda', slug: 'grande-panda', kind: 'car',
      models: [
        {
          name: 'Grande Panda', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 361, lengthMm: 3999, widthMm: 1763, insuranceGroup: 16, ncapStars: 2,
          trims: [
            { name: 'Pop',      addsPounds:    0, equipment: 'entry' },
            { name: 'Icon',     addsPounds: 1250, equipment: 'comfort' },
            { name: 'La Prima', addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Hybrid 110', fuel: 'hybrid',   transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 18995, engineCc: 1199, co2: 115, mpg: 55.4,                                                 zeroTo62Seconds:   10 },
            { label: '44kWh 113',      fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 19745,                 co2:   0,            rangeMiles: 199, batteryKwh: 44, chargeKw: 100, zeroTo62Seconds: 11.5, trims: ['Icon', 'La Prima'] },
          ],
        },
      ],
    },
    {
      name: '600', slug: 'fiat-600', kind: 'car',
      models: [
        {
          name: '600', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 385, lengthMm: 4171, widthMm: 1781, towingKg: 1250, insuranceGroup: 20, ncapStars: 0,
          trims: [
            { name: 'Pop',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Icon',     addsPounds: 1500, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 3700, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 110', fuel: 'hybrid', transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 25125, engineCc: 1199, co2: 109, mpg: 58.9, zeroTo62Seconds: 10.7 },
            { label: '1.2 Hybrid 145', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 24625, engineCc: 1199, co2: 109, mpg: 58.9, zeroTo62Seconds:  8.5, trims: ['Icon', 'La Prima'] },
          ],
        },
        {
          name: '600e', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 360, lengthMm: 4171, widthMm: 1781, insuranceGroup: 22, ncapStars: 0,
          trims: [
            { name: 'Pop',      addsPounds:    0, equipment: 'comfort' },
            { name: 'Icon',     addsPounds: 1800, equipment: 'technology' },
            { name: 'La Prima', addsPounds: 3900, equipment: 'luxury' },
          ],
          engines: [
            { label: '54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 29995, co2: 0, rangeMiles: 252, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9 },
          ],
        },
      ],
    },
    {
      name: 'Doblo', slug: 'doblo', kind: 'van',
      models: [
        {
          name: 'Doblo L1', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4403, widthMm: 1848, towingKg: 1350,
          trims: [
            { name: 'Base',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Primo', addsPounds: 1500, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100', fuel: 'diesel',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 24890, engineCc: 1499, co2: 139, mpg: 53.3 },
            { label: '50kWh 136',       fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 30290,                 co2:   0,            rangeMiles: 213, batteryKwh: 50, chargeKw: 100 },
          ],
        },
        {
          name: 'Doblo L2', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4753, widthMm: 1848, towingKg: 1350,
          trims: [
            { name: 'Base',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Primo', addsPounds: 1500, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 130', fuel: 'diesel', transmission: 'manual', powerBhp: 128, onTheRoadPounds: 27590, engineCc: 1499, co2: 143, mpg: 51.4 },
          ],
        },
      ],
    },
    {
      name: 'Scudo', slug: 'scudo', kind: 'van',
      models: [
        {
          name: 'Scudo M', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 4981, widthMm: 1920, towingKg: 2500,
          trims: [
            { name: 'Base',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Primo', addsPounds: 1700, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 BlueHDi 145', fuel: 'diesel',   transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 33290, engineCc: 1997, co2: 181, mpg: 40.9 },
            { label: '75kWh 136',       fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 42090,                 co2:   0,            rangeMiles: 217, batteryKwh: 75, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Ducato', slug: 'ducato', kind: 'van',
      models: [
        {
          name: 'Ducato MH2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5413, widthMm: 2050, towingKg: 2500,
          trims: [
            { name: 'Base',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Primo', addsPounds: 1800, equipment: 'technology' },
          ],
          engines: [
            { label: '2.2 MultiJet 140', fuel: 'diesel', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 40850, engineCc: 2184, co2: 247, mpg: 30.1 },
            { label: '2.2 MultiJet 180', fuel: 'diesel', transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 44650, engineCc: 2184, co2: 262, mpg: 28.2 },
          ],
        },
        {
          name: 'Ducato LH2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5998, widthMm: 2050, towingKg: 2500,
          trims: [
            { name: 'Base',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Primo', addsPounds: 1800, equipment: 'technology' },
          ],
          engines: [
            { label: '2.2 MultiJet 140', fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 42250, engineCc: 2184, co2: 252, mpg: 29.4 },
            { label: '110kWh 270',       fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 58990,                 co2:   0,            rangeMiles: 263, batteryKwh: 110, chargeKw: 150 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
