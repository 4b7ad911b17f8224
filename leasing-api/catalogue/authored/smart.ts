import type { AuthoredMake } from '../authored-make.ts'

export const smart = {
  name: 'Smart',
  slug: 'smart',
  ranges: [
    {
      name: '#1', slug: 'smart-1', kind: 'car',
      models: [
        {
          name: '#1', body: 'suv', doors: 5, seats: 5,
          bootLitres: 323, lengthMm: 4270, widthMm: 1822, towingKg: 1600, insuranceGroup: 31, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,      equipment: 'technology' },
            { name: 'Pro+',    addsPounds: 3000,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Premium', addsPounds: 7000,   equipment: 'luxury' },
            { name: 'Brabus',  addsPounds: 11_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '49kWh 272',     fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 31_950, co2: 0, rangeMiles: 193, batteryKwh: 49, chargeKw: 130, zeroTo62Seconds: 6.7, trims: ['Pro'] },
            { label: '66kWh 272',     fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 32_950, co2: 0, rangeMiles: 273, batteryKwh: 66, chargeKw: 150, zeroTo62Seconds: 6.7, trims: ['Pro+', 'Premium'] },
            { label: '66kWh 428 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 31_950, co2: 0, rangeMiles: 249, batteryKwh: 66, chargeKw: 150, zeroTo62Seconds: 3.9, trims: ['Brabus'] },
          ],
        },
      ],
    },
    {
      name: '#3', slug: 'smart-3', kind: 'car',
      models: [
        {
          name: '#3', body: 'suv', doors: 5, seats: 5,
          bootLitres: 370, lengthMm: 4400, widthMm: 1844, towingKg: 1600, insuranceGroup: 32, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,      equipment: 'technology' },
            { name: 'Pro+',    addsPounds: 3000,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Premium', addsPounds: 7000,   equipment: 'luxury' },
            { name: 'Brabus',  addsPounds: 12_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '49kWh 272',     fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 32_950, co2: 0, rangeMiles: 202, batteryKwh: 49, chargeKw: 130, zeroTo62Seconds: 5.8, trims: ['Pro'] },
            { label: '66kWh 272',     fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 33_950, co2: 0, rangeMiles: 283, batteryKwh: 66, chargeKw: 150, zeroTo62Seconds: 5.8, trims: ['Pro+', 'Premium'] },
            { label: '66kWh 428 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 32_950, co2: 0, rangeMiles: 258, batteryKwh: 66, chargeKw: 150, zeroTo62Seconds: 3.7, trims: ['Brabus'] },
          ],
        },
      ],
    },
    {
      name: '#5', slug: 'smart-5', kind: 'car',
      models: [
        {
          name: '#5', body: 'suv', doors: 5, seats: 5,
          bootLitres: 630, lengthMm: 4695, widthMm: 1920, towingKg: 1600, insuranceGroup: 39, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pro',            addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Pro+',           addsPounds: 3000,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Premium',        addsPounds: 6000,   equipment: 'luxury' },
            { name: 'Summit Edition', addsPounds: 10_500, equipment: 'luxury' },
            { name: 'Brabus',         addsPounds: 12_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '76kWh 340',      fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 39_800, co2: 0, rangeMiles: 288, batteryKwh: 76,  chargeKw: 150, zeroTo62Seconds: 6.9, trims: ['Pro'] },
            { label: '100kWh 363',     fuel: 'electric', transmission: 'automatic', powerBhp: 358, onTheRoadPounds: 40_800, co2: 0, rangeMiles: 366, batteryKwh: 100, chargeKw: 400, zeroTo62Seconds: 6.5, trims: ['Pro+', 'Premium'] },
            { label: '100kWh 588 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 579, onTheRoadPounds: 40_800, co2: 0, rangeMiles: 335, batteryKwh: 100, chargeKw: 400, zeroTo62Seconds: 4.9, trims: ['Summit Edition'] },
            { label: '100kWh 646 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 637, onTheRoadPounds: 39_800, co2: 0, rangeMiles: 335, batteryKwh: 100, chargeKw: 400, zeroTo62Seconds: 3.8, trims: ['Brabus'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
