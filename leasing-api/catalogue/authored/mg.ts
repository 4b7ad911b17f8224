import type { AuthoredMake } from '../authored-make.ts'

export const mg = {
  name: 'MG',
  slug: 'mg',
  ranges: [
    {
      name: 'MG3', slug: 'mg3', kind: 'car',
      models: [
        {
          name: 'MG3', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 293, lengthMm: 4113, widthMm: 1797, towingKg: 500, insuranceGroup: 19, ncapStars: 4, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Trophy', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 115',              fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 16_495, engineCc: 1498, co2: 140, mpg: 45.6, zeroTo62Seconds: 10.8 },
            { label: '1.5 Hybrid+ 194 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 191, onTheRoadPounds: 19_245, engineCc: 1498, co2: 100, mpg: 64.2, zeroTo62Seconds: 8 },
          ],
        },
      ],
    },
    {
      name: 'MG4 EV', slug: 'mg4-ev', kind: 'car',
      models: [
        {
          name: 'MG4 EV', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 363, lengthMm: 4287, widthMm: 1836, towingKg: 500, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Trophy', addsPounds: 3000, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'XPower', addsPounds: 6500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '51kWh 170',                fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 26_995, co2: 0, rangeMiles: 218, batteryKwh: 51, chargeKw: 88,  zeroTo62Seconds: 7.7, trims: ['SE'] },
            { label: 'Long Range 64kWh 203',     fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 29_495, co2: 0, rangeMiles: 281, batteryKwh: 64, chargeKw: 144, zeroTo62Seconds: 7.9, trims: ['SE', 'Trophy'] },
            { label: 'Extended Range 77kWh 245', fuel: 'electric', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 33_495, co2: 0, rangeMiles: 323, batteryKwh: 77, chargeKw: 144, zeroTo62Seconds: 6.5, trims: ['Trophy'] },
            { label: '64kWh 435 AWD',            fuel: 'electric', transmission: 'automatic', powerBhp: 429, onTheRoadPounds: 29_995, co2: 0, rangeMiles: 239, batteryKwh: 64, chargeKw: 144, zeroTo62Seconds: 3.8, trims: ['XPower'] },
          ],
        },
        {
          name: 'MG4 EV Urban', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 577, lengthMm: 4395, widthMm: 1842, towingKg: 500, insuranceGroup: 20, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Comfort', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Premium', addsPounds: 2000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '43kWh 149',            fuel: 'electric', transmission: 'automatic', powerBhp: 147, onTheRoadPounds: 23_495, co2: 0, rangeMiles: 201, batteryKwh: 43, chargeKw: 82, zeroTo62Seconds: 9.6, trims: ['Comfort'] },
            { label: 'Long Range 54kWh 160', fuel: 'electric', transmission: 'automatic', powerBhp: 158, onTheRoadPounds: 25_495, co2: 0, rangeMiles: 258, batteryKwh: 54, chargeKw: 87, zeroTo62Seconds: 9.5 },
          ],
        },
      ],
    },
    {
      name: 'MGS5 EV', slug: 'mgs5-ev', kind: 'car',
      models: [
        {
          name: 'MGS5 EV', body: 'suv', doors: 5, seats: 5,
          bootLitres: 453, lengthMm: 4476, widthMm: 1849, towingKg: 750, insuranceGroup: 26, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Trophy', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '49kWh 170',            fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 28_495, co2: 0, rangeMiles: 211, batteryKwh: 49, chargeKw: 120, zeroTo62Seconds: 8,   trims: ['SE'] },
            { label: 'Long Range 64kWh 231', fuel: 'electric', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 30_995, co2: 0, rangeMiles: 298, batteryKwh: 64, chargeKw: 139, zeroTo62Seconds: 6.3 },
          ],
        },
      ],
    },
    {
      name: 'MGS6 EV', slug: 'mgs6-ev', kind: 'car',
      models: [
        {
          name: 'MGS6 EV', body: 'suv', doors: 5, seats: 5,
          bootLitres: 674, lengthMm: 4708, widthMm: 1912, towingKg: 1500, insuranceGroup: 35, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Trophy', addsPounds: 3000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'Long Range 77kWh 244', fuel: 'electric', transmission: 'automatic', powerBhp: 241, onTheRoadPounds: 37_995, co2: 0, rangeMiles: 329, batteryKwh: 77, chargeKw: 144, zeroTo62Seconds: 7.3 },
            { label: 'Dual Motor 77kWh 361', fuel: 'electric', transmission: 'automatic', powerBhp: 356, onTheRoadPounds: 39_995, co2: 0, rangeMiles: 302, batteryKwh: 77, chargeKw: 144, zeroTo62Seconds: 5.1, trims: ['Trophy'] },
          ],
        },
      ],
    },
    {
      name: 'ZS', slug: 'zs', kind: 'car',
      models: [
        {
          name: 'ZS', body: 'suv', doors: 5, seats: 5,
          bootLitres: 443, lengthMm: 4430, widthMm: 1818, towingKg: 500, insuranceGroup: 17, ncapStars: 4, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Trophy', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 115',              fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 19_995, engineCc: 1498, co2: 151, mpg: 42.2, zeroTo62Seconds: 12.1 },
            { label: '1.5 Hybrid+ 197 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 22_495, engineCc: 1498, co2: 113, mpg: 56.5, zeroTo62Seconds: 8.7 },
          ],
        },
      ],
    },
    {
      name: 'HS', slug: 'hs', kind: 'car',
      models: [
        {
          name: 'HS', body: 'suv', doors: 5, seats: 5,
          bootLitres: 507, lengthMm: 4655, widthMm: 1890, towingKg: 1500, insuranceGroup: 23, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Trophy', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.5T 170',                     fuel: 'petrol',         transmission: 'manual',    powerBhp: 168, onTheRoadPounds: 25_995, engineCc: 1496, co2: 168, mpg: 37.9,                                    zeroTo62Seconds: 9.4 },
            { label: '1.5T 170 DCT',                 fuel: 'petrol',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 27_495, engineCc: 1496, co2: 173, mpg: 36.7,                                    zeroTo62Seconds: 9.6 },
            { label: '1.5T Hybrid+ 224 Auto',        fuel: 'hybrid',         transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 28_995, engineCc: 1496, co2: 126, mpg: 50.9,                                    zeroTo62Seconds: 7.9 },
            { label: '1.5T Plug-in Hybrid 299 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 31_995, engineCc: 1496, co2: 12,  mpg: 470.8, rangeMiles: 75, batteryKwh: 24.7, zeroTo62Seconds: 6.8 },
          ],
        },
      ],
    },
    {
      name: 'Cyberster', slug: 'cyberster', kind: 'car',
      models: [
        {
          name: 'Cyberster', body: 'convertible', doors: 2, seats: 2,
          bootLitres: 249, lengthMm: 4535, widthMm: 1913, insuranceGroup: 50, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Trophy', addsPounds: 0,    equipment: 'luxury' },
            { name: 'GT',     addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: '77kWh 340',     fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 54_995, co2: 0, rangeMiles: 316, batteryKwh: 77, chargeKw: 144, zeroTo62Seconds: 5,   trims: ['Trophy'] },
            { label: '77kWh 510 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 503, onTheRoadPounds: 54_995, co2: 0, rangeMiles: 276, batteryKwh: 77, chargeKw: 144, zeroTo62Seconds: 3.2, trims: ['GT'] },
          ],
        },
      ],
    },
    {
      name: 'IM5', slug: 'im5', kind: 'car',
      models: [
        {
          name: 'IM5', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 457, lengthMm: 4931, widthMm: 1960, towingKg: 750, insuranceGroup: 45, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Standard Range', addsPounds: 0,    equipment: 'luxury' },
            { name: 'Long Range',     addsPounds: 5500, equipment: 'luxury' },
            { name: 'Performance',    addsPounds: 9000, equipment: 'luxury' },
          ],
          engines: [
            { label: '75kWh 295',      fuel: 'electric', transmission: 'automatic', powerBhp: 291, onTheRoadPounds: 39_450, co2: 0, rangeMiles: 304, batteryKwh: 75,  chargeKw: 153, zeroTo62Seconds: 6.8, trims: ['Standard Range'] },
            { label: '100kWh 407',     fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 39_495, co2: 0, rangeMiles: 441, batteryKwh: 100, chargeKw: 396, zeroTo62Seconds: 4.9, trims: ['Long Range'] },
            { label: '100kWh 751 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 741, onTheRoadPounds: 39_495, co2: 0, rangeMiles: 357, batteryKwh: 100, chargeKw: 396, zeroTo62Seconds: 3.2, trims: ['Performance'] },
          ],
        },
      ],
    },
    {
      name: 'IM6', slug: 'im6', kind: 'car',
      models: [
        {
          name: 'IM6', body: 'suv', doors: 5, seats: 5,
          bootLitres: 665, lengthMm: 4904, widthMm: 1988, towingKg: 1500, insuranceGroup: 47, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Long Range',     addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Performance',    addsPounds: 4500, equipment: 'luxury' },
            { name: 'Launch Edition', addsPounds: 5500, equipment: 'luxury' },
          ],
          engines: [
            { label: '100kWh 407',     fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 47_995, co2: 0, rangeMiles: 388, batteryKwh: 100, chargeKw: 396, zeroTo62Seconds: 5.4, trims: ['Long Range'] },
            { label: '100kWh 751 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 741, onTheRoadPounds: 46_995, co2: 0, rangeMiles: 313, batteryKwh: 100, chargeKw: 396, zeroTo62Seconds: 3.5, trims: ['Performance', 'Launch Edition'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
