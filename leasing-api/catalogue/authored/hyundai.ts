import type { AuthoredMake } from '../authored-make.ts'

export const hyundai = {
  name: 'Hyundai',
  slug: 'hyundai',
  ranges: [
    {
      name: 'i10', slug: 'i10', kind: 'car',
      models: [
        {
          name: 'i10', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 252, lengthMm: 3670, widthMm: 1680, insuranceGroup: 6, ncapStars: 3,
          trims: [
            { name: 'Advance', addsPounds:    0, equipment: 'entry' },
            { name: 'Premium', addsPounds: 1600, equipment: 'comfort' },
            { name: 'N Line',  addsPounds: 2700, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 63',       fuel: 'petrol', transmission: 'manual', powerBhp: 62, onTheRoadPounds: 16095, engineCc:  998, co2: 118, mpg: 53.3, zeroTo62Seconds: 15.6, trims: ['Advance', 'Premium'] },
            { label: '1.2 79',       fuel: 'petrol', transmission: 'manual', powerBhp: 78, onTheRoadPounds: 16795, engineCc: 1197, co2: 121, mpg: 52.3, zeroTo62Seconds: 12.6, trims: ['Premium'] },
            { label: '1.0 T-GDi 90', fuel: 'petrol', transmission: 'manual', powerBhp: 89, onTheRoadPounds: 16095, engineCc:  998, co2: 123, mpg: 52.3, zeroTo62Seconds: 11.4, trims: ['N Line'] },
          ],
        },
      ],
    },
    {
      name: 'i20', slug: 'i20', kind: 'car',
      models: [
        {
          name: 'i20', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 352, lengthMm: 4065, widthMm: 1775, towingKg: 1110, insuranceGroup: 16, ncapStars: 4,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium',  addsPounds: 2600, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'N Line',   addsPounds: 2200, equipment: 'technology' },
            { name: 'N Line S', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 T-GDi 90',     fuel: 'petrol', transmission: 'manual',    powerBhp: 89, onTheRoadPounds: 21345, engineCc: 998, co2: 122, mpg: 52.3, zeroTo62Seconds: 11.4 },
            { label: '1.0 T-GDi 90 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 89, onTheRoadPounds: 22795, engineCc: 998, co2: 124, mpg: 51.4, zeroTo62Seconds: 11.9 },
          ],
        },
      ],
    },
    {
      name: 'Bayon', slug: 'bayon', kind: 'car',
      models: [
        {
          name: 'Bayon', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 411, lengthMm: 4180, widthMm: 1775, towingKg: 1110, insuranceGroup: 14, ncapStars: 4,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium',  addsPounds: 2300, equipment: 'technology' },
            { name: 'Ultimate', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 T-GDi 100',     fuel: 'petrol', transmission: 'manual',    powerBhp: 99, onTheRoadPounds: 22420, engineCc: 998, co2: 125, mpg: 51.4, zeroTo62Seconds: 11.3 },
            { label: '1.0 T-GDi 100 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 99, onTheRoadPounds: 23920, engineCc: 998, co2: 125, mpg: 51.4, zeroTo62Seconds: 12.4 },
          ],
        },
      ],
    },
    {
      name: 'i30', slug: 'i30', kind: 'car',
      models: [
        {
          name: 'i30', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 395, lengthMm: 4340, widthMm: 1795, towingKg: 1300, insuranceGroup: 18, ncapStars: 5,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium',  addsPounds: 2000, equipment: 'technology' },
            { name: 'N Line',   addsPounds: 2700, equipment: 'technology' },
            { name: 'N Line S', addsPounds: 4600, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 T-GDi 100',     fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 24065, engineCc:  998, co2: 124, mpg: 51.4, zeroTo62Seconds: 12.8, trims: ['Advance', 'Premium'] },
            { label: '1.5 T-GDi 140 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 26415, engineCc: 1482, co2: 137, mpg: 46.3, zeroTo62Seconds:  9.2, trims: ['N Line', 'N Line S'] },
          ],
        },
        {
          name: 'i30 Tourer', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 602, lengthMm: 4585, widthMm: 1795, towingKg: 1300, insuranceGroup: 17, ncapStars: 5,
          trims: [
            { name: 'Advance', addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium', addsPounds: 2000, equipment: 'technology' },
            { name: 'N Line',  addsPounds: 2700, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 T-GDi 100',     fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 25265, engineCc:  998, co2: 124, mpg: 51.4, zeroTo62Seconds:  13, trims: ['Advance', 'Premium'] },
            { label: '1.5 T-GDi 140 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 138, onTheRoadPounds: 27565, engineCc: 1482, co2: 138, mpg: 46.3, zeroTo62Seconds: 9.4, trims: ['N Line'] },
          ],
        },
      ],
    },
    {
      name: 'Kona', slug: 'kona', kind: 'car',
      models: [
        {
          name: 'Kona', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 466, lengthMm: 4350, widthMm: 1825, towingKg: 1300, insuranceGroup: 17, ncapStars: 4,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'N Line',   addsPounds: 2400, equipment: 'technology' },
            { name: 'N Line S', addsPounds: 4600, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate', addsPounds: 4900, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.0 T-GDi 100',     fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 26445, engineCc:  998, co2: 132, mpg: 47.9, zeroTo62Seconds: 13.3 },
            { label: '1.6 T-GDi 138 DCT', fuel: 'petrol', transmission: 'automatic', powerBhp: 136, onTheRoadPounds: 26845, engineCc: 1598, co2: 142, mpg: 44.8, zeroTo62Seconds:  9.8, trims: ['N Line', 'N Line S', 'Ultimate'] },
            { label: '1.6 Hybrid 129',    fuel: 'hybrid', transmission: 'automatic', powerBhp: 127, onTheRoadPounds: 30345, engineCc: 1580, co2: 106, mpg: 60.1, zeroTo62Seconds: 11.2 },
          ],
        },
        {
          name: 'Kona Electric', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 466, lengthMm: 4355, widthMm: 1825, towingKg: 750, insuranceGroup: 25, ncapStars: 4,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'N Line',   addsPounds: 2500, equipment: 'technology' },
            { name: 'N Line S', addsPounds: 4700, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate', addsPounds: 5100, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '48kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 35000, co2: 0, rangeMiles: 234, batteryKwh: 48.4, chargeKw: 100, zeroTo62Seconds: 8.8, trims: ['Advance'] },
            { label: '65kWh 218', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 38500, co2: 0, rangeMiles: 319, batteryKwh: 65.4, chargeKw: 100, zeroTo62Seconds: 7.8 },
          ],
        },
      ],
    },
    {
      name: 'Tucson', slug: 'tucson', kind: 'car',
      models: [
        {
          name: 'Tucson', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 620, lengthMm: 4510, widthMm: 1865, towingKg: 1650, insuranceGroup: 22, ncapStars: 5,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium',  addsPounds: 2500, equipment: 'technology' },
            { name: 'N Line',   addsPounds: 2800, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'N Line S', addsPounds: 6300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate', addsPounds: 6300, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.6 T-GDi 160',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 158, onTheRoadPounds: 32845, engineCc: 1598, co2: 155, mpg:  41.5,                                                zeroTo62Seconds: 9.6, trims: ['Advance', 'Premium', 'N Line'] },
            { label: '1.6 T-GDi 160 MHEV DCT', fuel: 'petrol',         transmission: 'automatic', powerBhp: 158, onTheRoadPounds: 35495, engineCc: 1598, co2: 144, mpg:  44.1,                                                zeroTo62Seconds: 9.6 },
            { label: '1.6 Hybrid 215',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 212, onTheRoadPounds: 36545, engineCc: 1598, co2: 130, mpg:  49.6,                                                zeroTo62Seconds: 8.1 },
            { label: '1.6 Plug-in Hybrid 253', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 38895, engineCc: 1598, co2:  23, mpg: 282.5, rangeMiles: 43, batteryKwh: 13.8, chargeKw: 7, zeroTo62Seconds: 8.1, trims: ['Premium', 'N Line', 'N Line S', 'Ultimate'] },
          ],
        },
      ],
    },
    {
      name: 'Santa Fe', slug: 'santa-fe', kind: 'car',
      models: [
        {
          name: 'Santa Fe', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 628, lengthMm: 4830, widthMm: 1900, towingKg: 1110, insuranceGroup: 30, ncapStars: 4,
          trims: [
            { name: 'Premium',     addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Ultimate',    addsPounds: 3000, equipment: 'luxury' },
            { name: 'Calligraphy', addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.6 Hybrid 215',             fuel: 'hybrid',         transmission: 'automatic', powerBhp: 212, onTheRoadPounds: 46775, engineCc: 1598, co2: 156, mpg:  41.5,                                                zeroTo62Seconds: 9.3 },
            { label: '1.6 Hybrid 215 4WD',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 212, onTheRoadPounds: 46675, engineCc: 1598, co2: 166, mpg:  38.7,                                                zeroTo62Seconds: 9.8, trims: ['Ultimate', 'Calligraphy'] },
            { label: '1.6 Plug-in Hybrid 253 4WD', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 249, onTheRoadPounds: 51695, engineCc: 1598, co2:  38, mpg: 166.2, rangeMiles: 34, batteryKwh: 13.8, chargeKw: 7, zeroTo62Seconds: 9.3 },
          ],
        },
      ],
    },
    {
      name: 'Inster', slug: 'inster', kind: 'car',
      models: [
        {
          name: 'Inster', body: 'hatchback', doors: 5, seats: 4, approximate: true,
          bootLitres: 238, lengthMm: 3825, widthMm: 1610, insuranceGroup: 23, ncapStars: 4,
          trims: [
            { name: '01',    addsPounds:    0, equipment: 'comfort' },
            { name: '02',    addsPounds: 3300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Cross', addsPounds: 5250, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '42kWh 97',  fuel: 'electric', transmission: 'automatic', powerBhp:  96, onTheRoadPounds: 23505, co2: 0, rangeMiles: 203, batteryKwh: 42, chargeKw: 120, zeroTo62Seconds: 11.7, trims: ['01'] },
            { label: '49kWh 115', fuel: 'electric', transmission: 'automatic', powerBhp: 113, onTheRoadPounds: 25045, co2: 0, rangeMiles: 223, batteryKwh: 49, chargeKw: 120, zeroTo62Seconds: 10.6 },
          ],
        },
      ],
    },
    {
      name: 'Ioniq 5', slug: 'ioniq-5', kind: 'car',
      models: [
        {
          name: 'Ioniq 5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 4655, widthMm: 1890, towingKg: 1600, insuranceGroup: 33, ncapStars: 5,
          trims: [
            { name: 'Advance',  addsPounds:    0, equipment: 'technology' },
            { name: 'Premium',  addsPounds: 3100, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'N Line',   addsPounds: 5300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'N Line S', addsPounds: 8200, equipment: 'luxury' },
            { name: 'Ultimate', addsPounds: 7000, equipment: 'luxury' },
          ],
          engines: [
            { label: '63kWh 170',     fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 39900, co2: 0, rangeMiles: 273, batteryKwh: 63, chargeKw: 240, zeroTo62Seconds: 8.5, trims: ['Advance', 'Premium'] },
            { label: '84kWh 228',     fuel: 'electric', transmission: 'automatic', powerBhp: 225, onTheRoadPounds: 43450, co2: 0, rangeMiles: 354, batteryKwh: 84, chargeKw: 260, zeroTo62Seconds: 7.5 },
            { label: '84kWh 325 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 321, onTheRoadPounds: 44950, co2: 0, rangeMiles: 339, batteryKwh: 84, chargeKw: 260, zeroTo62Seconds: 5.3, trims: ['N Line', 'N Line S', 'Ultimate'] },
          ],
        },
        {
          name: 'Ioniq 5 N', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4715, widthMm: 1940, towingKg: 1600, insuranceGroup: 45, ncapStars: 5,
          trims: [
            { name: 'N', addsPounds: 0, equipment: 'luxury' },
          ],
          engines: [
            { label: '84kWh 650 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 641, onTheRoadPounds: 65000, co2: 0, rangeMiles: 278, batteryKwh: 84, chargeKw: 260, zeroTo62Seconds: 3.4 },
          ],
        },
      ],
    },
    {
      name: 'Ioniq 6', slug: 'ioniq-6', kind: 'car',
      models: [
        {
          name: 'Ioniq 6', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 401, lengthMm: 4855, widthMm: 1880, towingKg: 1500, insuranceGroup: 37, ncapStars: 5,
          trims: [
            { name: 'Premium',  addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Ultimate', addsPounds: 3500, equipment: 'luxury' },
          ],
          engines: [
            { label: '77kWh 229',     fuel: 'electric', transmission: 'automatic', powerBhp: 226, onTheRoadPounds: 47040, co2: 0, rangeMiles: 338, batteryKwh: 77.4, chargeKw: 230, zeroTo62Seconds: 7.4 },
            { label: '77kWh 325 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 321, onTheRoadPounds: 50540, co2: 0, rangeMiles: 322, batteryKwh: 77.4, chargeKw: 230, zeroTo62Seconds: 5.1, trims: ['Ultimate'] },
          ],
        },
      ],
    },
    {
      name: 'Ioniq 9', slug: 'ioniq-9', kind: 'car',
      models: [
        {
          name: 'Ioniq 9', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 620, lengthMm: 5060, widthMm: 1980, towingKg: 2500, insuranceGroup: 46, ncapStars: 5,
          trims: [
            { name: 'Premium',     addsPounds:    0, equipment: 'luxury' },
            { name: 'Ultimate',    addsPounds: 4700, equipment: 'luxury' },
            { name: 'Calligraphy', addsPounds: 8500, equipment: 'luxury' },
          ],
          engines: [
            { label: '110kWh 218 RWD', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 64995, co2: 0, rangeMiles: 385, batteryKwh: 110.3, chargeKw: 233, zeroTo62Seconds: 9.4, trims: ['Premium'] },
            { label: '110kWh 307 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 303, onTheRoadPounds: 67995, co2: 0, rangeMiles: 376, batteryKwh: 110.3, chargeKw: 233, zeroTo62Seconds: 6.7, trims: ['Premium', 'Ultimate'] },
            { label: '110kWh 428 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 422, onTheRoadPounds: 66495, co2: 0, rangeMiles: 372, batteryKwh: 110.3, chargeKw: 233, zeroTo62Seconds: 5.2, trims: ['Calligraphy'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
