import type { AuthoredMake } from '../authored-make.ts'

export const landRover = {
  name: 'Land Rover',
  slug: 'land-rover',
  ranges: [
    {
      name: 'Defender', slug: 'defender', kind: 'car',
      models: [
        {
          name: 'Defender 90', body: 'suv', doors: 3, seats: 5, approximate: true,
          bootLitres: 297, lengthMm: 4583, widthMm: 1996, towingKg: 3500, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'X-Dynamic SE',  addsPounds:     0, equipment: 'technology' },
            { name: 'X-Dynamic HSE', addsPounds:  6000, equipment: 'luxury' },
            { name: 'X',             addsPounds: 17800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D250', fuel: 'diesel', transmission: 'automatic', powerBhp: 245, onTheRoadPounds: 61270, engineCc: 2997, co2: 229, mpg: 32.4, zeroTo62Seconds:   8, trims: ['X-Dynamic SE', 'X-Dynamic HSE'] },
            { label: 'D350', fuel: 'diesel', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 70500, engineCc: 2997, co2: 231, mpg: 32.1, zeroTo62Seconds: 6.3 },
          ],
        },
        {
          name: 'Defender 110', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 786, lengthMm: 5018, widthMm: 1996, towingKg: 3500, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'S',             addsPounds:     0, equipment: 'technology' },
            { name: 'X-Dynamic SE',  addsPounds:  4000, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'X-Dynamic HSE', addsPounds:  8900, equipment: 'luxury' },
            { name: 'X',             addsPounds: 22900, equipment: 'luxury' },
            { name: 'Octa',          addsPounds: 82000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D250',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 245, onTheRoadPounds: 60835, engineCc: 2997, co2: 229, mpg: 32.4,                                                 zeroTo62Seconds: 8.3, trims: ['S', 'X-Dynamic SE', 'X-Dynamic HSE'] },
            { label: 'D350',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 65000, engineCc: 2997, co2: 232, mpg: 31.7,                                                 zeroTo62Seconds: 6.4, trims: ['X-Dynamic SE', 'X-Dynamic HSE', 'X'] },
            { label: 'P300e',       fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 67500, engineCc: 1997, co2:  58, mpg:  108, rangeMiles: 27, batteryKwh: 19.2, chargeKw: 50, zeroTo62Seconds: 7.2, trims: ['S', 'X-Dynamic SE', 'X-Dynamic HSE'] },
            { label: 'P635 4.4 V8', fuel: 'petrol',         transmission: 'automatic', powerBhp: 626, onTheRoadPounds: 66045, engineCc: 4395, co2: 300, mpg: 21.5,                                                 zeroTo62Seconds:   4, trims: ['Octa'] },
          ],
        },
        {
          name: 'Defender 130', body: 'suv', doors: 5, seats: 8, approximate: true,
          bootLitres: 389, lengthMm: 5358, widthMm: 1996, towingKg: 3000, insuranceGroup: 45, ncapStars: 5,
          trims: [
            { name: 'X-Dynamic SE',  addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'X-Dynamic HSE', addsPounds:  6100, equipment: 'luxury' },
            { name: 'X',             addsPounds: 18800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D300', fuel: 'diesel', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 75460, engineCc: 2997, co2: 237, mpg: 31.4, zeroTo62Seconds: 7.5, trims: ['X-Dynamic SE', 'X-Dynamic HSE'] },
            { label: 'D350', fuel: 'diesel', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 78900, engineCc: 2997, co2: 238, mpg: 31.2, zeroTo62Seconds: 6.8 },
          ],
        },
      ],
    },
    {
      name: 'Discovery', slug: 'discovery', kind: 'car',
      models: [
        {
          name: 'Discovery', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 922, lengthMm: 4956, widthMm: 2000, towingKg: 3500, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'S',            addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic SE',   addsPounds:  4300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic HSE',  addsPounds:  9600, equipment: 'luxury' },
            { name: 'Metropolitan', addsPounds: 12800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D300', fuel: 'diesel', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 64690, engineCc: 2997, co2: 221, mpg: 33.2, zeroTo62Seconds: 6.8, trims: ['S', 'Dynamic SE'] },
            { label: 'D350', fuel: 'diesel', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 64950, engineCc: 2997, co2: 222, mpg: 33.2, zeroTo62Seconds: 6.3, trims: ['Dynamic SE', 'Dynamic HSE', 'Metropolitan'] },
          ],
        },
      ],
    },
    {
      name: 'Discovery Sport', slug: 'discovery-sport', kind: 'car',
      models: [
        {
          name: 'Discovery Sport', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 563, lengthMm: 4597, widthMm: 1904, towingKg: 2500, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'S',           addsPounds:    0, equipment: 'technology' },
            { name: 'Dynamic SE',  addsPounds: 2900, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic HSE', addsPounds: 6600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D165', fuel: 'diesel', transmission: 'automatic', powerBhp: 163, onTheRoadPounds: 46090, engineCc: 1997, co2: 178, mpg: 41.5, zeroTo62Seconds: 10.6, trims: ['S', 'Dynamic SE'] },
            { label: 'D200', fuel: 'diesel', transmission: 'automatic', powerBhp: 204, onTheRoadPounds: 47990, engineCc: 1997, co2: 180, mpg: 41.2, zeroTo62Seconds:  8.6 },
          ],
        },
        {
          name: 'Discovery Sport 5 Seat', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 780, lengthMm: 4597, widthMm: 1904, towingKg: 1600, insuranceGroup: 34, ncapStars: 5,
          trims: [
            { name: 'Dynamic SE',  addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic HSE', addsPounds: 3700, equipment: 'luxury' },
          ],
          engines: [
            { label: 'P270e', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 269, onTheRoadPounds: 52900, engineCc: 1498, co2: 36, mpg: 175.5, rangeMiles: 34, batteryKwh: 14.9, chargeKw: 32, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
    {
      name: 'Range Rover Evoque', slug: 'range-rover-evoque', kind: 'car',
      models: [
        {
          name: 'Range Rover Evoque', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 472, lengthMm: 4371, widthMm: 1904, towingKg: 2000, insuranceGroup: 31, ncapStars: 5,
          trims: [
            { name: 'S',             addsPounds:     0, equipment: 'technology' },
            { name: 'Dynamic SE',    addsPounds:  2800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic HSE',   addsPounds:  7600, equipment: 'luxury' },
            { name: 'Autobiography', addsPounds: 11900, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D165',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 163, onTheRoadPounds: 44640, engineCc: 1997, co2: 169, mpg:  43.5,                                                 zeroTo62Seconds:  9.8, trims: ['S', 'Dynamic SE'] },
            { label: 'D200',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 204, onTheRoadPounds: 46300, engineCc: 1997, co2: 171, mpg:  43.2,                                                 zeroTo62Seconds:  8.5, trims: ['S', 'Dynamic SE'] },
            { label: 'P160',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 160, onTheRoadPounds: 43700, engineCc: 1498, co2: 181, mpg:  35.2,                                                 zeroTo62Seconds: 10.3, trims: ['S', 'Dynamic SE'] },
            { label: 'P270e', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 269, onTheRoadPounds: 48900, engineCc: 1498, co2:  32, mpg: 201.8, rangeMiles: 38, batteryKwh: 14.9, chargeKw: 32, zeroTo62Seconds:  6.9, trims: ['Dynamic SE', 'Dynamic HSE', 'Autobiography'] },
          ],
        },
      ],
    },
    {
      name: 'Range Rover Velar', slug: 'range-rover-velar', kind: 'car',
      models: [
        {
          name: 'Range Rover Velar', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 673, lengthMm: 4797, widthMm: 1930, towingKg: 2400, insuranceGroup: 40, ncapStars: 5,
          trims: [
            { name: 'S',             addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Dynamic SE',    addsPounds:  3000, equipment: 'luxury' },
            { name: 'Dynamic HSE',   addsPounds:  9600, equipment: 'luxury' },
            { name: 'Autobiography', addsPounds: 15700, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D200',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 204, onTheRoadPounds: 56500, engineCc: 1997, co2: 187, mpg: 39.5,                                                 zeroTo62Seconds: 8.2, trims: ['S', 'Dynamic SE'] },
            { label: 'D300',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 300, onTheRoadPounds: 58900, engineCc: 2997, co2: 197, mpg: 37.5,                                                 zeroTo62Seconds: 6.5, trims: ['Dynamic SE', 'Dynamic HSE', 'Autobiography'] },
            { label: 'P250',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 56200, engineCc: 1997, co2: 218, mpg: 29.4,                                                 zeroTo62Seconds: 7.5, trims: ['S', 'Dynamic SE'] },
            { label: 'P400e', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 404, onTheRoadPounds: 63500, engineCc: 1997, co2:  40, mpg:  157, rangeMiles: 35, batteryKwh: 19.2, chargeKw: 50, zeroTo62Seconds: 5.4, trims: ['Dynamic SE', 'Dynamic HSE', 'Autobiography'] },
          ],
        },
      ],
    },
    {
      name: 'Range Rover Sport', slug: 'range-rover-sport', kind: 'car',
      models: [
        {
          name: 'Range Rover Sport', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 647, lengthMm: 4946, widthMm: 2047, towingKg: 3500, insuranceGroup: 47, ncapStars: 5,
          trims: [
            { name: 'S',             addsPounds:     0, equipment: 'luxury' },
            { name: 'Dynamic SE',    addsPounds:  5100, equipment: 'luxury' },
            { name: 'Autobiography', addsPounds: 20600, equipment: 'luxury' },
            { name: 'SV Edition',    addsPounds: 95600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D300',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 75905, engineCc: 2997, co2: 198, mpg: 37.7,                                                 zeroTo62Seconds: 6.6, trims: ['S', 'Dynamic SE'] },
            { label: 'D350',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 79800, engineCc: 2997, co2: 199, mpg: 37.2,                                                 zeroTo62Seconds: 5.9, trims: ['S', 'Dynamic SE', 'Autobiography'] },
            { label: 'P460e',       fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 454, onTheRoadPounds: 86900, engineCc: 2996, co2:  17, mpg:  372, rangeMiles: 74, batteryKwh: 38.2, chargeKw: 50, zeroTo62Seconds: 5.5, trims: ['S', 'Dynamic SE', 'Autobiography'] },
            { label: 'P635 4.4 V8', fuel: 'petrol',         transmission: 'automatic', powerBhp: 626, onTheRoadPounds: 75860, engineCc: 4395, co2: 270, mpg: 23.7,                                                 zeroTo62Seconds: 3.8, trims: ['SV Edition'] },
          ],
        },
      ],
    },
    {
      name: 'Range Rover', slug: 'range-rover', kind: 'car',
      models: [
        {
          name: 'Range Rover', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 818, lengthMm: 5052, widthMm: 2047, towingKg: 3500, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'HSE',           addsPounds:     0, equipment: 'luxury' },
            { name: 'Autobiography', addsPounds: 19000, equipment: 'luxury' },
            { name: 'SV',            addsPounds: 69500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D300',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 105675, engineCc: 2997, co2: 207, mpg:  35.8,                                                 zeroTo62Seconds: 6.9, trims: ['HSE'] },
            { label: 'D350',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 109195, engineCc: 2997, co2: 208, mpg:  35.6,                                                 zeroTo62Seconds: 6.1, trims: ['HSE', 'Autobiography'] },
            { label: 'P460e',       fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 454, onTheRoadPounds: 117290, engineCc: 2996, co2:  19, mpg: 353.1, rangeMiles: 72, batteryKwh: 38.2, chargeKw: 50, zeroTo62Seconds: 5.7, trims: ['HSE', 'Autobiography'] },
            { label: 'P615 4.4 V8', fuel: 'petrol',         transmission: 'automatic', powerBhp: 606, onTheRoadPounds: 106030, engineCc: 4395, co2: 274, mpg:  23.4,                                                 zeroTo62Seconds: 4.5, trims: ['SV'] },
          ],
        },
        {
          name: 'Range Rover LWB 7 Seat', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 229, lengthMm: 5252, widthMm: 2047, towingKg: 3500, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'HSE',           addsPounds:     0, equipment: 'luxury' },
            { name: 'Autobiography', addsPounds: 19200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'D350',        fuel: 'diesel', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 114400, engineCc: 2997, co2: 219, mpg: 33.7, zeroTo62Seconds: 6.3 },
            { label: 'P530 4.4 V8', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 121900, engineCc: 4395, co2: 269, mpg: 23.9, zeroTo62Seconds: 4.8 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
