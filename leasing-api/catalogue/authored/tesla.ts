import type { AuthoredMake } from '../authored-make.ts'

export const tesla = {
  name: 'Tesla',
  slug: 'tesla',
  ranges: [
    {
      name: 'Model 3', slug: 'model-3', kind: 'car',
      models: [
        {
          name: 'Model 3', body: 'saloon', doors: 4, seats: 5,
          bootLitres: 594, lengthMm: 4720, widthMm: 1850, towingKg: 1000, insuranceGroup: 37, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard',    addsPounds: 0,      equipment: 'technology' },
            { name: 'Premium',     addsPounds: 5000,   equipment: 'luxury' },
            { name: 'Performance', addsPounds: 22_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '60kWh Rear-Wheel Drive',            fuel: 'electric', transmission: 'automatic', powerBhp: 283, onTheRoadPounds: 37_990, co2: 0, rangeMiles: 332, batteryKwh: 60, chargeKw: 170, zeroTo62Seconds: 5.8, trims: ['Standard'] },
            { label: '75kWh Long Range Rear-Wheel Drive', fuel: 'electric', transmission: 'automatic', powerBhp: 315, onTheRoadPounds: 39_990, co2: 0, rangeMiles: 466, batteryKwh: 75, chargeKw: 250, zeroTo62Seconds: 4.9, trims: ['Premium'] },
            { label: '75kWh Long Range All-Wheel Drive',  fuel: 'electric', transmission: 'automatic', powerBhp: 491, onTheRoadPounds: 44_990, co2: 0, rangeMiles: 410, batteryKwh: 75, chargeKw: 250, zeroTo62Seconds: 4.2, trims: ['Premium'] },
            { label: '75kWh Performance All-Wheel Drive', fuel: 'electric', transmission: 'automatic', powerBhp: 618, onTheRoadPounds: 37_990, co2: 0, rangeMiles: 354, batteryKwh: 75, chargeKw: 250, zeroTo62Seconds: 2.9, trims: ['Performance'] },
          ],
        },
      ],
    },
    {
      name: 'Model Y', slug: 'model-y', kind: 'car',
      models: [
        {
          name: 'Model Y', body: 'suv', doors: 5, seats: 5,
          bootLitres: 822, lengthMm: 4790, widthMm: 1920, towingKg: 1600, insuranceGroup: 42, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard',    addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Premium',     addsPounds: 3000,   equipment: 'luxury' },
            { name: 'Performance', addsPounds: 20_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '60kWh Rear-Wheel Drive',            fuel: 'electric', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 41_990, co2: 0, rangeMiles: 314, batteryKwh: 60, chargeKw: 175, zeroTo62Seconds: 6.9, trims: ['Standard'] },
            { label: '75kWh Long Range Rear-Wheel Drive', fuel: 'electric', transmission: 'automatic', powerBhp: 342, onTheRoadPounds: 45_990, co2: 0, rangeMiles: 387, batteryKwh: 75, chargeKw: 250, zeroTo62Seconds: 5.4, trims: ['Premium'] },
            { label: '75kWh Long Range All-Wheel Drive',  fuel: 'electric', transmission: 'automatic', powerBhp: 507, onTheRoadPounds: 48_990, co2: 0, rangeMiles: 364, batteryKwh: 75, chargeKw: 250, zeroTo62Seconds: 4.6, trims: ['Premium'] },
            { label: '79kWh Performance All-Wheel Drive', fuel: 'electric', transmission: 'automatic', powerBhp: 460, onTheRoadPounds: 41_990, co2: 0, rangeMiles: 360, batteryKwh: 79, chargeKw: 250, zeroTo62Seconds: 3.3, trims: ['Performance'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
