import type { AuthoredMake } from '../authored-make.ts'

export const porsche = {
  name: 'Porsche',
  slug: 'porsche',
  ranges: [
    {
      name: '718', slug: 'porsche-718', kind: 'car',
      models: [
        {
          name: '718 Cayman', body: 'coupe', doors: 2, seats: 2,
          bootLitres: 150, lengthMm: 4379, widthMm: 1801, insuranceGroup: 45, approximate: true,
          trims: [
            { name: 'Cayman',        addsPounds: 0,      equipment: 'technology' },
            { name: 'Style Edition', addsPounds: 5200,   equipment: 'technology' },
            { name: 'Cayman S',      addsPounds: 12_000, equipment: 'technology' },
            { name: 'GTS',           addsPounds: 24_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 300 PDK',     fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 53_800, engineCc: 1988, co2: 204, mpg: 31.4, zeroTo62Seconds: 5.1, trims: ['Cayman', 'Style Edition'] },
            { label: '2.0 300 Manual',  fuel: 'petrol', transmission: 'manual',    powerBhp: 296, onTheRoadPounds: 51_800, engineCc: 1988, co2: 201, mpg: 31.7, zeroTo62Seconds: 5.3, trims: ['Cayman'] },
            { label: '2.5 350 S PDK',   fuel: 'petrol', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 53_500, engineCc: 2497, co2: 219, mpg: 29.1, zeroTo62Seconds: 4.6, trims: ['Cayman S'] },
            { label: '4.0 400 GTS PDK', fuel: 'petrol', transmission: 'automatic', powerBhp: 394, onTheRoadPounds: 53_000, engineCc: 3995, co2: 230, mpg: 28,   zeroTo62Seconds: 4,   trims: ['GTS'] },
          ],
        },
        {
          name: '718 Boxster', body: 'convertible', doors: 2, seats: 2,
          bootLitres: 150, lengthMm: 4379, widthMm: 1801, insuranceGroup: 46, approximate: true,
          trims: [
            { name: 'Boxster',       addsPounds: 0,      equipment: 'technology' },
            { name: 'Style Edition', addsPounds: 5200,   equipment: 'technology' },
            { name: 'Boxster S',     addsPounds: 12_000, equipment: 'technology' },
            { name: 'GTS',           addsPounds: 24_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 300 PDK',     fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 55_700, engineCc: 1988, co2: 206, mpg: 31,   zeroTo62Seconds: 5.1, trims: ['Boxster', 'Style Edition'] },
            { label: '2.5 350 S PDK',   fuel: 'petrol', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 55_400, engineCc: 2497, co2: 221, mpg: 29.1, zeroTo62Seconds: 4.6, trims: ['Boxster S'] },
            { label: '4.0 400 GTS PDK', fuel: 'petrol', transmission: 'automatic', powerBhp: 394, onTheRoadPounds: 54_900, engineCc: 3995, co2: 230, mpg: 28,   zeroTo62Seconds: 4,   trims: ['GTS'] },
          ],
        },
      ],
    },
    {
      name: '911', slug: 'porsche-911', kind: 'car',
      models: [
        {
          name: '911 Coupe', body: 'sports', doors: 2, seats: 4,
          bootLitres: 135, lengthMm: 4542, widthMm: 1852, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Carrera',     addsPounds: 0,      equipment: 'technology' },
            { name: 'Carrera T',   addsPounds: 9600,   equipment: 'technology' },
            { name: 'Carrera S',   addsPounds: 16_600, equipment: 'luxury' },
            { name: 'Carrera 4S',  addsPounds: 22_700, equipment: 'luxury' },
            { name: 'Carrera GTS', addsPounds: 34_800, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 394 PDK',          fuel: 'petrol', transmission: 'automatic', powerBhp: 388, onTheRoadPounds: 103_700, engineCc: 2981, co2: 230, mpg: 27.7, zeroTo62Seconds: 4.1, trims: ['Carrera'] },
            { label: '3.0 394 Manual',       fuel: 'petrol', transmission: 'manual',    powerBhp: 388, onTheRoadPounds: 103_700, engineCc: 2981, co2: 244, mpg: 26.2, zeroTo62Seconds: 4.5, trims: ['Carrera T'] },
            { label: '3.0 480 PDK',          fuel: 'petrol', transmission: 'automatic', powerBhp: 473, onTheRoadPounds: 103_700, engineCc: 2981, co2: 234, mpg: 27.4, zeroTo62Seconds: 3.5, trims: ['Carrera S'] },
            { label: '3.0 480 4S PDK',       fuel: 'petrol', transmission: 'automatic', powerBhp: 473, onTheRoadPounds: 103_700, engineCc: 2981, co2: 240, mpg: 26.6, zeroTo62Seconds: 3.5, trims: ['Carrera 4S'] },
            { label: '3.6 T-Hybrid 541 PDK', fuel: 'hybrid', transmission: 'automatic', powerBhp: 533, onTheRoadPounds: 103_700, engineCc: 3591, co2: 244, mpg: 26.4, zeroTo62Seconds: 3,   trims: ['Carrera GTS'] },
          ],
        },
        {
          name: '911 Cabriolet', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 135, lengthMm: 4542, widthMm: 1852, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Carrera',     addsPounds: 0,      equipment: 'technology' },
            { name: 'Carrera T',   addsPounds: 9600,   equipment: 'technology' },
            { name: 'Carrera S',   addsPounds: 16_600, equipment: 'luxury' },
            { name: 'Carrera GTS', addsPounds: 34_800, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 394 PDK',          fuel: 'petrol', transmission: 'automatic', powerBhp: 388, onTheRoadPounds: 113_700, engineCc: 2981, co2: 233, mpg: 27.4, zeroTo62Seconds: 4.3, trims: ['Carrera'] },
            { label: '3.0 394 Manual',       fuel: 'petrol', transmission: 'manual',    powerBhp: 388, onTheRoadPounds: 113_700, engineCc: 2981, co2: 247, mpg: 25.9, zeroTo62Seconds: 4.7, trims: ['Carrera T'] },
            { label: '3.0 480 PDK',          fuel: 'petrol', transmission: 'automatic', powerBhp: 473, onTheRoadPounds: 113_700, engineCc: 2981, co2: 238, mpg: 26.9, zeroTo62Seconds: 3.7, trims: ['Carrera S'] },
            { label: '3.6 T-Hybrid 541 PDK', fuel: 'hybrid', transmission: 'automatic', powerBhp: 533, onTheRoadPounds: 113_700, engineCc: 3591, co2: 248, mpg: 25.9, zeroTo62Seconds: 3.1, trims: ['Carrera GTS'] },
          ],
        },
      ],
    },
    {
      name: 'Macan', slug: 'macan', kind: 'car',
      models: [
        {
          name: 'Macan Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 540, lengthMm: 4784, widthMm: 1938, towingKg: 2000, insuranceGroup: 47, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Macan',       addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Macan 4',     addsPounds: 3000,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Macan 4S',    addsPounds: 8600,   equipment: 'luxury' },
            { name: 'Macan GTS',   addsPounds: 21_600, equipment: 'luxury' },
            { name: 'Macan Turbo', addsPounds: 29_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '100kWh 360', fuel: 'electric', transmission: 'automatic', powerBhp: 355, onTheRoadPounds: 68_500, co2: 0, rangeMiles: 398, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 5.7, trims: ['Macan'] },
            { label: '100kWh 408', fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 68_500, co2: 0, rangeMiles: 380, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 5.2, trims: ['Macan 4'] },
            { label: '100kWh 516', fuel: 'electric', transmission: 'automatic', powerBhp: 509, onTheRoadPounds: 68_500, co2: 0, rangeMiles: 377, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 4.1, trims: ['Macan 4S'] },
            { label: '100kWh 571', fuel: 'electric', transmission: 'automatic', powerBhp: 563, onTheRoadPounds: 68_500, co2: 0, rangeMiles: 363, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 3.8, trims: ['Macan GTS'] },
            { label: '100kWh 639', fuel: 'electric', transmission: 'automatic', powerBhp: 630, onTheRoadPounds: 68_500, co2: 0, rangeMiles: 366, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 3.3, trims: ['Macan Turbo'] },
          ],
        },
      ],
    },
    {
      name: 'Cayenne', slug: 'cayenne', kind: 'car',
      models: [
        {
          name: 'Cayenne', body: 'suv', doors: 5, seats: 5,
          bootLitres: 770, lengthMm: 4930, widthMm: 1983, towingKg: 3500, insuranceGroup: 49, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Cayenne',    addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'E-Hybrid',   addsPounds: 8700,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'S',          addsPounds: 15_600, equipment: 'luxury' },
            { name: 'S E-Hybrid', addsPounds: 20_000, equipment: 'luxury' },
            { name: 'GTS',        addsPounds: 30_700, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 V6 353 Tiptronic',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 348, onTheRoadPounds: 79_200, engineCc: 2995, co2: 251, mpg: 25.4,                                    zeroTo62Seconds: 6,   trims: ['Cayenne'] },
            { label: '3.0 V6 E-Hybrid 470 Tiptronic', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 464, onTheRoadPounds: 79_200, engineCc: 2995, co2: 33,  mpg: 188.3, rangeMiles: 47, batteryKwh: 25.9, zeroTo62Seconds: 4.9, trims: ['E-Hybrid'] },
            { label: '4.0 V8 474 Tiptronic',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 468, onTheRoadPounds: 79_200, engineCc: 3996, co2: 287, mpg: 22.4,                                    zeroTo62Seconds: 4.7, trims: ['S'] },
            { label: '3.0 V6 E-Hybrid 519 Tiptronic', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 512, onTheRoadPounds: 79_200, engineCc: 2995, co2: 37,  mpg: 166.2, rangeMiles: 44, batteryKwh: 25.9, zeroTo62Seconds: 4.7, trims: ['S E-Hybrid'] },
            { label: '4.0 V8 500 Tiptronic',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 493, onTheRoadPounds: 79_200, engineCc: 3996, co2: 293, mpg: 21.9,                                    zeroTo62Seconds: 4.4, trims: ['GTS'] },
          ],
        },
        {
          name: 'Cayenne Coupe', body: 'coupe', doors: 5, seats: 4,
          bootLitres: 600, lengthMm: 4930, widthMm: 1983, towingKg: 3500, insuranceGroup: 49, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Cayenne',  addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'E-Hybrid', addsPounds: 8700,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GTS',      addsPounds: 29_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 V6 353 Tiptronic',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 348, onTheRoadPounds: 82_400, engineCc: 2995, co2: 252, mpg: 25.4,                                    zeroTo62Seconds: 6,   trims: ['Cayenne'] },
            { label: '3.0 V6 E-Hybrid 470 Tiptronic', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 464, onTheRoadPounds: 82_400, engineCc: 2995, co2: 34,  mpg: 188.3, rangeMiles: 47, batteryKwh: 25.9, zeroTo62Seconds: 4.9, trims: ['E-Hybrid'] },
            { label: '4.0 V8 500 Tiptronic',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 493, onTheRoadPounds: 82_400, engineCc: 3996, co2: 292, mpg: 21.9,                                    zeroTo62Seconds: 4.4, trims: ['GTS'] },
          ],
        },
        {
          name: 'Cayenne Electric', body: 'suv', doors: 5, seats: 5,
          bootLitres: 781, lengthMm: 4985, widthMm: 1980, towingKg: 3500, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Cayenne', addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Turbo',   addsPounds: 47_700, equipment: 'luxury' },
          ],
          engines: [
            { label: '113kWh 442',  fuel: 'electric', transmission: 'automatic', powerBhp: 435,  onTheRoadPounds: 83_200, co2: 0, rangeMiles: 398, batteryKwh: 113, chargeKw: 400, zeroTo62Seconds: 4.8, trims: ['Cayenne'] },
            { label: '113kWh 1156', fuel: 'electric', transmission: 'automatic', powerBhp: 1140, onTheRoadPounds: 83_200, co2: 0, rangeMiles: 386, batteryKwh: 113, chargeKw: 400, zeroTo62Seconds: 2.5, trims: ['Turbo'] },
          ],
        },
      ],
    },
    {
      name: 'Panamera', slug: 'panamera', kind: 'car',
      models: [
        {
          name: 'Panamera', body: 'saloon', doors: 5, seats: 4,
          bootLitres: 494, lengthMm: 5052, widthMm: 1937, insuranceGroup: 50, approximate: true,
          trims: [
            { name: 'Panamera',   addsPounds: 0,      equipment: 'technology' },
            { name: '4',          addsPounds: 3000,   equipment: 'technology' },
            { name: '4 E-Hybrid', addsPounds: 8000,   equipment: 'luxury' },
            { name: 'GTS',        addsPounds: 41_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.9 V6 353 PDK',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 348, onTheRoadPounds: 88_400, engineCc: 2894, co2: 229, mpg: 28,                                      zeroTo62Seconds: 5.1, trims: ['Panamera'] },
            { label: '2.9 V6 353 AWD PDK',      fuel: 'petrol',         transmission: 'automatic', powerBhp: 348, onTheRoadPounds: 88_400, engineCc: 2894, co2: 238, mpg: 26.9,                                    zeroTo62Seconds: 4.8, trims: ['4'] },
            { label: '2.9 V6 E-Hybrid 470 PDK', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 464, onTheRoadPounds: 88_400, engineCc: 2894, co2: 26,  mpg: 235.4, rangeMiles: 59, batteryKwh: 25.9, zeroTo62Seconds: 4.1, trims: ['4 E-Hybrid'] },
            { label: '4.0 V8 500 PDK',          fuel: 'petrol',         transmission: 'automatic', powerBhp: 493, onTheRoadPounds: 88_400, engineCc: 3996, co2: 276, mpg: 23.2,                                    zeroTo62Seconds: 3.8, trims: ['GTS'] },
          ],
        },
      ],
    },
    {
      name: 'Taycan', slug: 'taycan', kind: 'car',
      models: [
        {
          name: 'Taycan', body: 'saloon', doors: 4, seats: 4,
          bootLitres: 407, lengthMm: 4963, widthMm: 1966, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Taycan',       addsPounds: 0,      equipment: 'technology' },
            { name: 'Taycan 4',     addsPounds: 4000,   equipment: 'technology' },
            { name: 'Taycan 4S',    addsPounds: 9700,   equipment: 'luxury' },
            { name: 'Taycan GTS',   addsPounds: 31_400, equipment: 'luxury' },
            { name: 'Taycan Turbo', addsPounds: 47_900, equipment: 'luxury' },
          ],
          engines: [
            { label: '89kWh 408',                           fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 88_200, co2: 0, rangeMiles: 368, batteryKwh: 89,  chargeKw: 270, zeroTo62Seconds: 4.8, trims: ['Taycan'] },
            { label: '105kWh 435 Performance Battery Plus', fuel: 'electric', transmission: 'automatic', powerBhp: 429, onTheRoadPounds: 92_800, co2: 0, rangeMiles: 421, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 4.8, trims: ['Taycan'] },
            { label: '89kWh 408 AWD',                       fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 88_200, co2: 0, rangeMiles: 347, batteryKwh: 89,  chargeKw: 270, zeroTo62Seconds: 4.6, trims: ['Taycan 4'] },
            { label: '105kWh 598 Performance Battery Plus', fuel: 'electric', transmission: 'automatic', powerBhp: 590, onTheRoadPounds: 92_800, co2: 0, rangeMiles: 394, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 3.7, trims: ['Taycan 4S'] },
            { label: '105kWh 700',                          fuel: 'electric', transmission: 'automatic', powerBhp: 690, onTheRoadPounds: 88_200, co2: 0, rangeMiles: 387, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 3.3, trims: ['Taycan GTS'] },
            { label: '105kWh 884',                          fuel: 'electric', transmission: 'automatic', powerBhp: 872, onTheRoadPounds: 88_200, co2: 0, rangeMiles: 391, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 2.7, trims: ['Taycan Turbo'] },
          ],
        },
        {
          name: 'Taycan Cross Turismo', body: 'estate', doors: 5, seats: 5,
          bootLitres: 446, lengthMm: 4974, widthMm: 1967, insuranceGroup: 50, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Taycan 4',  addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Taycan 4S', addsPounds: 8200, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '105kWh 435', fuel: 'electric', transmission: 'automatic', powerBhp: 429, onTheRoadPounds: 97_500, co2: 0, rangeMiles: 379, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 4.7, trims: ['Taycan 4'] },
            { label: '105kWh 598', fuel: 'electric', transmission: 'automatic', powerBhp: 590, onTheRoadPounds: 97_500, co2: 0, rangeMiles: 373, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 3.8, trims: ['Taycan 4S'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
