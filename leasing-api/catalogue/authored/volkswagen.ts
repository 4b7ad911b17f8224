import type { AuthoredMake } from '../authored-make.ts'

export const volkswagen = {
  name: 'Volkswagen',
  slug: 'volkswagen',
  ranges: [
    {
      name: 'Polo', slug: 'polo', kind: 'car',
      models: [
        {
          name: 'Polo', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 351, lengthMm: 4074, widthMm: 1751, towingKg: 1000, insuranceGroup: 13, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Match',  addsPounds: 1100, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3100, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 3600, equipment: 'technology' },
            { name: 'GTI',    addsPounds: 8700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 80',          fuel: 'petrol', transmission: 'manual',    powerBhp: 79,  onTheRoadPounds: 21_245, engineCc: 999,  co2: 120, mpg: 53.3, zeroTo62Seconds: 15.6, trims: ['Life', 'Match'] },
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 22_195, engineCc: 999,  co2: 118, mpg: 54.3, zeroTo62Seconds: 10.8, trims: ['Life', 'Match'] },
            { label: '1.0 TSI 95 DSG',  fuel: 'petrol', transmission: 'automatic', powerBhp: 94,  onTheRoadPounds: 23_695, engineCc: 999,  co2: 124, mpg: 51.4, zeroTo62Seconds: 10.8, trims: ['Life', 'Match', 'Style'] },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 24_400, engineCc: 999,  co2: 124, mpg: 51.4, zeroTo62Seconds: 10,   trims: ['Style', 'R-Line'] },
            { label: '2.0 TSI 207 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 204, onTheRoadPounds: 22_700, engineCc: 1984, co2: 154, mpg: 41.5, zeroTo62Seconds: 6.5,  trims: ['GTI'] },
          ],
        },
      ],
    },
    {
      name: 'Golf', slug: 'golf', kind: 'car',
      models: [
        {
          name: 'Golf', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 381, lengthMm: 4282, widthMm: 1789, towingKg: 1500, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Match',  addsPounds: 1000, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3200, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 3300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 TSI 115',             fuel: 'petrol',         transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 27_635, engineCc: 1498, co2: 122, mpg: 52.3,                                                  zeroTo62Seconds: 10.2, trims: ['Life', 'Match'] },
            { label: '1.5 TSI 150',             fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 28_700, engineCc: 1498, co2: 123, mpg: 52.3,                                                  zeroTo62Seconds: 8.4 },
            { label: '1.5 eTSI 150 DSG',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 30_300, engineCc: 1498, co2: 120, mpg: 53.3,                                                  zeroTo62Seconds: 8.4 },
            { label: '2.0 TDI 150 DSG',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 32_000, engineCc: 1968, co2: 115, mpg: 64.2,                                                  zeroTo62Seconds: 8.6 },
            { label: '1.5 TSI eHybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37_700, engineCc: 1498, co2: 7,   mpg: 941.6, rangeMiles: 88, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 7.2,  trims: ['Match', 'Style'] },
          ],
        },
        {
          name: 'Golf Performance', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 374, lengthMm: 4289, widthMm: 1789, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'GTI',           addsPounds: 0,    equipment: 'technology' },
            { name: 'GTI Clubsport', addsPounds: 3200, equipment: 'luxury' },
            { name: 'R',             addsPounds: 4900, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 TSI 265 DSG',         fuel: 'petrol', transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 40_300, engineCc: 1984, co2: 167, mpg: 38.7, zeroTo62Seconds: 5.9, trims: ['GTI'] },
            { label: '2.0 TSI 300 DSG',         fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 40_300, engineCc: 1984, co2: 170, mpg: 37.7, zeroTo62Seconds: 5.6, trims: ['GTI Clubsport'] },
            { label: '2.0 TSI 333 4MOTION DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 328, onTheRoadPounds: 40_300, engineCc: 1984, co2: 185, mpg: 34.4, zeroTo62Seconds: 4.6, trims: ['R'] },
          ],
        },
        {
          name: 'Golf Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 611, lengthMm: 4631, widthMm: 1789, towingKg: 1500, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Match',  addsPounds: 1000, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3200, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 3300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 TSI 115',      fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 28_900, engineCc: 1498, co2: 123, mpg: 51.4, zeroTo62Seconds: 10.4, trims: ['Life', 'Match'] },
            { label: '1.5 eTSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31_600, engineCc: 1498, co2: 121, mpg: 53.3, zeroTo62Seconds: 8.6 },
            { label: '2.0 TDI 150 DSG',  fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 33_300, engineCc: 1968, co2: 117, mpg: 62.8, zeroTo62Seconds: 8.8,  trims: ['Match', 'Style', 'R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'T-Roc', slug: 't-roc', kind: 'car',
      models: [
        {
          name: 'T-Roc', body: 'suv', doors: 5, seats: 5,
          bootLitres: 475, lengthMm: 4373, widthMm: 1828, towingKg: 1500, insuranceGroup: 19, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'technology' },
            { name: 'Match',  addsPounds: 1200, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3700, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 4600, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 eTSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 31_620, engineCc: 1498, co2: 125, mpg: 50.4, zeroTo62Seconds: 10.6, trims: ['Life', 'Match'] },
            { label: '1.5 eTSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 32_600, engineCc: 1498, co2: 126, mpg: 50.4, zeroTo62Seconds: 8.9 },
          ],
        },
        {
          name: 'T-Roc Cabriolet', body: 'convertible', doors: 2, seats: 4,
          bootLitres: 280, lengthMm: 4271, widthMm: 1811, towingKg: 1500, insuranceGroup: 22, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',         addsPounds: 0,    equipment: 'technology' },
            { name: 'Black Edition', addsPounds: 2300, equipment: 'technology' },
            { name: 'R-Line',        addsPounds: 3700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 34_500, engineCc: 999,  co2: 141, mpg: 45.6, zeroTo62Seconds: 11.6, trims: ['Style'] },
            { label: '1.5 TSI 150',     fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 36_200, engineCc: 1498, co2: 146, mpg: 44.1, zeroTo62Seconds: 9.6 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 37_900, engineCc: 1498, co2: 147, mpg: 43.5, zeroTo62Seconds: 9.6 },
          ],
        },
      ],
    },
    {
      name: 'T-Cross', slug: 't-cross', kind: 'car',
      models: [
        {
          name: 'T-Cross', body: 'suv', doors: 5, seats: 5,
          bootLitres: 455, lengthMm: 4135, widthMm: 1782, towingKg: 1100, insuranceGroup: 13, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Match',  addsPounds: 1100, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3200, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 4500, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 24_500, engineCc: 999,  co2: 125, mpg: 51.4, zeroTo62Seconds: 11.3, trims: ['Life', 'Match'] },
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 25_300, engineCc: 999,  co2: 125, mpg: 51.4, zeroTo62Seconds: 10,   trims: ['Match', 'Style', 'R-Line'] },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 26_700, engineCc: 999,  co2: 132, mpg: 48.7, zeroTo62Seconds: 10.1 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 28_500, engineCc: 1498, co2: 133, mpg: 47.9, zeroTo62Seconds: 8.4,  trims: ['Style', 'R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'Taigo', slug: 'taigo', kind: 'car',
      models: [
        {
          name: 'Taigo', body: 'suv', doors: 5, seats: 5,
          bootLitres: 440, lengthMm: 4266, widthMm: 1757, towingKg: 1200, insuranceGroup: 14, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',   addsPounds: 0,    equipment: 'comfort' },
            { name: 'Match',  addsPounds: 1100, equipment: 'technology' },
            { name: 'Style',  addsPounds: 3100, equipment: 'technology' },
            { name: 'R-Line', addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 24_900, engineCc: 999,  co2: 123, mpg: 52.3, zeroTo62Seconds: 11.1, trims: ['Life', 'Match'] },
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 25_700, engineCc: 999,  co2: 123, mpg: 52.3, zeroTo62Seconds: 9.9,  trims: ['Match', 'Style'] },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 27_100, engineCc: 999,  co2: 131, mpg: 48.7, zeroTo62Seconds: 9.9 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 28_800, engineCc: 1498, co2: 131, mpg: 48.7, zeroTo62Seconds: 8.3,  trims: ['Style', 'R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'Tiguan', slug: 'tiguan', kind: 'car',
      models: [
        {
          name: 'Tiguan', body: 'suv', doors: 5, seats: 5,
          bootLitres: 652, lengthMm: 4539, widthMm: 1842, towingKg: 1800, insuranceGroup: 23, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Match',    addsPounds: 1400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Elegance', addsPounds: 4600, equipment: 'luxury' },
            { name: 'R-Line',   addsPounds: 5300, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 eTSI 130 DSG',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 35_600, engineCc: 1498, co2: 139, mpg: 46.3,                                                  zeroTo62Seconds: 10.6, trims: ['Life', 'Match'] },
            { label: '1.5 eTSI 150 DSG',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 36_600, engineCc: 1498, co2: 140, mpg: 45.6,                                                  zeroTo62Seconds: 9.1 },
            { label: '2.0 TDI 150 DSG',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38_300, engineCc: 1968, co2: 139, mpg: 53.3,                                                  zeroTo62Seconds: 9.4 },
            { label: '2.0 TSI 204 4MOTION DSG', fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 42_000, engineCc: 1984, co2: 174, mpg: 36.7,                                                  zeroTo62Seconds: 7.1,  trims: ['Elegance', 'R-Line'] },
            { label: '1.5 TSI eHybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 42_500, engineCc: 1498, co2: 10,  mpg: 706.3, rangeMiles: 74, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 8.2 },
          ],
        },
      ],
    },
    {
      name: 'Tayron', slug: 'tayron', kind: 'car',
      models: [
        {
          name: 'Tayron', body: 'suv', doors: 5, seats: 7,
          bootLitres: 345, lengthMm: 4792, widthMm: 1853, towingKg: 2000, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',     addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Elegance', addsPounds: 4900, equipment: 'luxury' },
            { name: 'R-Line',   addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 eTSI 150 DSG',        fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 39_850, engineCc: 1498, co2: 144, mpg: 44.1, zeroTo62Seconds: 9.9 },
            { label: '2.0 TDI 150 DSG',         fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 41_300, engineCc: 1968, co2: 144, mpg: 51.4, zeroTo62Seconds: 9.9 },
            { label: '2.0 TDI 193 4MOTION DSG', fuel: 'diesel', transmission: 'automatic', powerBhp: 190, onTheRoadPounds: 43_500, engineCc: 1968, co2: 160, mpg: 46.3, zeroTo62Seconds: 8.1, trims: ['Elegance', 'R-Line'] },
          ],
        },
        {
          name: 'Tayron eHybrid', body: 'suv', doors: 5, seats: 5,
          bootLitres: 705, lengthMm: 4792, widthMm: 1853, towingKg: 1800, insuranceGroup: 27, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',     addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Elegance', addsPounds: 4900, equipment: 'luxury' },
            { name: 'R-Line',   addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI eHybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 44_400, engineCc: 1498, co2: 10, mpg: 706.3, rangeMiles: 72, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 8.5 },
            { label: '1.5 TSI eHybrid 272 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 46_700, engineCc: 1498, co2: 11, mpg: 706.3, rangeMiles: 70, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 7.3, trims: ['R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'Touareg', slug: 'touareg', kind: 'car',
      models: [
        {
          name: 'Touareg', body: 'suv', doors: 5, seats: 5,
          bootLitres: 810, lengthMm: 4902, widthMm: 1984, towingKg: 3500, insuranceGroup: 45, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Elegance',      addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Black Edition', addsPounds: 4000,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'R',             addsPounds: 11_800, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '3.0 V6 TDI 231 4MOTION Auto',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 70_300, engineCc: 2967, co2: 213, mpg: 34.9,                                    zeroTo62Seconds: 7.5, trims: ['Elegance'] },
            { label: '3.0 V6 TDI 286 4MOTION Auto',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 72_200, engineCc: 2967, co2: 214, mpg: 34.4,                                    zeroTo62Seconds: 6.4, trims: ['Elegance', 'Black Edition'] },
            { label: '3.0 V6 TSI eHybrid 462 4MOTION Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 456, onTheRoadPounds: 72_800, engineCc: 2995, co2: 53,  mpg: 122.8, rangeMiles: 31, batteryKwh: 17.9, zeroTo62Seconds: 5.1, trims: ['R'] },
          ],
        },
      ],
    },
    {
      name: 'Passat', slug: 'passat', kind: 'car',
      models: [
        {
          name: 'Passat Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 690, lengthMm: 4917, widthMm: 1852, towingKg: 2000, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',     addsPounds: 0,    equipment: 'technology' },
            { name: 'Match',    addsPounds: 1400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Elegance', addsPounds: 4300, equipment: 'luxury' },
            { name: 'R-Line',   addsPounds: 5300, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 eTSI 150 DSG',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 39_400, engineCc: 1498, co2: 124, mpg: 51.4,                                                  zeroTo62Seconds: 9.2 },
            { label: '2.0 TDI 150 DSG',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 41_200, engineCc: 1968, co2: 124, mpg: 60.1,                                                  zeroTo62Seconds: 9.3, trims: ['Life', 'Match', 'R-Line'] },
            { label: '1.5 TSI eHybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 44_200, engineCc: 1498, co2: 8,   mpg: 784.8, rangeMiles: 80, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 8 },
            { label: '1.5 TSI eHybrid 272 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 268, onTheRoadPounds: 46_400, engineCc: 1498, co2: 9,   mpg: 784.8, rangeMiles: 78, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 7.1, trims: ['R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'ID.3', slug: 'id-3', kind: 'car',
      models: [
        {
          name: 'ID.3', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 385, lengthMm: 4264, widthMm: 1809, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pure',      addsPounds: 0,      equipment: 'comfort' },
            { name: 'Essential', addsPounds: 0,      equipment: 'technology' },
            { name: 'Match',     addsPounds: 3800,   equipment: 'technology' },
            { name: 'Pro S',     addsPounds: 10_400, equipment: 'luxury' },
            { name: 'GTX',       addsPounds: 13_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '52kWh 170',     fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 30_860, co2: 0, rangeMiles: 241, batteryKwh: 52, chargeKw: 145, zeroTo62Seconds: 8.2, trims: ['Pure'] },
            { label: '59kWh 204 Pro', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 32_490, co2: 0, rangeMiles: 272, batteryKwh: 59, chargeKw: 165, zeroTo62Seconds: 7.4, trims: ['Essential', 'Match'] },
            { label: '79kWh 231',     fuel: 'electric', transmission: 'automatic', powerBhp: 228, onTheRoadPounds: 31_000, co2: 0, rangeMiles: 347, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 7.1, trims: ['Pro S'] },
            { label: '79kWh 326',     fuel: 'electric', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 32_700, co2: 0, rangeMiles: 372, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.7, trims: ['GTX'] },
          ],
        },
      ],
    },
    {
      name: 'ID.4', slug: 'id-4', kind: 'car',
      models: [
        {
          name: 'ID.4', body: 'suv', doors: 5, seats: 5,
          bootLitres: 543, lengthMm: 4584, widthMm: 1852, towingKg: 1200, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pure',  addsPounds: 0,    equipment: 'technology' },
            { name: 'Match', addsPounds: 2300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GTX',   addsPounds: 7900, equipment: 'luxury' },
          ],
          engines: [
            { label: '52kWh 170',         fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 37_500, co2: 0, rangeMiles: 225, batteryKwh: 52, chargeKw: 145, zeroTo62Seconds: 9,   trims: ['Pure', 'Match'] },
            { label: '77kWh 286 Pro',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 42_800, co2: 0, rangeMiles: 336, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.7, trims: ['Match'] },
            { label: '77kWh 340 4MOTION', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 43_000, co2: 0, rangeMiles: 320, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 5.4, trims: ['GTX'] },
          ],
        },
      ],
    },
    {
      name: 'ID.5', slug: 'id-5', kind: 'car',
      models: [
        {
          name: 'ID.5', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 549, lengthMm: 4599, widthMm: 1852, towingKg: 1200, insuranceGroup: 29, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Match', addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GTX',   addsPounds: 4600, equipment: 'luxury' },
          ],
          engines: [
            { label: '77kWh 286 Pro',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 46_900, co2: 0, rangeMiles: 344, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.7, trims: ['Match'] },
            { label: '77kWh 340 4MOTION', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 48_100, co2: 0, rangeMiles: 331, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 5.4, trims: ['GTX'] },
          ],
        },
      ],
    },
    {
      name: 'ID.7', slug: 'id-7', kind: 'car',
      models: [
        {
          name: 'ID.7', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 532, lengthMm: 4961, widthMm: 1862, towingKg: 1000, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pro Match',   addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Pro S Match', addsPounds: 4000,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'GTX',         addsPounds: 10_000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '77kWh 286',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 51_550, co2: 0, rangeMiles: 382, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.5, trims: ['Pro Match'] },
            { label: '86kWh 286',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 51_550, co2: 0, rangeMiles: 437, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 6.6, trims: ['Pro S Match'] },
            { label: '86kWh 340 4MOTION', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 51_550, co2: 0, rangeMiles: 365, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 5.4, trims: ['GTX'] },
          ],
        },
        {
          name: 'ID.7 Tourer', body: 'estate', doors: 5, seats: 5,
          bootLitres: 605, lengthMm: 4961, widthMm: 1862, towingKg: 1000, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Pro Match',   addsPounds: 0,      equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'Pro S Match', addsPounds: 4000,   equipment: 'luxury', extras: ['poweredTailgate'] },
            { name: 'GTX',         addsPounds: 10_000, equipment: 'luxury', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '77kWh 286',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 52_240, co2: 0, rangeMiles: 375, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.6, trims: ['Pro Match'] },
            { label: '86kWh 286',         fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 52_240, co2: 0, rangeMiles: 424, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 6.7, trims: ['Pro S Match'] },
            { label: '86kWh 340 4MOTION', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 52_240, co2: 0, rangeMiles: 363, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 5.5, trims: ['GTX'] },
          ],
        },
      ],
    },
    {
      name: 'ID. Buzz', slug: 'id-buzz', kind: 'car',
      models: [
        {
          name: 'ID. Buzz', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 1121, lengthMm: 4712, widthMm: 1985, towingKg: 1200, insuranceGroup: 33, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',  addsPounds: 0,      equipment: 'technology' },
            { name: 'Style', addsPounds: 4900,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GTX',   addsPounds: 12_600, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '79kWh 286 Pro SWB',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 59_500, co2: 0, rangeMiles: 293, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 7.6, trims: ['Life', 'Style'] },
            { label: '84kWh 340 4MOTION SWB', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 56_900, co2: 0, rangeMiles: 265, batteryKwh: 84, chargeKw: 200, zeroTo62Seconds: 6.1, trims: ['GTX'] },
          ],
        },
        {
          name: 'ID. Buzz LWB', body: 'mpv', doors: 5, seats: 7,
          bootLitres: 306, lengthMm: 4962, widthMm: 1985, towingKg: 1000, insuranceGroup: 34, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',  addsPounds: 0,      equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Style', addsPounds: 4900,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GTX',   addsPounds: 10_500, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '86kWh 286 Pro',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 63_500, co2: 0, rangeMiles: 291, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 7.9, trims: ['Life', 'Style'] },
            { label: '86kWh 340 4MOTION', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 63_000, co2: 0, rangeMiles: 285, batteryKwh: 86, chargeKw: 200, zeroTo62Seconds: 6.4, trims: ['GTX'] },
          ],
        },
      ],
    },
    {
      name: 'Touran', slug: 'touran', kind: 'car',
      models: [
        {
          name: 'Touran', body: 'mpv', doors: 5, seats: 7,
          bootLitres: 137, lengthMm: 4527, widthMm: 1829, towingKg: 1500, insuranceGroup: 19, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',        addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Family', addsPounds: 2200, equipment: 'technology' },
            { name: 'R-Line',    addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 TSI EVO 150',     fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 34_000, engineCc: 1498, co2: 144, mpg: 44.1, zeroTo62Seconds: 8.9 },
            { label: '1.5 TSI EVO 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 35_700, engineCc: 1498, co2: 146, mpg: 44.1, zeroTo62Seconds: 8.9, trims: ['SE Family', 'R-Line'] },
          ],
        },
      ],
    },
    {
      name: 'Multivan', slug: 'multivan', kind: 'car',
      models: [
        {
          name: 'Multivan', body: 'mpv', doors: 5, seats: 7,
          bootLitres: 469, lengthMm: 4973, widthMm: 1941, towingKg: 2000, insuranceGroup: 35, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Life',  addsPounds: 0,    equipment: 'technology' },
            { name: 'Style', addsPounds: 7800, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '2.0 TDI 150 DSG',                 fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 50_200, engineCc: 1968, co2: 172, mpg: 42.8,                                                  zeroTo62Seconds: 12.1, trims: ['Life'] },
            { label: '2.0 TSI 204 DSG',                 fuel: 'petrol',         transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 51_200, engineCc: 1984, co2: 199, mpg: 32.1,                                                  zeroTo62Seconds: 9.4 },
            { label: '1.5 TSI eHybrid 245 4MOTION DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 60_500, engineCc: 1498, co2: 16,  mpg: 403.6, rangeMiles: 57, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 7.9 },
          ],
        },
      ],
    },
    {
      name: 'Caddy Cargo', slug: 'caddy-cargo', kind: 'van',
      models: [
        {
          name: 'Caddy Cargo', body: 'van', doors: 5, seats: 2,
          bootLitres: 3100, lengthMm: 4500, widthMm: 1855, towingKg: 1500, insuranceGroup: 15, approximate: true,
          trims: [
            { name: 'Commerce',      addsPounds: 0,    equipment: 'entry' },
            { name: 'Commerce Plus', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Commerce Pro',  addsPounds: 5200, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 TDI 75',              fuel: 'diesel',         transmission: 'manual',    powerBhp: 74,  onTheRoadPounds: 28_300, engineCc: 1968, co2: 129, mpg: 57.6,                                                                        trims: ['Commerce'] },
            { label: '2.0 TDI 102',             fuel: 'diesel',         transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 29_300, engineCc: 1968, co2: 131, mpg: 56.5,                                                 zeroTo62Seconds: 13.5 },
            { label: '2.0 TDI 122 DSG',         fuel: 'diesel',         transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 32_200, engineCc: 1968, co2: 136, mpg: 54.3,                                                 zeroTo62Seconds: 11.7, trims: ['Commerce Plus', 'Commerce Pro'] },
            { label: '1.5 TSI eHybrid 150 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38_500, engineCc: 1498, co2: 11,  mpg: 565,  rangeMiles: 75, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 10,   trims: ['Commerce Plus', 'Commerce Pro'] },
          ],
        },
        {
          name: 'Caddy Cargo Maxi', body: 'van', doors: 5, seats: 2,
          bootLitres: 3700, lengthMm: 4853, widthMm: 1855, towingKg: 1500, insuranceGroup: 16, approximate: true,
          trims: [
            { name: 'Commerce',      addsPounds: 0,    equipment: 'entry' },
            { name: 'Commerce Plus', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Commerce Pro',  addsPounds: 5200, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 TDI 102',     fuel: 'diesel', transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 30_900, engineCc: 1968, co2: 133, mpg: 55.4, zeroTo62Seconds: 13.7 },
            { label: '2.0 TDI 122 DSG', fuel: 'diesel', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 33_800, engineCc: 1968, co2: 138, mpg: 53.3, zeroTo62Seconds: 11.9, trims: ['Commerce Plus', 'Commerce Pro'] },
          ],
        },
      ],
    },
    {
      name: 'Transporter', slug: 'transporter', kind: 'van',
      models: [
        {
          name: 'Transporter Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5800, lengthMm: 5050, widthMm: 2032, towingKg: 2800, insuranceGroup: 36, approximate: true,
          trims: [
            { name: 'Commerce',      addsPounds: 0,    equipment: 'entry' },
            { name: 'Commerce Plus', addsPounds: 3100, equipment: 'comfort' },
            { name: 'Commerce Pro',  addsPounds: 7000, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 TDI 110 SWB',          fuel: 'diesel',         transmission: 'manual',    powerBhp: 108, onTheRoadPounds: 38_000, engineCc: 1996, co2: 184, mpg: 40.4,                                    trims: ['Commerce', 'Commerce Plus'] },
            { label: '2.0 TDI 150 SWB',          fuel: 'diesel',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 40_300, engineCc: 1996, co2: 187, mpg: 39.8 },
            { label: '2.0 TDI 170 SWB Auto',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 43_600, engineCc: 1996, co2: 194, mpg: 38.2,                                    trims: ['Commerce Plus', 'Commerce Pro'] },
            { label: '2.5 eHybrid 232 SWB Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 229, onTheRoadPounds: 50_800, engineCc: 2488, co2: 37,  mpg: 176.6, rangeMiles: 34, batteryKwh: 11.8, trims: ['Commerce Plus', 'Commerce Pro'] },
          ],
        },
        {
          name: 'e-Transporter Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5800, lengthMm: 5050, widthMm: 2032, towingKg: 2300, insuranceGroup: 38, approximate: true,
          trims: [
            { name: 'Commerce Plus', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Commerce Pro',  addsPounds: 3900, equipment: 'technology' },
          ],
          engines: [
            { label: '64kWh 136 SWB', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 51_500, co2: 0, rangeMiles: 206, batteryKwh: 64, chargeKw: 125 },
            { label: '64kWh 218 SWB', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 53_500, co2: 0, rangeMiles: 204, batteryKwh: 64, chargeKw: 125 },
          ],
        },
      ],
    },
    {
      name: 'ID. Buzz Cargo', slug: 'id-buzz-cargo', kind: 'van',
      models: [
        {
          name: 'ID. Buzz Cargo', body: 'van', doors: 5, seats: 3,
          bootLitres: 3900, lengthMm: 4712, widthMm: 1985, towingKg: 1000, insuranceGroup: 32, approximate: true,
          trims: [
            { name: 'Commerce',      addsPounds: 0,    equipment: 'comfort' },
            { name: 'Commerce Plus', addsPounds: 2400, equipment: 'technology' },
            { name: 'Commerce Pro',  addsPounds: 5000, equipment: 'technology' },
          ],
          engines: [
            { label: '59kWh 170', fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 44_500, co2: 0, rangeMiles: 207, batteryKwh: 59, chargeKw: 165,                       trims: ['Commerce'] },
            { label: '79kWh 286', fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 50_700, co2: 0, rangeMiles: 281, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
    {
      name: 'Crafter', slug: 'crafter', kind: 'van',
      models: [
        {
          name: 'Crafter Panel Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 9900, lengthMm: 5986, widthMm: 2040, towingKg: 3000, insuranceGroup: 39, approximate: true,
          trims: [
            { name: 'Commerce',      addsPounds: 0,    equipment: 'entry' },
            { name: 'Commerce Plus', addsPounds: 2900, equipment: 'comfort' },
            { name: 'Commerce Pro',  addsPounds: 6400, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 TDI 140 MWB High Roof',      fuel: 'diesel', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 47_000, engineCc: 1968, co2: 223, mpg: 33.2 },
            { label: '2.0 TDI 163 MWB High Roof Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 50_800, engineCc: 1968, co2: 231, mpg: 32.1, trims: ['Commerce Plus', 'Commerce Pro'] },
            { label: '2.0 TDI 177 LWB High Roof Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 175, onTheRoadPounds: 53_500, engineCc: 1968, co2: 239, mpg: 31,   trims: ['Commerce Pro'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
