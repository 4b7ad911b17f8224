import type { AuthoredMake } from '../authored-make.ts'

export const skoda = {
  name: 'Skoda',
  slug: 'skoda',
  ranges: [
    {
      name: 'Fabia', slug: 'fabia', kind: 'car',
      models: [
        {
          name: 'Fabia', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 380, lengthMm: 4108, widthMm: 1780, towingKg: 1100, insuranceGroup: 9, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Comfort',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE L',        addsPounds: 1550, equipment: 'technology' },
            { name: 'Monte Carlo', addsPounds: 3300, equipment: 'technology' },
            { name: '130',         addsPounds: 7200, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 MPI 80',      fuel: 'petrol', transmission: 'manual',    powerBhp: 79,  onTheRoadPounds: 20_220, engineCc: 999,  co2: 116, mpg: 55.4, zeroTo62Seconds: 15.7, trims: ['SE Comfort'] },
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 20_900, engineCc: 999,  co2: 115, mpg: 55.4, zeroTo62Seconds: 10.6, trims: ['SE Comfort', 'SE L'] },
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 21_900, engineCc: 999,  co2: 115, mpg: 55.4, zeroTo62Seconds: 9.9,  trims: ['SE L', 'Monte Carlo'] },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 23_000, engineCc: 999,  co2: 124, mpg: 51.4, zeroTo62Seconds: 9.7,  trims: ['SE L', 'Monte Carlo'] },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 24_400, engineCc: 1498, co2: 128, mpg: 50.4, zeroTo62Seconds: 8,    trims: ['Monte Carlo'] },
            { label: '1.5 TSI 177 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 175, onTheRoadPounds: 22_700, engineCc: 1498, co2: 137, mpg: 47.1, zeroTo62Seconds: 7.4,  trims: ['130'] },
          ],
        },
      ],
    },
    {
      name: 'Scala', slug: 'scala', kind: 'car',
      models: [
        {
          name: 'Scala', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 467, lengthMm: 4362, widthMm: 1793, towingKg: 1250, insuranceGroup: 14, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',          addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE L',        addsPounds: 2000, equipment: 'technology' },
            { name: 'Monte Carlo', addsPounds: 4000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 24_095, engineCc: 999,  co2: 116, mpg: 54.3, zeroTo62Seconds: 11.1, trims: ['SE'] },
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 24_995, engineCc: 999,  co2: 117, mpg: 54.3, zeroTo62Seconds: 9.5 },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 26_200, engineCc: 999,  co2: 123, mpg: 51.4, zeroTo62Seconds: 10.2, trims: ['SE', 'SE L'] },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 27_500, engineCc: 1498, co2: 126, mpg: 51.4, zeroTo62Seconds: 8.2,  trims: ['SE L', 'Monte Carlo'] },
          ],
        },
      ],
    },
    {
      name: 'Kamiq', slug: 'kamiq', kind: 'car',
      models: [
        {
          name: 'Kamiq', body: 'suv', doors: 5, seats: 5,
          bootLitres: 400, lengthMm: 4241, widthMm: 1793, towingKg: 1250, insuranceGroup: 14, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',          addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE L',        addsPounds: 2100, equipment: 'technology' },
            { name: 'Monte Carlo', addsPounds: 4400, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 25_100, engineCc: 999,  co2: 123, mpg: 52.3, zeroTo62Seconds: 11.1, trims: ['SE'] },
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 26_000, engineCc: 999,  co2: 123, mpg: 52.3, zeroTo62Seconds: 9.7 },
            { label: '1.0 TSI 116 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 114, onTheRoadPounds: 27_200, engineCc: 999,  co2: 130, mpg: 49.6, zeroTo62Seconds: 10.2 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 28_800, engineCc: 1498, co2: 132, mpg: 48.7, zeroTo62Seconds: 8.3,  trims: ['SE L', 'Monte Carlo'] },
          ],
        },
      ],
    },
    {
      name: 'Karoq', slug: 'karoq', kind: 'car',
      models: [
        {
          name: 'Karoq', body: 'suv', doors: 5, seats: 5,
          bootLitres: 521, lengthMm: 4390, widthMm: 1841, towingKg: 1600, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Drive',  addsPounds: 0,    equipment: 'technology' },
            { name: 'SE L',      addsPounds: 1300, equipment: 'technology' },
            { name: 'Edition',   addsPounds: 3100, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 4600, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.0 TSI 116',     fuel: 'petrol', transmission: 'manual',    powerBhp: 114, onTheRoadPounds: 28_500, engineCc: 999,  co2: 137, mpg: 47.1, zeroTo62Seconds: 10.8, trims: ['SE Drive', 'SE L'] },
            { label: '1.5 TSI 150',     fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 30_300, engineCc: 1498, co2: 142, mpg: 45.6, zeroTo62Seconds: 8.9 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31_700, engineCc: 1498, co2: 142, mpg: 44.8, zeroTo62Seconds: 9 },
            { label: '2.0 TDI 150 DSG', fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 34_500, engineCc: 1968, co2: 138, mpg: 53.3, zeroTo62Seconds: 9.2,  trims: ['SE L', 'Edition'] },
          ],
        },
      ],
    },
    {
      name: 'Kodiaq', slug: 'kodiaq', kind: 'car',
      models: [
        {
          name: 'Kodiaq 5 Seat', body: 'suv', doors: 5, seats: 5,
          bootLitres: 910, lengthMm: 4758, widthMm: 1864, towingKg: 2000, insuranceGroup: 26, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',        addsPounds: 0,    equipment: 'technology' },
            { name: 'Selection', addsPounds: 1600, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SE L',      addsPounds: 3300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 6300, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 37_600, engineCc: 1498, co2: 138, mpg: 46.3,                                                  zeroTo62Seconds: 9.7, trims: ['SE', 'Selection', 'SE L'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 40_100, engineCc: 1968, co2: 140, mpg: 52.3,                                                  zeroTo62Seconds: 9.6, trims: ['SE', 'Selection', 'SE L'] },
            { label: '1.5 TSI iV 204 DSG',    fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 42_500, engineCc: 1498, co2: 9,   mpg: 672.6, rangeMiles: 75, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 8.4 },
          ],
        },
        {
          name: 'Kodiaq 7 Seat', body: 'suv', doors: 5, seats: 7,
          bootLitres: 270, lengthMm: 4758, widthMm: 1864, towingKg: 2000, insuranceGroup: 26, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',        addsPounds: 0,      equipment: 'technology' },
            { name: 'SE L',      addsPounds: 3300,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 6300,   equipment: 'luxury' },
            { name: 'vRS',       addsPounds: 13_900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38_700, engineCc: 1498, co2: 140, mpg: 45.6, zeroTo62Seconds: 9.8, trims: ['SE', 'SE L'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 41_200, engineCc: 1968, co2: 142, mpg: 52.3, zeroTo62Seconds: 9.8 },
            { label: '2.0 TDI 193 4x4 DSG',   fuel: 'diesel', transmission: 'automatic', powerBhp: 190, onTheRoadPounds: 44_100, engineCc: 1968, co2: 157, mpg: 47.1, zeroTo62Seconds: 8,   trims: ['SE L', 'SportLine'] },
            { label: '2.0 TSI 265 4x4 DSG',   fuel: 'petrol', transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 40_300, engineCc: 1984, co2: 193, mpg: 33.2, zeroTo62Seconds: 6.4, trims: ['vRS'] },
          ],
        },
      ],
    },
    {
      name: 'Octavia', slug: 'octavia', kind: 'car',
      models: [
        {
          name: 'Octavia Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 600, lengthMm: 4689, widthMm: 1829, towingKg: 1500, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Technology', addsPounds: 0,    equipment: 'technology' },
            { name: 'SE L',          addsPounds: 1700, equipment: 'technology' },
            { name: 'SportLine',     addsPounds: 3300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'vRS',           addsPounds: 9900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI 115',           fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 27_465, engineCc: 1498, co2: 117, mpg: 54.3, zeroTo62Seconds: 10.4, trims: ['SE Technology', 'SE L'] },
            { label: '1.5 TSI 150',           fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 28_600, engineCc: 1498, co2: 119, mpg: 53.3, zeroTo62Seconds: 8.5,  trims: ['SE Technology', 'SE L', 'SportLine'] },
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 30_200, engineCc: 1498, co2: 112, mpg: 57.6, zeroTo62Seconds: 8.5,  trims: ['SE Technology', 'SE L', 'SportLine'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31_600, engineCc: 1968, co2: 111, mpg: 65.7, zeroTo62Seconds: 8.5,  trims: ['SE Technology', 'SE L'] },
            { label: '2.0 TSI 265 DSG',       fuel: 'petrol', transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 30_500, engineCc: 1984, co2: 158, mpg: 40.4, zeroTo62Seconds: 6.4,  trims: ['vRS'] },
          ],
        },
        {
          name: 'Octavia Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 640, lengthMm: 4686, widthMm: 1829, towingKg: 1500, insuranceGroup: 18, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Technology', addsPounds: 0,    equipment: 'technology' },
            { name: 'SE L',          addsPounds: 1700, equipment: 'technology' },
            { name: 'SportLine',     addsPounds: 3300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'vRS',           addsPounds: 9900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI 115',           fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 28_465, engineCc: 1498, co2: 118, mpg: 54.3, zeroTo62Seconds: 10.5, trims: ['SE Technology', 'SE L'] },
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31_200, engineCc: 1498, co2: 114, mpg: 56.5, zeroTo62Seconds: 8.6,  trims: ['SE Technology', 'SE L', 'SportLine'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 32_600, engineCc: 1968, co2: 113, mpg: 64.2, zeroTo62Seconds: 8.6 },
            { label: '2.0 TSI 265 DSG',       fuel: 'petrol', transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 31_500, engineCc: 1984, co2: 160, mpg: 39.8, zeroTo62Seconds: 6.5,  trims: ['vRS'] },
          ],
        },
      ],
    },
    {
      name: 'Superb', slug: 'superb', kind: 'car',
      models: [
        {
          name: 'Superb Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 645, lengthMm: 4912, widthMm: 1849, towingKg: 2000, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Technology',    addsPounds: 0,    equipment: 'technology' },
            { name: 'SE L',             addsPounds: 2500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Laurin & Klement', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 35_600, engineCc: 1498, co2: 117, mpg: 54.3, zeroTo62Seconds: 9.2, trims: ['SE Technology', 'SE L'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 37_000, engineCc: 1968, co2: 120, mpg: 61.4, zeroTo62Seconds: 9.2 },
            { label: '2.0 TSI 265 4x4 DSG',   fuel: 'petrol', transmission: 'automatic', powerBhp: 261, onTheRoadPounds: 41_500, engineCc: 1984, co2: 170, mpg: 37.7, zeroTo62Seconds: 5.6, trims: ['Laurin & Klement'] },
          ],
        },
        {
          name: 'Superb Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 690, lengthMm: 4902, widthMm: 1849, towingKg: 2000, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE Technology',    addsPounds: 0,    equipment: 'technology' },
            { name: 'SE L',             addsPounds: 2500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Laurin & Klement', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 TSI e-TEC 150 DSG', fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 36_900, engineCc: 1498, co2: 118, mpg: 54.3,                                                  zeroTo62Seconds: 9.3, trims: ['SE Technology', 'SE L'] },
            { label: '2.0 TDI 150 DSG',       fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38_300, engineCc: 1968, co2: 123, mpg: 60.1,                                                  zeroTo62Seconds: 9.3 },
            { label: '2.0 TDI 193 4x4 DSG',   fuel: 'diesel',         transmission: 'automatic', powerBhp: 190, onTheRoadPounds: 42_000, engineCc: 1968, co2: 142, mpg: 52.3,                                                  zeroTo62Seconds: 7.6, trims: ['SE L', 'Laurin & Klement'] },
            { label: '1.5 TSI iV 204 DSG',    fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 41_500, engineCc: 1498, co2: 8,   mpg: 784.8, rangeMiles: 84, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 8.1 },
          ],
        },
      ],
    },
    {
      name: 'Elroq', slug: 'elroq', kind: 'car',
      models: [
        {
          name: 'Elroq', body: 'suv', doors: 5, seats: 5,
          bootLitres: 470, lengthMm: 4488, widthMm: 1884, towingKg: 1200, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',        addsPounds: 0,      equipment: 'technology' },
            { name: 'SE L',      addsPounds: 2900,   equipment: 'technology' },
            { name: 'Edition',   addsPounds: 5400,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 8200,   equipment: 'luxury' },
            { name: 'vRS',       addsPounds: 13_000, equipment: 'luxury' },
          ],
          engines: [
            { label: '50 52kWh 170',  fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 31_710, co2: 0, rangeMiles: 233, batteryKwh: 52, chargeKw: 145, zeroTo62Seconds: 9,   trims: ['SE'] },
            { label: '60 59kWh 204',  fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 32_910, co2: 0, rangeMiles: 264, batteryKwh: 59, chargeKw: 165, zeroTo62Seconds: 8,   trims: ['SE', 'SE L', 'Edition'] },
            { label: '85 77kWh 286',  fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 34_110, co2: 0, rangeMiles: 360, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.6, trims: ['SE L', 'Edition', 'SportLine'] },
            { label: '79kWh 340 4x4', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 33_700, co2: 0, rangeMiles: 339, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.4, trims: ['vRS'] },
          ],
        },
      ],
    },
    {
      name: 'Enyaq', slug: 'enyaq', kind: 'car',
      models: [
        {
          name: 'Enyaq', body: 'suv', doors: 5, seats: 5,
          bootLitres: 585, lengthMm: 4658, widthMm: 1879, towingKg: 1200, insuranceGroup: 28, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE L',      addsPounds: 0,    equipment: 'technology' },
            { name: 'Edition',   addsPounds: 2000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 4500, equipment: 'luxury' },
            { name: 'vRS',       addsPounds: 9500, equipment: 'luxury' },
          ],
          engines: [
            { label: '60 59kWh 204',      fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 39_010, co2: 0, rangeMiles: 268, batteryKwh: 59, chargeKw: 165, zeroTo62Seconds: 8.1, trims: ['SE L', 'Edition'] },
            { label: '85 77kWh 286',      fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 44_010, co2: 0, rangeMiles: 359, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.7, trims: ['Edition', 'SportLine'] },
            { label: '85x 77kWh 286 4x4', fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 46_210, co2: 0, rangeMiles: 332, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.7, trims: ['Edition', 'SportLine'] },
            { label: '79kWh 340 4x4',     fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 44_400, co2: 0, rangeMiles: 336, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.4, trims: ['vRS'] },
          ],
        },
        {
          name: 'Enyaq Coupe', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 570, lengthMm: 4658, widthMm: 1879, towingKg: 1200, insuranceGroup: 29, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Edition',   addsPounds: 0,    equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'SportLine', addsPounds: 2500, equipment: 'luxury' },
            { name: 'vRS',       addsPounds: 7500, equipment: 'luxury' },
          ],
          engines: [
            { label: '85 77kWh 286',  fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 48_060, co2: 0, rangeMiles: 365, batteryKwh: 77, chargeKw: 175, zeroTo62Seconds: 6.7, trims: ['Edition', 'SportLine'] },
            { label: '79kWh 340 4x4', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 47_700, co2: 0, rangeMiles: 340, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.4, trims: ['vRS'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
