import type { AuthoredMake } from '../authored-make.ts'

export const lexus = {
  name: 'Lexus',
  slug: 'lexus',
  ranges: [
    {
      name: 'LBX', slug: 'lbx', kind: 'car',
      models: [
        {
          name: 'LBX', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 402, lengthMm: 4190, widthMm: 1825, insuranceGroup: 18,
          trims: [
            { name: 'Urban',               addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium',             addsPounds: 2400, equipment: 'technology' },
            { name: 'Premium Plus Design', addsPounds: 5400, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Takumi Design',       addsPounds: 9200, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 Hybrid 136',     fuel: 'hybrid', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 30545, engineCc: 1490, co2: 103, mpg: 62.8, zeroTo62Seconds: 9.2 },
            { label: '1.5 Hybrid 136 AWD', fuel: 'hybrid', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 33545, engineCc: 1490, co2: 110, mpg: 58.9, zeroTo62Seconds: 9.6, trims: ['Premium Plus Design', 'Takumi Design'] },
          ],
        },
      ],
    },
    {
      name: 'UX', slug: 'ux', kind: 'car',
      models: [
        {
          name: 'UX 300h', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 320, lengthMm: 4495, widthMm: 1840, towingKg: 750, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'Urban',          addsPounds:     0, equipment: 'technology' },
            { name: 'Premium',        addsPounds:  1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'F Sport Design', addsPounds:  3800, equipment: 'technology' },
            { name: 'Takumi',         addsPounds: 12000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 Hybrid 199',        fuel: 'hybrid', transmission: 'automatic', powerBhp: 196, onTheRoadPounds: 35195, engineCc: 1987, co2: 115, mpg: 55.4, zeroTo62Seconds: 8.1 },
            { label: '2.0 Hybrid 199 E-Four', fuel: 'hybrid', transmission: 'automatic', powerBhp: 196, onTheRoadPounds: 36495, engineCc: 1987, co2: 126, mpg: 50.4, zeroTo62Seconds: 7.9, trims: ['F Sport Design', 'Takumi'] },
          ],
        },
      ],
    },
    {
      name: 'NX', slug: 'nx', kind: 'car',
      models: [
        {
          name: 'NX 350h', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 545, lengthMm: 4660, widthMm: 1865, towingKg: 1500, insuranceGroup: 34, ncapStars: 5,
          trims: [
            { name: 'Urban',   addsPounds:     0, equipment: 'technology' },
            { name: 'Premium', addsPounds:  3200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'F Sport', addsPounds:  7600, equipment: 'luxury' },
            { name: 'Takumi',  addsPounds: 14200, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Hybrid 243',        fuel: 'hybrid', transmission: 'automatic', powerBhp: 240, onTheRoadPounds: 43745, engineCc: 2487, co2: 130, mpg: 49.6, zeroTo62Seconds: 8.7, trims: ['Urban', 'Premium'] },
            { label: '2.5 Hybrid 243 E-Four', fuel: 'hybrid', transmission: 'automatic', powerBhp: 240, onTheRoadPounds: 44745, engineCc: 2487, co2: 143, mpg: 44.8, zeroTo62Seconds: 7.7, trims: ['F Sport', 'Takumi'] },
          ],
        },
        {
          name: 'NX 450h+', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 545, lengthMm: 4660, widthMm: 1865, towingKg: 1500, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Premium', addsPounds:    0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'F Sport', addsPounds: 4400, equipment: 'luxury' },
            { name: 'Takumi',  addsPounds: 9300, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Plug-in Hybrid 309 E-Four', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 305, onTheRoadPounds: 55245, engineCc: 2487, co2: 23, mpg: 282.5, rangeMiles: 45, batteryKwh: 18.1, chargeKw: 7, zeroTo62Seconds: 6.3 },
          ],
        },
      ],
    },
    {
      name: 'RX', slug: 'rx', kind: 'car',
      models: [
        {
          name: 'RX 350h', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 612, lengthMm: 4890, widthMm: 1920, towingKg: 2000, insuranceGroup: 41, ncapStars: 5,
          trims: [
            { name: 'Premium',      addsPounds:     0, equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds:  4000, equipment: 'luxury' },
            { name: 'Takumi',       addsPounds: 11500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Hybrid 250 E-Four', fuel: 'hybrid', transmission: 'automatic', powerBhp: 246, onTheRoadPounds: 64495, engineCc: 2487, co2: 144, mpg: 44.1, zeroTo62Seconds: 7.9 },
          ],
        },
        {
          name: 'RX 450h+', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 612, lengthMm: 4890, widthMm: 1920, towingKg: 2000, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Premium',      addsPounds:     0, equipment: 'luxury' },
            { name: 'Premium Plus', addsPounds:  4000, equipment: 'luxury' },
            { name: 'Takumi',       addsPounds: 11500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Plug-in Hybrid 309 E-Four', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 305, onTheRoadPounds: 70695, engineCc: 2487, co2: 25, mpg: 256.8, rangeMiles: 42, batteryKwh: 18.1, chargeKw: 7, zeroTo62Seconds: 6.5 },
          ],
        },
        {
          name: 'RX 500h', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 612, lengthMm: 4890, widthMm: 1920, towingKg: 2000, insuranceGroup: 45, ncapStars: 5,
          trims: [
            { name: 'F Sport', addsPounds: 0, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.4 Turbo Hybrid 371 Direct4', fuel: 'hybrid', transmission: 'automatic', powerBhp: 366, onTheRoadPounds: 77195, engineCc: 2393, co2: 183, mpg: 35.3, zeroTo62Seconds: 6.2 },
          ],
        },
      ],
    },
    {
      name: 'RZ', slug: 'rz', kind: 'car',
      models: [
        {
          name: 'RZ', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 522, lengthMm: 4805, widthMm: 1895, towingKg: 1500, insuranceGroup: 40, ncapStars: 5,
          trims: [
            { name: 'Urban',   addsPounds:     0, equipment: 'technology' },
            { name: 'Premium', addsPounds:  3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Takumi',  addsPounds: 11000, equipment: 'luxury' },
            { name: 'F Sport', addsPounds: 15000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'RZ 350e 77kWh 224',         fuel: 'electric', transmission: 'automatic', powerBhp: 221, onTheRoadPounds: 49995, co2: 0, rangeMiles: 353, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 7.5, trims: ['Urban', 'Premium'] },
            { label: 'RZ 500e 77kWh 381 Direct4', fuel: 'electric', transmission: 'automatic', powerBhp: 375, onTheRoadPounds: 56995, co2: 0, rangeMiles: 312, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 4.6, trims: ['Premium', 'Takumi'] },
            { label: 'RZ 550e 77kWh 408 Direct4', fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 52995, co2: 0, rangeMiles: 276, batteryKwh: 77, chargeKw: 150, zeroTo62Seconds: 4.4, trims: ['F Sport'] },
          ],
        },
      ],
    },
    {
      name: 'ES', slug: 'es', kind: 'car',
      models: [
        {
          name: 'ES 300h', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 454, lengthMm: 4975, widthMm: 1865, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Premium',       addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Takumi Design', addsPounds: 9500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Hybrid 218', fuel: 'hybrid', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 43295, engineCc: 2487, co2: 120, mpg: 53.3, zeroTo62Seconds: 8.9 },
          ],
        },
      ],
    },
    {
      name: 'LM', slug: 'lm', kind: 'car',
      models: [
        {
          name: 'LM 350h', body: 'mpv', doors: 5, seats: 7, approximate: true,
          bootLitres: 110, lengthMm: 5125, widthMm: 1890, insuranceGroup: 48,
          trims: [
            { name: '7 Seat',        addsPounds:     0, equipment: 'luxury' },
            { name: 'Takumi 7 Seat', addsPounds: 10200, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.5 Hybrid 250',        fuel: 'hybrid', transmission: 'automatic', powerBhp: 246, onTheRoadPounds: 91495, engineCc: 2487, co2: 152, mpg: 42.2, zeroTo62Seconds: 8.7, trims: ['7 Seat'] },
            { label: '2.5 Hybrid 250 E-Four', fuel: 'hybrid', transmission: 'automatic', powerBhp: 246, onTheRoadPounds: 93495, engineCc: 2487, co2: 163, mpg: 39.2, zeroTo62Seconds: 9.1 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
