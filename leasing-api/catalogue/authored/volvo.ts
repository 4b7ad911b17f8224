import type { AuthoredMake } from '../authored-make.ts'

export const volvo = {
  name: 'Volvo',
  slug: 'volvo',
  ranges: [
    {
      name: 'EX30', slug: 'ex30', kind: 'car',
      models: [
        {
          name: 'EX30', body: 'suv', doors: 5, seats: 5,
          bootLitres: 318, lengthMm: 4233, widthMm: 1837, towingKg: 1600, insuranceGroup: 31, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',  addsPounds: 0,    equipment: 'technology' },
            { name: 'Plus',  addsPounds: 3300, equipment: 'technology' },
            { name: 'Ultra', addsPounds: 7000, equipment: 'luxury' },
          ],
          engines: [
            { label: '51kWh 272 Single Motor',                fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 33_060, co2: 0, rangeMiles: 210, batteryKwh: 51, chargeKw: 134, zeroTo62Seconds: 5.7, trims: ['Core', 'Plus'] },
            { label: '69kWh 272 Single Motor Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 35_560, co2: 0, rangeMiles: 296, batteryKwh: 69, chargeKw: 153, zeroTo62Seconds: 5.3 },
            { label: '69kWh 428 Twin Motor Performance',      fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 38_760, co2: 0, rangeMiles: 280, batteryKwh: 69, chargeKw: 153, zeroTo62Seconds: 3.6, trims: ['Plus', 'Ultra'] },
          ],
        },
        {
          name: 'EX30 Cross Country', body: 'suv', doors: 5, seats: 5,
          bootLitres: 318, lengthMm: 4233, widthMm: 1850, towingKg: 1600, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'technology' },
            { name: 'Ultra', addsPounds: 3700, equipment: 'luxury' },
          ],
          engines: [
            { label: '69kWh 428 Twin Motor Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 45_560, co2: 0, rangeMiles: 265, batteryKwh: 69, chargeKw: 153, zeroTo62Seconds: 3.7 },
          ],
        },
      ],
    },
    {
      name: 'EX40', slug: 'ex40', kind: 'car',
      models: [
        {
          name: 'EX40', body: 'suv', doors: 5, seats: 5,
          bootLitres: 410, lengthMm: 4440, widthMm: 1873, towingKg: 1500, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',  addsPounds: 0,    equipment: 'technology' },
            { name: 'Plus',  addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 7200, equipment: 'luxury' },
          ],
          engines: [
            { label: '69kWh 238 Single Motor',                fuel: 'electric', transmission: 'automatic', powerBhp: 235, onTheRoadPounds: 45_860, co2: 0, rangeMiles: 296, batteryKwh: 69, chargeKw: 175, zeroTo62Seconds: 7.3, trims: ['Core', 'Plus'] },
            { label: '82kWh 252 Single Motor Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 49_400, co2: 0, rangeMiles: 343, batteryKwh: 82, chargeKw: 200, zeroTo62Seconds: 7.3 },
            { label: '82kWh 408 Twin Motor',                  fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 53_000, co2: 0, rangeMiles: 332, batteryKwh: 82, chargeKw: 200, zeroTo62Seconds: 4.8, trims: ['Plus', 'Ultra'] },
          ],
        },
      ],
    },
    {
      name: 'EC40', slug: 'ec40', kind: 'car',
      models: [
        {
          name: 'EC40', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 404, lengthMm: 4440, widthMm: 1873, towingKg: 1500, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 4200, equipment: 'luxury' },
          ],
          engines: [
            { label: '69kWh 238 Single Motor',                fuel: 'electric', transmission: 'automatic', powerBhp: 235, onTheRoadPounds: 50_600, co2: 0, rangeMiles: 300, batteryKwh: 69, chargeKw: 175, zeroTo62Seconds: 7.3, trims: ['Plus'] },
            { label: '82kWh 252 Single Motor Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 53_900, co2: 0, rangeMiles: 345, batteryKwh: 82, chargeKw: 200, zeroTo62Seconds: 7.3 },
            { label: '82kWh 408 Twin Motor',                  fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 57_600, co2: 0, rangeMiles: 340, batteryKwh: 82, chargeKw: 200, zeroTo62Seconds: 4.6 },
          ],
        },
      ],
    },
    {
      name: 'EX60', slug: 'ex60', kind: 'car',
      models: [
        {
          name: 'EX60', body: 'suv', doors: 5, seats: 5,
          bootLitres: 523, lengthMm: 4803, widthMm: 1908, towingKg: 2000, insuranceGroup: 42, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 5000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'P6 80kWh 374 Electric',      fuel: 'electric', transmission: 'automatic', powerBhp: 369, onTheRoadPounds: 56_860, co2: 0, rangeMiles: 379, batteryKwh: 80, chargeKw: 320, zeroTo62Seconds: 5.7 },
            { label: 'P10 91kWh 510 AWD Electric', fuel: 'electric', transmission: 'automatic', powerBhp: 503, onTheRoadPounds: 60_860, co2: 0, rangeMiles: 410, batteryKwh: 91, chargeKw: 370, zeroTo62Seconds: 4.4 },
          ],
        },
      ],
    },
    {
      name: 'ES90', slug: 'es90', kind: 'car',
      models: [
        {
          name: 'ES90', body: 'saloon', doors: 5, seats: 5,
          bootLitres: 424, lengthMm: 5000, widthMm: 1942, towingKg: 1600, insuranceGroup: 47, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',  addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Plus',  addsPounds: 5500,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 12_500, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '88kWh 333 Single Motor Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 69_760, co2: 0, rangeMiles: 394, batteryKwh: 88,  chargeKw: 300, zeroTo62Seconds: 6.6 },
            { label: '102kWh 456 Twin Motor',                 fuel: 'electric', transmission: 'automatic', powerBhp: 449, onTheRoadPounds: 74_500, co2: 0, rangeMiles: 433, batteryKwh: 102, chargeKw: 350, zeroTo62Seconds: 5.4, trims: ['Plus', 'Ultra'] },
          ],
        },
      ],
    },
    {
      name: 'EX90', slug: 'ex90', kind: 'car',
      models: [
        {
          name: 'EX90', body: 'suv', doors: 5, seats: 7,
          bootLitres: 310, lengthMm: 5037, widthMm: 1964, towingKg: 2200, insuranceGroup: 49, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 5000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '104kWh 279 Single Motor',           fuel: 'electric', transmission: 'automatic', powerBhp: 275, onTheRoadPounds: 82_660, co2: 0, rangeMiles: 364, batteryKwh: 104, chargeKw: 250, zeroTo62Seconds: 8.2 },
            { label: '107kWh 408 Twin Motor',             fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 88_560, co2: 0, rangeMiles: 374, batteryKwh: 107, chargeKw: 250, zeroTo62Seconds: 5.7 },
            { label: '107kWh 517 Twin Motor Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 510, onTheRoadPounds: 92_560, co2: 0, rangeMiles: 374, batteryKwh: 107, chargeKw: 250, zeroTo62Seconds: 4.7, trims: ['Ultra'] },
          ],
        },
      ],
    },
    {
      name: 'XC40', slug: 'xc40', kind: 'car',
      models: [
        {
          name: 'XC40', body: 'suv', doors: 5, seats: 5,
          bootLitres: 452, lengthMm: 4440, widthMm: 1873, towingKg: 1800, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',          addsPounds: 0,    equipment: 'technology' },
            { name: 'Plus',          addsPounds: 3400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra',         addsPounds: 6600, equipment: 'luxury' },
            { name: 'Black Edition', addsPounds: 5600, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.0 B3 163 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 37_120, engineCc: 1969, co2: 149, mpg: 42.7, zeroTo62Seconds: 8.6 },
            { label: '2.0 B4 197 Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 38_820, engineCc: 1969, co2: 149, mpg: 42.7, zeroTo62Seconds: 7.6, trims: ['Plus', 'Ultra', 'Black Edition'] },
          ],
        },
      ],
    },
    {
      name: 'XC60', slug: 'xc60', kind: 'car',
      models: [
        {
          name: 'XC60', body: 'suv', doors: 5, seats: 5,
          bootLitres: 483, lengthMm: 4708, widthMm: 1902, towingKg: 2400, insuranceGroup: 35, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Plus',  addsPounds: 2900, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 7000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 B5 250 AWD Auto',                fuel: 'petrol',         transmission: 'automatic', powerBhp: 247, onTheRoadPounds: 47_360, engineCc: 1969, co2: 175, mpg: 36.6,                                    zeroTo62Seconds: 6.9 },
            { label: '2.0 T6 350 AWD Plug-in Hybrid Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 54_200, engineCc: 1969, co2: 22,  mpg: 313.4, rangeMiles: 50, batteryKwh: 18.8, zeroTo62Seconds: 5.7 },
            { label: '2.0 T8 455 AWD Plug-in Hybrid Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 449, onTheRoadPounds: 57_500, engineCc: 1969, co2: 23,  mpg: 282.1, rangeMiles: 48, batteryKwh: 18.8, zeroTo62Seconds: 4.9, trims: ['Plus', 'Ultra'] },
          ],
        },
      ],
    },
    {
      name: 'XC90', slug: 'xc90', kind: 'car',
      models: [
        {
          name: 'XC90', body: 'suv', doors: 5, seats: 7,
          bootLitres: 302, lengthMm: 4953, widthMm: 1931, towingKg: 2700, insuranceGroup: 41, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Core',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Plus',  addsPounds: 3800, equipment: 'luxury' },
            { name: 'Ultra', addsPounds: 8300, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 B5 250 AWD Auto',                fuel: 'petrol',         transmission: 'automatic', powerBhp: 247, onTheRoadPounds: 64_160, engineCc: 1969, co2: 190, mpg: 33.6,                                    zeroTo62Seconds: 7.7 },
            { label: '2.0 T8 455 AWD Plug-in Hybrid Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 449, onTheRoadPounds: 73_560, engineCc: 1969, co2: 29,  mpg: 235.1, rangeMiles: 45, batteryKwh: 18.8, zeroTo62Seconds: 5.3 },
          ],
        },
      ],
    },
    {
      name: 'V60', slug: 'v60', kind: 'car',
      models: [
        {
          name: 'V60', body: 'estate', doors: 5, seats: 5,
          bootLitres: 519, lengthMm: 4778, widthMm: 1850, towingKg: 2000, insuranceGroup: 30, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 4300, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 B4 197 Auto',                    fuel: 'petrol',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 45_060, engineCc: 1969, co2: 143, mpg: 44.8,                                    zeroTo62Seconds: 7.6 },
            { label: '2.0 T6 350 AWD Plug-in Hybrid Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 52_260, engineCc: 1969, co2: 17,  mpg: 352.6, rangeMiles: 57, batteryKwh: 18.8, zeroTo62Seconds: 5.4 },
          ],
        },
        {
          name: 'V60 Cross Country', body: 'estate', doors: 5, seats: 5,
          bootLitres: 519, lengthMm: 4784, widthMm: 1850, towingKg: 2000, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Plus',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultra', addsPounds: 4300, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 B5 250 AWD Auto', fuel: 'petrol', transmission: 'automatic', powerBhp: 247, onTheRoadPounds: 50_500, engineCc: 1969, co2: 168, mpg: 38.1, zeroTo62Seconds: 6.9 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
