import type { AuthoredMake } from '../authored-make.ts'

export const cupra = {
  name: 'Cupra',
  slug: 'cupra',
  ranges: [
    {
      name: 'Born', slug: 'born', kind: 'car',
      models: [
        {
          name: 'Born', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 385, lengthMm: 4322, widthMm: 1809, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'V1', addsPounds:    0, equipment: 'technology' },
            { name: 'V2', addsPounds: 2200, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'V3', addsPounds: 4400, equipment: 'luxury' },
            { name: 'VZ', addsPounds: 8400, equipment: 'luxury' },
          ],
          engines: [
            { label: '59kWh 231', fuel: 'electric', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 35690, co2: 0, rangeMiles: 264, batteryKwh: 59, chargeKw: 165, zeroTo62Seconds: 6.7, trims: ['V1', 'V2'] },
            { label: '79kWh 231', fuel: 'electric', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 40390, co2: 0, rangeMiles: 369, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 7.1, trims: ['V1', 'V2', 'V3'] },
            { label: '79kWh 326', fuel: 'electric', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 36225, co2: 0, rangeMiles: 366, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.6, trims: ['VZ'] },
          ],
        },
      ],
    },
    {
      name: 'Leon', slug: 'leon', kind: 'car',
      models: [
        {
          name: 'Leon', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4398, widthMm: 1799, towingKg: 1500, insuranceGroup: 24, ncapStars: 5,
          trims: [
            { name: 'V1',  addsPounds:     0, equipment: 'comfort' },
            { name: 'V2',  addsPounds:  2600, equipment: 'technology' },
            { name: 'VZ2', addsPounds:  9400, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'VZ3', addsPounds: 11700, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI 150',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 29140, engineCc: 1498, co2: 128, mpg:  49.6,                                                 zeroTo62Seconds: 8.7, trims: ['V1', 'V2'] },
            { label: '1.5 eTSI 150 DSG',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31275, engineCc: 1498, co2: 124, mpg:  51.4,                                                 zeroTo62Seconds: 8.7, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 36830, engineCc: 1498, co2:  16, mpg: 403.5, rangeMiles: 80, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.7, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 272 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 31685, engineCc: 1498, co2:  16, mpg: 403.5, rangeMiles: 79, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.1, trims: ['VZ2', 'VZ3'] },
            { label: '2.0 TSI 300 DSG',      fuel: 'petrol',         transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 32980, engineCc: 1984, co2: 172, mpg:  37.2,                                                 zeroTo62Seconds: 5.7, trims: ['VZ2', 'VZ3'] },
          ],
        },
        {
          name: 'Leon Estate', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 620, lengthMm: 4657, widthMm: 1799, towingKg: 1500, insuranceGroup: 24, ncapStars: 5,
          trims: [
            { name: 'V1',  addsPounds:     0, equipment: 'comfort' },
            { name: 'V2',  addsPounds:  2600, equipment: 'technology' },
            { name: 'VZ2', addsPounds:  9400, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'VZ3', addsPounds: 11700, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI 150',            fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 30280, engineCc: 1498, co2: 131, mpg: 48.7,                                                 zeroTo62Seconds: 8.9, trims: ['V1', 'V2'] },
            { label: '1.5 eTSI 150 DSG',       fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 32415, engineCc: 1498, co2: 127, mpg: 50.4,                                                 zeroTo62Seconds: 8.9, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 204 DSG',   fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37970, engineCc: 1498, co2:  17, mpg:  372, rangeMiles: 77, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.9, trims: ['V1', 'V2'] },
            { label: '2.0 TSI 333 DSG 4Drive', fuel: 'petrol',         transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 37200, engineCc: 1984, co2: 188, mpg:   34,                                                 zeroTo62Seconds: 4.8, trims: ['VZ2', 'VZ3'] },
          ],
        },
      ],
    },
    {
      name: 'Formentor', slug: 'formentor', kind: 'car',
      models: [
        {
          name: 'Formentor', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 450, lengthMm: 4451, widthMm: 1839, towingKg: 1800, insuranceGroup: 26, ncapStars: 5,
          trims: [
            { name: 'V1',  addsPounds:     0, equipment: 'comfort' },
            { name: 'V2',  addsPounds:  2500, equipment: 'technology' },
            { name: 'VZ2', addsPounds:  9300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'VZ3', addsPounds: 11800, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI 150',            fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 32290, engineCc: 1498, co2: 136, mpg:  47.1,                                                 zeroTo62Seconds:   9, trims: ['V1', 'V2'] },
            { label: '1.5 eTSI 150 DSG',       fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 34220, engineCc: 1498, co2: 133, mpg:  47.9,                                                 zeroTo62Seconds:   9, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 204 DSG',   fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 39590, engineCc: 1498, co2:  18, mpg: 353.1, rangeMiles: 73, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.9, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 272 DSG',   fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 34785, engineCc: 1498, co2:  18, mpg: 353.1, rangeMiles: 71, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.1, trims: ['VZ2', 'VZ3'] },
            { label: '2.0 TSI 333 DSG 4Drive', fuel: 'petrol',         transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 39445, engineCc: 1984, co2: 192, mpg:  33.2,                                                 zeroTo62Seconds: 4.8, trims: ['VZ2', 'VZ3'] },
          ],
        },
      ],
    },
    {
      name: 'Terramar', slug: 'terramar', kind: 'car',
      models: [
        {
          name: 'Terramar', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 540, lengthMm: 4519, widthMm: 1869, towingKg: 1800, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'V1',  addsPounds:    0, equipment: 'technology' },
            { name: 'V2',  addsPounds: 2850, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'VZ1', addsPounds: 7400, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'VZ2', addsPounds: 9800, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 eTSI 150 DSG',       fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 37605, engineCc: 1498, co2: 140, mpg: 45.6,                                                 zeroTo62Seconds: 9.3, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 204 DSG',   fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 42900, engineCc: 1498, co2:  12, mpg:  565, rangeMiles: 73, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 8.3, trims: ['V1', 'V2'] },
            { label: '1.5 e-Hybrid 272 DSG',   fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 40000, engineCc: 1498, co2:  12, mpg:  565, rangeMiles: 71, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.3, trims: ['VZ1', 'VZ2'] },
            { label: '2.0 TSI 265 DSG 4Drive', fuel: 'petrol',         transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 38900, engineCc: 1984, co2: 181, mpg: 35.3,                                                 zeroTo62Seconds: 5.9, trims: ['VZ1', 'VZ2'] },
          ],
        },
      ],
    },
    {
      name: 'Tavascan', slug: 'tavascan', kind: 'car',
      models: [
        {
          name: 'Tavascan', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 540, lengthMm: 4644, widthMm: 1861, towingKg: 1200, insuranceGroup: 35, ncapStars: 5,
          trims: [
            { name: 'V1',  addsPounds:     0, equipment: 'technology' },
            { name: 'V2',  addsPounds:  3800, equipment: 'luxury' },
            { name: 'VZ1', addsPounds:  8700, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'VZ2', addsPounds: 13000, equipment: 'luxury' },
          ],
          engines: [
            { label: '77kWh 286',        fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 47350, co2: 0, rangeMiles: 339, batteryKwh: 77, chargeKw: 135, zeroTo62Seconds: 6.8, trims: ['V1', 'V2'] },
            { label: '77kWh 340 4Drive', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 47350, co2: 0, rangeMiles: 317, batteryKwh: 77, chargeKw: 135, zeroTo62Seconds: 5.5, trims: ['VZ1', 'VZ2'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
