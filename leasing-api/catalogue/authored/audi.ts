import type { AuthoredMake } from '../authored-make.ts'

export const audi = {
  name: 'Audi',
  slug: 'audi',
  ranges: [
    {
      name: 'A1', slug: 'a1', kind: 'car',
      models: [
        {
          name: 'A1 Sportback', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 335, lengthMm: 4029, widthMm: 1740, towingKg: 1200, insuranceGroup: 22, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'comfort' },
            { name: 'S line',        addsPounds: 1750, equipment: 'technology' },
            { name: 'Black Edition', addsPounds: 3250, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '25 TFSI 95',           fuel: 'petrol', transmission: 'manual',    powerBhp:  94, onTheRoadPounds: 23380, engineCc:  999, co2: 120, mpg: 53.3, zeroTo62Seconds: 10.8 },
            { label: '30 TFSI 116',          fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 24130, engineCc:  999, co2: 122, mpg: 52.3, zeroTo62Seconds:  9.5 },
            { label: '30 TFSI 116 S tronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 25780, engineCc:  999, co2: 127, mpg: 50.4, zeroTo62Seconds:  9.4 },
            { label: '35 TFSI 150 S tronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 27265, engineCc: 1498, co2: 130, mpg: 49.6, zeroTo62Seconds:  7.7 },
          ],
        },
      ],
    },
    {
      name: 'A3', slug: 'a3', kind: 'car',
      models: [
        {
          name: 'A3 Sportback', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4352, widthMm: 1816, towingKg: 1500, insuranceGroup: 24, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'comfort' },
            { name: 'S line',        addsPounds: 1850, equipment: 'technology' },
            { name: 'Black Edition', addsPounds: 3850, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '30 TFSI 116',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 28510, engineCc: 1498, co2: 124, mpg:  51.4,                                                 zeroTo62Seconds: 9.9 },
            { label: '35 TFSI 150',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 29785, engineCc: 1498, co2: 125, mpg:  51.4,                                                 zeroTo62Seconds: 8.1 },
            { label: '35 TFSI 150 S tronic', fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31310, engineCc: 1498, co2: 122, mpg:  52.3,                                                 zeroTo62Seconds: 8.1 },
            { label: '35 TDI 150 S tronic',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 34250, engineCc: 1968, co2: 125, mpg:  58.9,                                                 zeroTo62Seconds: 8.1 },
            { label: 'TFSI e 204 S tronic',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 38965, engineCc: 1498, co2:  18, mpg: 353.1, rangeMiles: 88, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 7.4 },
          ],
        },
        {
          name: 'A3 Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 425, lengthMm: 4504, widthMm: 1816, towingKg: 1500, insuranceGroup: 24, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'comfort' },
            { name: 'S line',        addsPounds: 1850, equipment: 'technology' },
            { name: 'Black Edition', addsPounds: 3850, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '35 TFSI 150',          fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 30425, engineCc: 1498, co2: 122, mpg: 52.3, zeroTo62Seconds: 8.1 },
            { label: '35 TFSI 150 S tronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31950, engineCc: 1498, co2: 120, mpg: 53.3, zeroTo62Seconds: 8.1 },
            { label: '35 TDI 150 S tronic',  fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 34890, engineCc: 1968, co2: 122, mpg: 60.1, zeroTo62Seconds: 8.1 },
          ],
        },
        {
          name: 'S3 Sportback', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 325, lengthMm: 4354, widthMm: 1816, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Black Edition', addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Vorsprung',     addsPounds: 8800, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 TFSI 333 quattro', fuel: 'petrol', transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 47195, engineCc: 1984, co2: 188, mpg: 34, zeroTo62Seconds: 4.7 },
          ],
        },
        {
          name: 'RS 3 Sportback', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 282, lengthMm: 4381, widthMm: 1851, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Standard',     addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Carbon Black', addsPounds: 5200, equipment: 'luxury' },
            { name: 'Vorsprung',    addsPounds: 9200, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 TFSI 400 quattro', fuel: 'petrol', transmission: 'automatic', powerBhp: 394, onTheRoadPounds: 61015, engineCc: 2480, co2: 210, mpg: 30.7, zeroTo62Seconds: 3.8 },
          ],
        },
      ],
    },
    {
      name: 'A5', slug: 'a5', kind: 'car',
      models: [
        {
          name: 'A5 Saloon', body: 'saloon', doors: 5, seats: 5, approximate: true,
          bootLitres: 445, lengthMm: 4829, widthMm: 1860, towingKg: 1800, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'S line',    addsPounds:  2100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds:  5700, equipment: 'luxury' },
            { name: 'S5',        addsPounds: 17600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 150 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 42950, engineCc: 1984, co2: 152, mpg:  42.2,                                                 zeroTo62Seconds: 9.8, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TFSI 204 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 45550, engineCc: 1984, co2: 152, mpg:  42.2,                                                 zeroTo62Seconds: 7.8, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TDI 204 S tronic',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 47225, engineCc: 1968, co2: 129, mpg:  57.6,                                                 zeroTo62Seconds: 7.4, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'e-hybrid 299 quattro', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 50180, engineCc: 1984, co2:  31, mpg: 201.8, rangeMiles: 65, batteryKwh: 25.9, chargeKw: 11, zeroTo62Seconds: 5.9, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '3.0 TFSI 367 quattro', fuel: 'petrol',         transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 47050, engineCc: 2995, co2: 173, mpg:  36.7,                                                 zeroTo62Seconds: 4.5, trims: ['S5'] },
          ],
        },
        {
          name: 'A5 Avant', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 476, lengthMm: 4829, widthMm: 1860, towingKg: 1800, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'S line',    addsPounds:  2100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds:  5700, equipment: 'luxury' },
            { name: 'S5',        addsPounds: 17600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 150 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 44950, engineCc: 1984, co2: 157, mpg:  40.9,                                                 zeroTo62Seconds: 9.9, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TFSI 204 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 47550, engineCc: 1984, co2: 157, mpg:  40.9,                                                 zeroTo62Seconds: 7.9, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TDI 204 S tronic',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 49225, engineCc: 1968, co2: 133, mpg:  55.4,                                                 zeroTo62Seconds: 7.5, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'e-hybrid 299 quattro', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 52080, engineCc: 1984, co2:  33, mpg: 188.3, rangeMiles: 63, batteryKwh: 25.9, chargeKw: 11, zeroTo62Seconds: 5.9, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '3.0 TFSI 367 quattro', fuel: 'petrol',         transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 49150, engineCc: 2995, co2: 177, mpg:  36.2,                                                 zeroTo62Seconds: 4.5, trims: ['S5'] },
          ],
        },
      ],
    },
    {
      name: 'A6', slug: 'a6', kind: 'car',
      models: [
        {
          name: 'A6 Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 492, lengthMm: 4999, widthMm: 1875, towingKg: 2000, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds: 7200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 204 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 51290, engineCc: 1984, co2: 156, mpg:  40.9,                                                 zeroTo62Seconds: 8.2 },
            { label: 'TDI 204 S tronic',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 53290, engineCc: 1968, co2: 132, mpg:  56.5,                                                 zeroTo62Seconds: 7.9 },
            { label: 'e-hybrid 299 quattro', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 60865, engineCc: 1984, co2:  40, mpg: 156.9, rangeMiles: 62, batteryKwh: 25.9, chargeKw: 11, zeroTo62Seconds:   6 },
          ],
        },
        {
          name: 'A6 Avant', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 503, lengthMm: 4990, widthMm: 1880, towingKg: 2000, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds: 7200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 204 S tronic',    fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 53490, engineCc: 1984, co2: 162, mpg:  39.8,                                                 zeroTo62Seconds: 8.3 },
            { label: 'TDI 204 S tronic',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 55490, engineCc: 1968, co2: 137, mpg:  54.3,                                                 zeroTo62Seconds:   8 },
            { label: 'e-hybrid 299 quattro', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 62965, engineCc: 1984, co2:  42, mpg: 148.7, rangeMiles: 60, batteryKwh: 25.9, chargeKw: 11, zeroTo62Seconds:   6 },
          ],
        },
      ],
    },
    {
      name: 'A6 e-tron', slug: 'a6-e-tron', kind: 'car',
      models: [
        {
          name: 'A6 Sportback e-tron', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 502, lengthMm: 4928, widthMm: 1923, towingKg: 2100, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2750, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds:  9200, equipment: 'luxury' },
            { name: 'S6',        addsPounds: 29500, equipment: 'luxury' },
          ],
          engines: [
            { label: '83kWh 326',              fuel: 'electric', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 62500, co2: 0, rangeMiles: 389, batteryKwh:  83, chargeKw: 225, zeroTo62Seconds:   6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 367 Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 69900, co2: 0, rangeMiles: 463, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 5.4, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 428 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 71700, co2: 0, rangeMiles: 437, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 4.7, trims: ['S line', 'Edition 1'] },
            { label: '100kWh 551 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 543, onTheRoadPounds: 70000, co2: 0, rangeMiles: 410, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 3.9, trims: ['S6'] },
          ],
        },
        {
          name: 'A6 Avant e-tron', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 502, lengthMm: 4928, widthMm: 1923, towingKg: 2100, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2750, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds:  9200, equipment: 'luxury' },
            { name: 'S6',        addsPounds: 29500, equipment: 'luxury' },
          ],
          engines: [
            { label: '83kWh 326',              fuel: 'electric', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 64300, co2: 0, rangeMiles: 372, batteryKwh:  83, chargeKw: 225, zeroTo62Seconds:   6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 367 Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 71700, co2: 0, rangeMiles: 437, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 5.4, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 428 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 73500, co2: 0, rangeMiles: 415, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 4.7, trims: ['S line', 'Edition 1'] },
            { label: '100kWh 551 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 543, onTheRoadPounds: 71800, co2: 0, rangeMiles: 393, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 3.9, trims: ['S6'] },
          ],
        },
      ],
    },
    {
      name: 'Q2', slug: 'q2', kind: 'car',
      models: [
        {
          name: 'Q2', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 405, lengthMm: 4208, widthMm: 1794, towingKg: 1300, insuranceGroup: 22, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'comfort' },
            { name: 'S line',        addsPounds: 2000, equipment: 'technology' },
            { name: 'Black Edition', addsPounds: 4000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '30 TFSI 116',          fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 28340, engineCc:  999, co2: 134, mpg: 47.9, zeroTo62Seconds: 10.3 },
            { label: '35 TFSI 150',          fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 29945, engineCc: 1498, co2: 138, mpg: 46.3, zeroTo62Seconds:  8.6 },
            { label: '35 TFSI 150 S tronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31545, engineCc: 1498, co2: 139, mpg: 46.3, zeroTo62Seconds:  8.6 },
          ],
        },
      ],
    },
    {
      name: 'Q3', slug: 'q3', kind: 'car',
      models: [
        {
          name: 'Q3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 488, lengthMm: 4531, widthMm: 1859, towingKg: 2100, insuranceGroup: 28, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:    0, equipment: 'technology' },
            { name: 'S line',    addsPounds: 1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds: 5900, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'TFSI 150 S tronic',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38300, engineCc: 1498, co2: 138, mpg:  46.3,                                                 zeroTo62Seconds: 9.1 },
            { label: 'TFSI 204 quattro',      fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 40670, engineCc: 1984, co2: 176, mpg:  36.7,                                                 zeroTo62Seconds: 7.1, trims: ['S line', 'Edition 1'] },
            { label: 'TDI 150 S tronic',      fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 40450, engineCc: 1968, co2: 138, mpg:  53.3,                                                 zeroTo62Seconds: 9.1 },
            { label: 'e-hybrid 272 S tronic', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 44190, engineCc: 1498, co2:  14, mpg: 470.8, rangeMiles: 74, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 6.8 },
          ],
        },
        {
          name: 'Q3 Sportback', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 488, lengthMm: 4531, widthMm: 1859, towingKg: 2100, insuranceGroup: 28, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:    0, equipment: 'technology' },
            { name: 'S line',    addsPounds: 1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Edition 1', addsPounds: 5900, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'TFSI 150 S tronic',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 39800, engineCc: 1498, co2: 136, mpg:  47.1,                                                 zeroTo62Seconds: 9.1 },
            { label: 'TDI 150 S tronic',      fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 41950, engineCc: 1968, co2: 136, mpg:  54.3,                                                 zeroTo62Seconds: 9.1 },
            { label: 'e-hybrid 272 S tronic', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 45690, engineCc: 1498, co2:  14, mpg: 470.8, rangeMiles: 74, batteryKwh: 25.7, chargeKw: 50, zeroTo62Seconds: 6.8 },
          ],
        },
      ],
    },
    {
      name: 'Q4 e-tron', slug: 'q4-e-tron', kind: 'car',
      models: [
        {
          name: 'Q4 e-tron', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 4588, widthMm: 1865, towingKg: 1200, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'technology' },
            { name: 'S line',        addsPounds: 1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Black Edition', addsPounds: 4400, equipment: 'luxury' },
          ],
          engines: [
            { label: '63kWh 204 40',         fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 46500, co2: 0, rangeMiles: 246, batteryKwh: 63, chargeKw: 165, zeroTo62Seconds: 8.1, trims: ['Sport', 'S line'] },
            { label: '82kWh 286 45',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 51550, co2: 0, rangeMiles: 331, batteryKwh: 82, chargeKw: 175, zeroTo62Seconds: 6.7 },
            { label: '82kWh 340 55 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 54950, co2: 0, rangeMiles: 313, batteryKwh: 82, chargeKw: 175, zeroTo62Seconds: 5.4, trims: ['S line', 'Black Edition'] },
          ],
        },
        {
          name: 'Q4 Sportback e-tron', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 535, lengthMm: 4588, widthMm: 1865, towingKg: 1200, insuranceGroup: 31, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:    0, equipment: 'technology' },
            { name: 'S line',        addsPounds: 1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Black Edition', addsPounds: 4400, equipment: 'luxury' },
          ],
          engines: [
            { label: '82kWh 286 45',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 53050, co2: 0, rangeMiles: 342, batteryKwh: 82, chargeKw: 175, zeroTo62Seconds: 6.7 },
            { label: '82kWh 340 55 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 56450, co2: 0, rangeMiles: 322, batteryKwh: 82, chargeKw: 175, zeroTo62Seconds: 5.4, trims: ['S line', 'Black Edition'] },
          ],
        },
      ],
    },
    {
      name: 'Q5', slug: 'q5', kind: 'car',
      models: [
        {
          name: 'Q5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 4717, widthMm: 1900, towingKg: 2400, insuranceGroup: 35, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2650, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Edition 1', addsPounds:  6100, equipment: 'luxury' },
            { name: 'SQ5',       addsPounds: 20500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 204 quattro',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 50650, engineCc: 1984, co2: 170, mpg:  37.7,                                                 zeroTo62Seconds: 7.2, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TDI 204 quattro',      fuel: 'diesel',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 52450, engineCc: 1968, co2: 155, mpg:  47.9,                                                 zeroTo62Seconds: 7.4, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'e-hybrid 299 quattro', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 59250, engineCc: 1984, co2:  52, mpg: 122.8, rangeMiles: 60, batteryKwh: 25.9, chargeKw: 11, zeroTo62Seconds: 6.2, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '3.0 TFSI 367 quattro', fuel: 'petrol',         transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 54500, engineCc: 2995, co2: 193, mpg:  33.2,                                                 zeroTo62Seconds: 4.5, trims: ['SQ5'] },
          ],
        },
        {
          name: 'Q5 Sportback', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 515, lengthMm: 4717, widthMm: 1900, towingKg: 2400, insuranceGroup: 35, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2650, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Edition 1', addsPounds:  6100, equipment: 'luxury' },
            { name: 'SQ5',       addsPounds: 20500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'TFSI 204 quattro',     fuel: 'petrol', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 53050, engineCc: 1984, co2: 168, mpg: 38.2, zeroTo62Seconds: 7.2, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: 'TDI 204 quattro',      fuel: 'diesel', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 54850, engineCc: 1968, co2: 153, mpg: 48.7, zeroTo62Seconds: 7.4, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '3.0 TFSI 367 quattro', fuel: 'petrol', transmission: 'automatic', powerBhp: 362, onTheRoadPounds: 56900, engineCc: 2995, co2: 191, mpg: 33.6, zeroTo62Seconds: 4.5, trims: ['SQ5'] },
          ],
        },
      ],
    },
    {
      name: 'Q6 e-tron', slug: 'q6-e-tron', kind: 'car',
      models: [
        {
          name: 'Q6 e-tron', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 526, lengthMm: 4771, widthMm: 1939, towingKg: 2400, insuranceGroup: 40, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Edition 1', addsPounds:  9700, equipment: 'luxury' },
            { name: 'SQ6',       addsPounds: 30000, equipment: 'luxury' },
          ],
          engines: [
            { label: '83kWh 252',              fuel: 'electric', transmission: 'automatic', powerBhp: 248, onTheRoadPounds: 60515, co2: 0, rangeMiles: 326, batteryKwh:  83, chargeKw: 225, zeroTo62Seconds: 7.6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 306 Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 302, onTheRoadPounds: 64200, co2: 0, rangeMiles: 392, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 6.6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 388 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 382, onTheRoadPounds: 68975, co2: 0, rangeMiles: 381, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 5.9, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 490 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 62950, co2: 0, rangeMiles: 368, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 4.4, trims: ['SQ6'] },
          ],
        },
        {
          name: 'Q6 Sportback e-tron', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 511, lengthMm: 4771, widthMm: 1939, towingKg: 2400, insuranceGroup: 40, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S line',    addsPounds:  2800, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Edition 1', addsPounds:  9700, equipment: 'luxury' },
            { name: 'SQ6',       addsPounds: 30000, equipment: 'luxury' },
          ],
          engines: [
            { label: '83kWh 252',              fuel: 'electric', transmission: 'automatic', powerBhp: 248, onTheRoadPounds: 62515, co2: 0, rangeMiles: 339, batteryKwh:  83, chargeKw: 225, zeroTo62Seconds: 7.6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 306 Performance', fuel: 'electric', transmission: 'automatic', powerBhp: 302, onTheRoadPounds: 66200, co2: 0, rangeMiles: 407, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 6.6, trims: ['Sport', 'S line', 'Edition 1'] },
            { label: '100kWh 490 quattro',     fuel: 'electric', transmission: 'automatic', powerBhp: 483, onTheRoadPounds: 64950, co2: 0, rangeMiles: 377, batteryKwh: 100, chargeKw: 270, zeroTo62Seconds: 4.4, trims: ['SQ6'] },
          ],
        },
      ],
    },
    {
      name: 'Q7', slug: 'q7', kind: 'car',
      models: [
        {
          name: 'Q7', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 783, lengthMm: 5072, widthMm: 1970, towingKg: 3500, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'Sport',         addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'S line',        addsPounds:  3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Black Edition', addsPounds:  6300, equipment: 'luxury' },
            { name: 'Vorsprung',     addsPounds: 24500, equipment: 'luxury' },
          ],
          engines: [
            { label: '45 TDI 231 quattro',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 69400, engineCc: 2967, co2: 216, mpg:  34.4,                                                zeroTo62Seconds: 7.1, trims: ['Sport', 'S line', 'Black Edition'] },
            { label: '50 TDI 286 quattro',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 74200, engineCc: 2967, co2: 218, mpg:    34,                                                zeroTo62Seconds: 6.1 },
            { label: '55 TFSI 340 quattro', fuel: 'petrol',         transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 73500, engineCc: 2995, co2: 239, mpg:  26.9,                                                zeroTo62Seconds: 5.6 },
            { label: 'TFSI e 394 quattro',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 389, onTheRoadPounds: 78300, engineCc: 2995, co2:  31, mpg: 235.4, rangeMiles: 51, batteryKwh: 25.9, chargeKw: 7, zeroTo62Seconds: 5.7, trims: ['Sport', 'S line', 'Black Edition'] },
          ],
        },
      ],
    },
    {
      name: 'Q8', slug: 'q8', kind: 'car',
      models: [
        {
          name: 'Q8', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 605, lengthMm: 4997, widthMm: 1995, towingKg: 3500, insuranceGroup: 46, ncapStars: 5,
          trims: [
            { name: 'S line',        addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Black Edition', addsPounds:  3600, equipment: 'luxury' },
            { name: 'Vorsprung',     addsPounds: 21700, equipment: 'luxury' },
          ],
          engines: [
            { label: '50 TDI 286 quattro',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 79300, engineCc: 2967, co2: 215, mpg:  34.4,                                                zeroTo62Seconds: 6.1 },
            { label: '55 TFSI 340 quattro', fuel: 'petrol',         transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 78600, engineCc: 2995, co2: 235, mpg:  27.4,                                                zeroTo62Seconds: 5.6 },
            { label: 'TFSI e 394 quattro',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 389, onTheRoadPounds: 83400, engineCc: 2995, co2:  30, mpg: 235.4, rangeMiles: 52, batteryKwh: 25.9, chargeKw: 7, zeroTo62Seconds: 5.8, trims: ['S line', 'Black Edition'] },
          ],
        },
        {
          name: 'RS Q8', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 605, lengthMm: 5012, widthMm: 1998, towingKg: 3500, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Standard',         addsPounds:     0, equipment: 'luxury' },
            { name: 'Performance',      addsPounds: 19500, equipment: 'luxury' },
            { name: 'Carbon Vorsprung', addsPounds: 33600, equipment: 'luxury' },
          ],
          engines: [
            { label: '4.0 TFSI 600 quattro', fuel: 'petrol', transmission: 'automatic', powerBhp: 592, onTheRoadPounds: 118350, engineCc: 3996, co2: 303, mpg: 21.1, zeroTo62Seconds: 4.1, trims: ['Standard'] },
            { label: '4.0 TFSI 640 quattro', fuel: 'petrol', transmission: 'automatic', powerBhp: 631, onTheRoadPounds: 118350, engineCc: 3996, co2: 304, mpg: 21.1, zeroTo62Seconds: 3.6, trims: ['Performance', 'Carbon Vorsprung'] },
          ],
        },
      ],
    },
    {
      name: 'e-tron GT', slug: 'e-tron-gt', kind: 'car',
      models: [
        {
          name: 'e-tron GT', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 405, lengthMm: 4989, widthMm: 1964, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Sport',     addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'S',         addsPounds: 19400, equipment: 'luxury' },
            { name: 'Vorsprung', addsPounds: 37000, equipment: 'luxury' },
          ],
          engines: [
            { label: '105kWh 503 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 496, onTheRoadPounds: 88955, co2: 0, rangeMiles: 387, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds:   4, trims: ['Sport'] },
            { label: '105kWh 680 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 671, onTheRoadPounds: 88955, co2: 0, rangeMiles: 378, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 3.4, trims: ['S', 'Vorsprung'] },
          ],
        },
        {
          name: 'RS e-tron GT', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 350, lengthMm: 4989, widthMm: 1964, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Carbon Black',     addsPounds:     0, equipment: 'luxury' },
            { name: 'Carbon Vorsprung', addsPounds: 14500, equipment: 'luxury' },
            { name: 'Performance',      addsPounds: 20000, equipment: 'luxury' },
          ],
          engines: [
            { label: '105kWh 856 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 845, onTheRoadPounds: 129555, co2: 0, rangeMiles: 365, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 2.8, trims: ['Carbon Black', 'Carbon Vorsprung'] },
            { label: '105kWh 925 quattro', fuel: 'electric', transmission: 'automatic', powerBhp: 912, onTheRoadPounds: 129555, co2: 0, rangeMiles: 367, batteryKwh: 105, chargeKw: 320, zeroTo62Seconds: 2.5, trims: ['Performance'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
