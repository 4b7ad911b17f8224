import type { AuthoredMake } from '../authored-make.ts'

export const lotus = {
  name: 'Lotus',
  slug: 'lotus',
  ranges: [
    {
      name: 'Emira', slug: 'emira', kind: 'car',
      models: [
        {
          name: 'Emira', body: 'sports', doors: 2, seats: 2,
          bootLitres: 151, lengthMm: 4413, widthMm: 1895, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Turbo',    addsPounds: 0,      equipment: 'technology' },
            { name: 'Turbo SE', addsPounds: 10_000, equipment: 'luxury' },
            { name: 'V6 SE',    addsPounds: 17_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 Turbo 360 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 360, onTheRoadPounds: 79_500, engineCc: 1991, co2: 208, mpg: 30.4, zeroTo62Seconds: 4.4, trims: ['Turbo'] },
            { label: '2.0 Turbo 400 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 400, onTheRoadPounds: 79_500, engineCc: 1991, co2: 208, mpg: 30.4, zeroTo62Seconds: 4,   trims: ['Turbo SE'] },
            { label: '3.5 V6 400 Manual', fuel: 'petrol', transmission: 'manual',    powerBhp: 400, onTheRoadPounds: 79_500, engineCc: 3456, co2: 258, mpg: 24.8, zeroTo62Seconds: 4.3, trims: ['V6 SE'] },
          ],
        },
      ],
    },
    {
      name: 'Eletre', slug: 'eletre', kind: 'car',
      models: [
        {
          name: 'Eletre', body: 'suv', doors: 5, seats: 5,
          bootLitres: 688, lengthMm: 5103, widthMm: 2019, towingKg: 2250, insuranceGroup: 50, approximate: true,
          trims: [
            { name: '600',          addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: '600 GT SE',    addsPounds: 15_000, equipment: 'luxury' },
            { name: '600 Sport SE', addsPounds: 20_000, equipment: 'luxury' },
            { name: '900 Sport',    addsPounds: 45_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '112kWh 603',          fuel: 'electric', transmission: 'automatic', powerBhp: 603, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 373, batteryKwh: 112, chargeKw: 420, zeroTo62Seconds: 4.5, trims: ['600', '600 GT SE'] },
            { label: '112kWh 603 Sport SE', fuel: 'electric', transmission: 'automatic', powerBhp: 603, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 332, batteryKwh: 112, chargeKw: 420, zeroTo62Seconds: 4.5, trims: ['600 Sport SE'] },
            { label: '112kWh 905',          fuel: 'electric', transmission: 'automatic', powerBhp: 905, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 279, batteryKwh: 112, chargeKw: 420, zeroTo62Seconds: 2.9, trims: ['900 Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Emeya', slug: 'emeya', kind: 'car',
      models: [
        {
          name: 'Emeya', body: 'saloon', doors: 5, seats: 5,
          bootLitres: 509, lengthMm: 5139, widthMm: 2005, insuranceGroup: 50, approximate: true,
          trims: [
            { name: '600',          addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: '600 GT SE',    addsPounds: 15_000, equipment: 'luxury' },
            { name: '600 Sport SE', addsPounds: 20_000, equipment: 'luxury' },
            { name: '900 Sport',    addsPounds: 45_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '102kWh 603',          fuel: 'electric', transmission: 'automatic', powerBhp: 603, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 379, batteryKwh: 102, chargeKw: 420, zeroTo62Seconds: 4.1, trims: ['600', '600 GT SE'] },
            { label: '102kWh 603 Sport SE', fuel: 'electric', transmission: 'automatic', powerBhp: 603, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 311, batteryKwh: 102, chargeKw: 420, zeroTo62Seconds: 4.1, trims: ['600 Sport SE'] },
            { label: '102kWh 905',          fuel: 'electric', transmission: 'automatic', powerBhp: 905, onTheRoadPounds: 84_990, co2: 0, rangeMiles: 270, batteryKwh: 102, chargeKw: 420, zeroTo62Seconds: 2.8, trims: ['900 Sport'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
