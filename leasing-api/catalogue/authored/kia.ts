import type { AuthoredMake } from '../authored-make.ts'

export const kia = {
  name: 'Kia',
  slug: 'kia',
  ranges: [
    {
      name: 'Picanto', slug: 'picanto', kind: 'car',
      models: [
        {
          name: 'Picanto', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 255, lengthMm: 3605, widthMm: 1595, insuranceGroup: 6,
          trims: [
            { name: '2',         addsPounds:    0, equipment: 'entry' },
            { name: '3',         addsPounds: 1500, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 1100, equipment: 'comfort' },
            { name: 'GT-Line S', addsPounds: 3100, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 62',     fuel: 'petrol', transmission: 'manual',    powerBhp: 62, onTheRoadPounds: 16745, engineCc:  998, co2: 118, mpg: 53.3, zeroTo62Seconds: 15.4, trims: ['2', '3', 'GT-Line'] },
            { label: '1.0 62 AMT', fuel: 'petrol', transmission: 'automatic', powerBhp: 62, onTheRoadPounds: 17445, engineCc:  998, co2: 121, mpg: 53.3, zeroTo62Seconds: 17.2, trims: ['2', '3', 'GT-Line'] },
            { label: '1.2 77',     fuel: 'petrol', transmission: 'manual',    powerBhp: 77, onTheRoadPounds: 17045, engineCc: 1197, co2: 124, mpg: 51.4, zeroTo62Seconds: 13.1, trims: ['GT-Line S'] },
          ],
        },
      ],
    },
    {
      name: 'Stonic', slug: 'stonic', kind: 'car',
      models: [
        {
          name: 'Stonic', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 352, lengthMm: 4140, widthMm: 1760, towingKg: 1110, insuranceGroup: 13, ncapStars: 3,
          trims: [
            { name: 'Pure',      addsPounds:    0, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 1900, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 4500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 T-GDi 98',           fuel: 'petrol', transmission: 'manual',    powerBhp:  98, onTheRoadPounds: 23095, engineCc: 998, co2: 126, mpg: 50.4, zeroTo62Seconds:   11 },
            { label: '1.0 T-GDi 113 MHEV DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 113, onTheRoadPounds: 23395, engineCc: 998, co2: 129, mpg: 49.6, zeroTo62Seconds: 10.4, trims: ['GT-Line', 'GT-Line S'] },
          ],
        },
      ],
    },
    {
      name: 'K4', slug: 'k4', kind: 'car',
      models: [
        {
          name: 'K4', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 438, lengthMm: 4440, widthMm: 1850, towingKg: 1250, insuranceGroup: 18,
          trims: [
            { name: 'Pure',      addsPounds:    0, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 2200, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 6400, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.0 T-GDi 113',          fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 26250, engineCc:  998, co2: 132, mpg: 48.7, zeroTo62Seconds:  12, trims: ['Pure', 'GT-Line'] },
            { label: '1.0 T-GDi 113 MHEV DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 113, onTheRoadPounds: 27600, engineCc:  998, co2: 133, mpg: 47.9, zeroTo62Seconds:  12, trims: ['Pure', 'GT-Line'] },
            { label: '1.6 T-GDi 147 DCT',      fuel: 'petrol', transmission: 'automatic', powerBhp: 147, onTheRoadPounds: 28995, engineCc: 1598, co2: 152, mpg: 42.2, zeroTo62Seconds:   9, trims: ['GT-Line'] },
            { label: '1.6 T-GDi 177 DCT',      fuel: 'petrol', transmission: 'automatic', powerBhp: 177, onTheRoadPounds: 29295, engineCc: 1598, co2: 161, mpg: 39.8, zeroTo62Seconds: 8.3, trims: ['GT-Line S'] },
          ],
        },
      ],
    },
    {
      name: 'XCeed', slug: 'xceed', kind: 'car',
      models: [
        {
          name: 'XCeed', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 426, lengthMm: 4395, widthMm: 1826, towingKg: 1410, insuranceGroup: 19, ncapStars: 4,
          trims: [
            { name: '2',         addsPounds:    0, equipment: 'comfort' },
            { name: '3',         addsPounds: 2500, equipment: 'technology' },
            { name: 'GT-Line',   addsPounds: 3000, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 T-GDi 138',     fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 25695, engineCc: 1482, co2: 138, mpg: 46.3, zeroTo62Seconds: 9.6, trims: ['2', '3', 'GT-Line'] },
            { label: '1.5 T-GDi 138 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 26695, engineCc: 1482, co2: 143, mpg: 44.8, zeroTo62Seconds: 9.6, trims: ['GT-Line', 'GT-Line S'] },
          ],
        },
      ],
    },
    {
      name: 'Niro', slug: 'niro', kind: 'car',
      models: [
        {
          name: 'Niro', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 451, lengthMm: 4420, widthMm: 1825, towingKg: 1300, insuranceGroup: 20, ncapStars: 4,
          trims: [
            { name: '2', addsPounds:    0, equipment: 'comfort' },
            { name: '3', addsPounds: 2300, equipment: 'technology' },
            { name: '4', addsPounds: 5200, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 HEV 127',  fuel: 'hybrid',         transmission: 'automatic', powerBhp: 127, onTheRoadPounds: 30545, engineCc: 1580, co2: 103, mpg:  62.8,                                                zeroTo62Seconds: 11.3 },
            { label: '1.6 PHEV 168', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 35945, engineCc: 1580, co2:  20, mpg: 313.9, rangeMiles: 40, batteryKwh: 11.1, chargeKw: 3, zeroTo62Seconds:  9.8 },
          ],
        },
        {
          name: 'Niro EV', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 475, lengthMm: 4420, widthMm: 1825, towingKg: 750, insuranceGroup: 29, ncapStars: 4,
          trims: [
            { name: '2', addsPounds:    0, equipment: 'comfort' },
            { name: '3', addsPounds: 2500, equipment: 'technology' },
            { name: '4', addsPounds: 5200, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '64.8kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37395, co2: 0, rangeMiles: 286, batteryKwh: 64.8, chargeKw: 80, zeroTo62Seconds: 7.8 },
          ],
        },
      ],
    },
    {
      name: 'Sportage', slug: 'sportage', kind: 'car',
      models: [
        {
          name: 'Sportage', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 591, lengthMm: 4540, widthMm: 1865, towingKg: 1650, insuranceGroup: 23, ncapStars: 5,
          trims: [
            { name: 'Pure',      addsPounds:    0, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 3000, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 8200, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 T-GDi 148 MHEV',     fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 30885, engineCc: 1598, co2: 148, mpg:  43.5,                                                zeroTo62Seconds: 9.9, trims: ['Pure', 'GT-Line'] },
            { label: '1.6 T-GDi 178 MHEV DCT', fuel: 'petrol',         transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 32985, engineCc: 1598, co2: 145, mpg:  44.1,                                                zeroTo62Seconds: 8.9, trims: ['GT-Line'] },
            { label: '1.6 HEV 236',            fuel: 'hybrid',         transmission: 'automatic', powerBhp: 236, onTheRoadPounds: 34425, engineCc: 1598, co2: 129, mpg:  49.6,                                                zeroTo62Seconds: 7.9 },
            { label: '1.6 HEV 236 AWD',        fuel: 'hybrid',         transmission: 'automatic', powerBhp: 236, onTheRoadPounds: 36025, engineCc: 1598, co2: 146, mpg:  44.1,                                                zeroTo62Seconds:   8, trims: ['GT-Line S'] },
            { label: '1.6 PHEV 285',           fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 284, onTheRoadPounds: 39785, engineCc: 1598, co2:  27, mpg: 235.4, rangeMiles: 42, batteryKwh: 13.8, chargeKw: 7, zeroTo62Seconds: 7.6, trims: ['GT-Line', 'GT-Line S'] },
          ],
        },
      ],
    },
    {
      name: 'Sorento', slug: 'sorento', kind: 'car',
      models: [
        {
          name: 'Sorento', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 616, lengthMm: 4815, widthMm: 1900, towingKg: 2500, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: '2', addsPounds:    0, equipment: 'technology' },
            { name: '3', addsPounds: 4400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: '4', addsPounds: 8900, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.2 CRDi 191 AWD', fuel: 'diesel',         transmission: 'automatic', powerBhp: 191, onTheRoadPounds: 42495, engineCc: 2151, co2: 172, mpg:  43.5,                                                zeroTo62Seconds: 9.4 },
            { label: '1.6 HEV 235 AWD',  fuel: 'hybrid',         transmission: 'automatic', powerBhp: 235, onTheRoadPounds: 42695, engineCc: 1598, co2: 156, mpg:  41.5,                                                zeroTo62Seconds: 8.7 },
            { label: '1.6 PHEV 249 AWD', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 47295, engineCc: 1598, co2:  37, mpg: 176.6, rangeMiles: 34, batteryKwh: 13.8, chargeKw: 4, zeroTo62Seconds: 8.4 },
          ],
        },
      ],
    },
    {
      name: 'EV3', slug: 'ev3', kind: 'car',
      models: [
        {
          name: 'EV3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 460, lengthMm: 4300, widthMm: 1850, towingKg: 1000, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'Air',       addsPounds:    0, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 3400, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 6900, equipment: 'luxury' },
          ],
          engines: [
            { label: '58.3kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 33005, co2: 0, rangeMiles: 270, batteryKwh: 58.3, chargeKw: 102, zeroTo62Seconds: 7.5, trims: ['Air'] },
            { label: '81.4kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 36005, co2: 0, rangeMiles: 375, batteryKwh: 81.4, chargeKw: 128, zeroTo62Seconds: 7.7 },
          ],
        },
      ],
    },
    {
      name: 'EV4', slug: 'ev4', kind: 'car',
      models: [
        {
          name: 'EV4', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 435, lengthMm: 4430, widthMm: 1860, towingKg: 1000, insuranceGroup: 27, ncapStars: 4,
          trims: [
            { name: 'Air',       addsPounds:    0, equipment: 'comfort' },
            { name: 'GT-Line',   addsPounds: 4900, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 8500, equipment: 'luxury' },
          ],
          engines: [
            { label: '58.3kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 34695, co2: 0, rangeMiles: 273, batteryKwh: 58.3, chargeKw: 101, zeroTo62Seconds: 7.4, trims: ['Air'] },
            { label: '81.4kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37695, co2: 0, rangeMiles: 388, batteryKwh: 81.4, chargeKw: 127, zeroTo62Seconds: 7.7 },
          ],
        },
        {
          name: 'EV4 Fastback', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 490, lengthMm: 4730, widthMm: 1860, towingKg: 1000, insuranceGroup: 29, ncapStars: 4,
          trims: [
            { name: 'GT-Line',   addsPounds:    0, equipment: 'technology' },
            { name: 'GT-Line S', addsPounds: 4700, equipment: 'luxury' },
          ],
          engines: [
            { label: '81.4kWh 201', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 40895, co2: 0, rangeMiles: 380, batteryKwh: 81.4, chargeKw: 127, zeroTo62Seconds: 7.7 },
          ],
        },
      ],
    },
    {
      name: 'EV5', slug: 'ev5', kind: 'car',
      models: [
        {
          name: 'EV5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 566, lengthMm: 4610, widthMm: 1875, towingKg: 1200, insuranceGroup: 31,
          trims: [
            { name: 'Air',       addsPounds:    0, equipment: 'technology' },
            { name: 'GT-Line',   addsPounds: 3500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT-Line S', addsPounds: 8000, equipment: 'luxury' },
          ],
          engines: [
            { label: '81.4kWh 215', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 39295, co2: 0, rangeMiles: 329, batteryKwh: 81.4, chargeKw: 150, zeroTo62Seconds: 8.4 },
          ],
        },
      ],
    },
    {
      name: 'EV6', slug: 'ev6', kind: 'car',
      models: [
        {
          name: 'EV6', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 490, lengthMm: 4695, widthMm: 1890, towingKg: 1800, insuranceGroup: 35, ncapStars: 5,
          trims: [
            { name: 'Air',       addsPounds:     0, equipment: 'technology' },
            { name: 'GT-Line',   addsPounds:  3400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT-Line S', addsPounds:  9000, equipment: 'luxury' },
            { name: 'GT',        addsPounds: 14700, equipment: 'luxury' },
          ],
          engines: [
            { label: '84kWh 225 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 225, onTheRoadPounds: 45585, co2: 0, rangeMiles: 361, batteryKwh: 84, chargeKw: 258, zeroTo62Seconds: 7.7, trims: ['Air', 'GT-Line', 'GT-Line S'] },
            { label: '84kWh 320 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 320, onTheRoadPounds: 48085, co2: 0, rangeMiles: 339, batteryKwh: 84, chargeKw: 258, zeroTo62Seconds: 5.3, trims: ['GT-Line', 'GT-Line S'] },
            { label: '84kWh 601 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 601, onTheRoadPounds: 45285, co2: 0, rangeMiles: 279, batteryKwh: 84, chargeKw: 258, zeroTo62Seconds: 3.5, trims: ['GT'] },
          ],
        },
      ],
    },
    {
      name: 'EV9', slug: 'ev9', kind: 'car',
      models: [
        {
          name: 'EV9', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 333, lengthMm: 5015, widthMm: 1980, towingKg: 2500, insuranceGroup: 46, ncapStars: 5,
          trims: [
            { name: 'Air',       addsPounds:     0, equipment: 'luxury' },
            { name: 'GT-Line',   addsPounds:  8900, equipment: 'luxury' },
            { name: 'GT-Line S', addsPounds: 12200, equipment: 'luxury' },
            { name: 'GT',        addsPounds: 17600, equipment: 'luxury' },
          ],
          engines: [
            { label: '99.8kWh 200 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 200, onTheRoadPounds: 65025, co2: 0, rangeMiles: 349, batteryKwh: 99.8, chargeKw: 210, zeroTo62Seconds: 9.4, trims: ['Air'] },
            { label: '99.8kWh 379 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 379, onTheRoadPounds: 65025, co2: 0, rangeMiles: 313, batteryKwh: 99.8, chargeKw: 210, zeroTo62Seconds: 5.3, trims: ['GT-Line', 'GT-Line S'] },
            { label: '99.8kWh 501 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 501, onTheRoadPounds: 65025, co2: 0, rangeMiles: 316, batteryKwh: 99.8, chargeKw: 210, zeroTo62Seconds: 4.6, trims: ['GT'] },
          ],
        },
      ],
    },
    {
      name: 'PV5', slug: 'pv5', kind: 'car',
      models: [
        {
          name: 'PV5 Passenger', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 1330, lengthMm: 4695, widthMm: 1895, towingKg: 1500, insuranceGroup: 26,
          trims: [
            { name: 'Essential', addsPounds:    0, equipment: 'comfort' },
            { name: 'Plus',      addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '51.5kWh 121', fuel: 'electric', transmission: 'automatic', powerBhp: 119, onTheRoadPounds: 32995, co2: 0, rangeMiles: 183, batteryKwh: 51.5, chargeKw: 150, zeroTo62Seconds:   16, trims: ['Essential'] },
            { label: '71.2kWh 163', fuel: 'electric', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 35995, co2: 0, rangeMiles: 256, batteryKwh: 71.2, chargeKw: 150, zeroTo62Seconds: 11.4 },
          ],
        },
      ],
    },
    {
      name: 'PV5 Cargo', slug: 'pv5-cargo', kind: 'van',
      models: [
        {
          name: 'PV5 Cargo L2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 4695, widthMm: 1895, towingKg: 1500,
          trims: [
            { name: 'Essential', addsPounds:    0, equipment: 'comfort' },
            { name: 'Plus',      addsPounds: 1900, equipment: 'technology' },
          ],
          engines: [
            { label: '51.5kWh 121', fuel: 'electric', transmission: 'automatic', powerBhp: 119, onTheRoadPounds: 33475, co2: 0, rangeMiles: 181, batteryKwh: 51.5, chargeKw: 150, trims: ['Essential'] },
            { label: '71.2kWh 163', fuel: 'electric', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 36475, co2: 0, rangeMiles: 247, batteryKwh: 71.2, chargeKw: 150 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
