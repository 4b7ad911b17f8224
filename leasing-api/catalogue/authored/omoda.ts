import type { AuthoredMake } from '../authored-make.ts'

export const omoda = {
  name: 'Omoda',
  slug: 'omoda',
  ranges: [
    {
      name: 'Omoda 5', slug: 'omoda-5', kind: 'car',
      models: [
        {
          name: 'Omoda 5', body: 'suv', doors: 5, seats: 5,
          bootLitres: 378, lengthMm: 4373, widthMm: 1830, towingKg: 1300, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Comfort', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Knight',  addsPounds: 1550, equipment: 'technology' },
            { name: 'Noble',   addsPounds: 1950, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 TGDI 147 DCT',      fuel: 'petrol', transmission: 'automatic', powerBhp: 145, onTheRoadPounds: 23_990, engineCc: 1598, co2: 170, mpg: 37.7, zeroTo62Seconds: 10.1, trims: ['Comfort', 'Noble'] },
            { label: 'SHS-H Hybrid 224 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 25_990, engineCc: 1499, co2: 120, mpg: 53.3, zeroTo62Seconds: 7.9 },
          ],
        },
      ],
    },
    {
      name: 'Omoda E5', slug: 'omoda-e5', kind: 'car',
      models: [
        {
          name: 'Omoda E5', body: 'suv', doors: 5, seats: 5,
          bootLitres: 380, lengthMm: 4424, widthMm: 1830, insuranceGroup: 31, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Comfort', addsPounds: 0,    equipment: 'technology' },
            { name: 'Noble',   addsPounds: 1450, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '61kWh 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 33_055, co2: 0, rangeMiles: 257, batteryKwh: 61, chargeKw: 110, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
    {
      name: 'Omoda 7', slug: 'omoda-7', kind: 'car',
      models: [
        {
          name: 'Omoda 7', body: 'suv', doors: 5, seats: 5,
          bootLitres: 537, lengthMm: 4660, widthMm: 1875, towingKg: 750, insuranceGroup: 29, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Knight', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Noble',  addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.6 TGDI 147 DCT',              fuel: 'petrol',         transmission: 'automatic', powerBhp: 145, onTheRoadPounds: 29_915, engineCc: 1598, co2: 172, mpg: 37.2,                                                  zeroTo62Seconds: 9.8 },
            { label: 'SHS-P Plug-in Hybrid 204 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 32_000, engineCc: 1499, co2: 23,  mpg: 282.5, rangeMiles: 56, batteryKwh: 18.4, chargeKw: 40, zeroTo62Seconds: 8.4 },
          ],
        },
      ],
    },
    {
      name: 'Omoda 9', slug: 'omoda-9', kind: 'car',
      models: [
        {
          name: 'Omoda 9', body: 'suv', doors: 5, seats: 5,
          bootLitres: 660, lengthMm: 4775, widthMm: 1920, towingKg: 750, insuranceGroup: 42, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Noble', addsPounds: 0, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'SHS-P Plug-in Hybrid 537 AWD Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 530, onTheRoadPounds: 44_990, engineCc: 1499, co2: 38, mpg: 403, rangeMiles: 90, batteryKwh: 34.5, chargeKw: 71, zeroTo62Seconds: 4.9 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
