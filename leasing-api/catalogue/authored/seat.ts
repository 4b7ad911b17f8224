import type { AuthoredMake } from '../authored-make.ts'

export const seat = {
  name: 'SEAT',
  slug: 'seat',
  ranges: [
    {
      name: 'Ibiza', slug: 'ibiza', kind: 'car',
      models: [
        {
          name: 'Ibiza', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 355, lengthMm: 4059, widthMm: 1780, towingKg: 1000, insuranceGroup: 10, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',            addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Technology', addsPounds: 1000, equipment: 'comfort',    extras: ['satNav'] },
            { name: 'FR',            addsPounds: 2300, equipment: 'technology' },
            { name: 'FR Sport',      addsPounds: 3900, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 MPI 80',      fuel: 'petrol', transmission: 'manual',    powerBhp: 79,  onTheRoadPounds: 19_120, engineCc: 999,  co2: 119, mpg: 53.3, zeroTo62Seconds: 13.8, trims: ['SE', 'SE Technology'] },
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 20_100, engineCc: 999,  co2: 119, mpg: 54.3, zeroTo62Seconds: 10.9, trims: ['SE', 'SE Technology', 'FR'] },
            { label: '1.0 TSI 115',     fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 21_000, engineCc: 999,  co2: 120, mpg: 53.3, zeroTo62Seconds: 10,   trims: ['FR', 'FR Sport'] },
            { label: '1.0 TSI 115 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 113, onTheRoadPounds: 22_100, engineCc: 999,  co2: 127, mpg: 50.4, zeroTo62Seconds: 9.9,  trims: ['FR', 'FR Sport'] },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 23_600, engineCc: 1498, co2: 130, mpg: 49.6, zeroTo62Seconds: 8.1,  trims: ['FR Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Arona', slug: 'arona', kind: 'car',
      models: [
        {
          name: 'Arona', body: 'suv', doors: 5, seats: 5,
          bootLitres: 400, lengthMm: 4153, widthMm: 1780, towingKg: 1200, insuranceGroup: 12, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',            addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Technology', addsPounds: 1100, equipment: 'comfort',    extras: ['satNav'] },
            { name: 'FR',            addsPounds: 2400, equipment: 'technology' },
            { name: 'FR Sport',      addsPounds: 4000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 TSI 95',      fuel: 'petrol', transmission: 'manual',    powerBhp: 94,  onTheRoadPounds: 22_130, engineCc: 999,  co2: 124, mpg: 51.4, zeroTo62Seconds: 11.3, trims: ['SE', 'SE Technology', 'FR'] },
            { label: '1.0 TSI 115',     fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 22_930, engineCc: 999,  co2: 123, mpg: 52.3, zeroTo62Seconds: 10.3 },
            { label: '1.0 TSI 115 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 113, onTheRoadPounds: 24_050, engineCc: 999,  co2: 131, mpg: 48.7, zeroTo62Seconds: 10.4 },
            { label: '1.5 TSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 25_500, engineCc: 1498, co2: 129, mpg: 49.6, zeroTo62Seconds: 8.3,  trims: ['FR', 'FR Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Leon', slug: 'leon', kind: 'car',
      models: [
        {
          name: 'Leon', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 380, lengthMm: 4368, widthMm: 1799, towingKg: 1300, insuranceGroup: 16, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',            addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Technology', addsPounds: 1400, equipment: 'technology' },
            { name: 'FR',            addsPounds: 2600, equipment: 'technology' },
            { name: 'FR Sport',      addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 TSI 115',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 24_560, engineCc: 1498, co2: 122, mpg: 52.3,                                                  zeroTo62Seconds: 10.7, trims: ['SE', 'SE Technology'] },
            { label: '1.5 TSI 150',          fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 26_500, engineCc: 1498, co2: 124, mpg: 51.4,                                                  zeroTo62Seconds: 9.2,  trims: ['FR', 'FR Sport'] },
            { label: '1.5 eTSI 150 DSG',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 28_300, engineCc: 1498, co2: 121, mpg: 53.3,                                                  zeroTo62Seconds: 8.7 },
            { label: '2.0 TDI 150 DSG',      fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 29_300, engineCc: 1968, co2: 115, mpg: 64.2,                                                  zeroTo62Seconds: 8.6,  trims: ['FR'] },
            { label: '1.5 e-Hybrid 204 DSG', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 34_300, engineCc: 1498, co2: 8,   mpg: 784.8, rangeMiles: 83, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 7.7,  trims: ['SE Technology', 'FR', 'FR Sport'] },
          ],
        },
        {
          name: 'Leon Estate', body: 'estate', doors: 5, seats: 5,
          bootLitres: 620, lengthMm: 4642, widthMm: 1799, towingKg: 1400, insuranceGroup: 16, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',            addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Technology', addsPounds: 1400, equipment: 'technology' },
            { name: 'FR',            addsPounds: 2600, equipment: 'technology' },
            { name: 'FR Sport',      addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.5 TSI 115',      fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 25_900, engineCc: 1498, co2: 124, mpg: 51.4, zeroTo62Seconds: 11,  trims: ['SE', 'SE Technology'] },
            { label: '1.5 TSI 150',      fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 27_850, engineCc: 1498, co2: 125, mpg: 50.4, zeroTo62Seconds: 9.3, trims: ['FR', 'FR Sport'] },
            { label: '1.5 eTSI 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 29_650, engineCc: 1498, co2: 123, mpg: 52.3, zeroTo62Seconds: 8.8 },
            { label: '2.0 TDI 150 DSG',  fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 30_650, engineCc: 1968, co2: 117, mpg: 62.8, zeroTo62Seconds: 8.7, trims: ['FR'] },
          ],
        },
      ],
    },
    {
      name: 'Ateca', slug: 'ateca', kind: 'car',
      models: [
        {
          name: 'Ateca', body: 'suv', doors: 5, seats: 5,
          bootLitres: 510, lengthMm: 4381, widthMm: 1841, towingKg: 1500, insuranceGroup: 19, ncapStars: 5, approximate: true,
          trims: [
            { name: 'SE',            addsPounds: 0,    equipment: 'comfort' },
            { name: 'SE Technology', addsPounds: 1200, equipment: 'technology' },
            { name: 'FR',            addsPounds: 3000, equipment: 'technology' },
            { name: 'FR Sport',      addsPounds: 5000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.0 TSI 115',         fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 27_930, engineCc: 999,  co2: 138, mpg: 46.3, zeroTo62Seconds: 11,  trims: ['SE', 'SE Technology'] },
            { label: '1.5 TSI EVO 150',     fuel: 'petrol', transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 29_400, engineCc: 1498, co2: 142, mpg: 44.8, zeroTo62Seconds: 8.9 },
            { label: '1.5 TSI EVO 150 DSG', fuel: 'petrol', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 31_000, engineCc: 1498, co2: 145, mpg: 44.1, zeroTo62Seconds: 8.9 },
            { label: '2.0 TDI 150 DSG',     fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 33_000, engineCc: 1968, co2: 138, mpg: 53.3, zeroTo62Seconds: 9.3, trims: ['SE Technology', 'FR'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
