import type { AuthoredMake } from '../authored-make.ts'

export const alfaRomeo = {
  name: 'Alfa Romeo',
  slug: 'alfa-romeo',
  ranges: [
    {
      name: 'Junior', slug: 'junior', kind: 'car',
      models: [
        {
          name: 'Junior', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 415, lengthMm: 4173, widthMm: 1781, towingKg: 1250, insuranceGroup: 22,
          trims: [
            { name: 'Junior', addsPounds:    0, equipment: 'comfort' },
            { name: 'Ti',     addsPounds: 1700, equipment: 'technology' },
            { name: 'Veloce', addsPounds: 3200, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Ibrida 145',      fuel: 'hybrid',   transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 28495, engineCc: 1199, co2: 109, mpg: 58.9,                                                 zeroTo62Seconds: 8.9 },
            { label: '1.2 Ibrida Q4 145',   fuel: 'hybrid',   transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 31505, engineCc: 1199, co2: 123, mpg: 52.3,                                                 zeroTo62Seconds: 9.1, trims: ['Ti', 'Veloce'] },
            { label: '54kWh Elettrica 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 33895,                 co2:   0,            rangeMiles: 255, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds:   9 },
            { label: '54kWh Elettrica 280', fuel: 'electric', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 39095,                 co2:   0,            rangeMiles: 207, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 5.9, trims: ['Veloce'] },
          ],
        },
      ],
    },
    {
      name: 'Tonale', slug: 'tonale', kind: 'car',
      models: [
        {
          name: 'Tonale', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4528, widthMm: 1841, towingKg: 1500, insuranceGroup: 28, ncapStars: 5,
          trims: [
            { name: 'Sprint',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Ti',      addsPounds: 2300, equipment: 'technology' },
            { name: 'Veloce',  addsPounds: 4600, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Intensa', addsPounds: 6200, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 Ibrida 175',     fuel: 'hybrid',         transmission: 'automatic', powerBhp: 173, onTheRoadPounds: 36985, engineCc: 1469, co2: 132, mpg:  48.7,                                                zeroTo62Seconds: 8.5 },
            { label: '1.3 Q4 Plug-in 270', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 42195, engineCc: 1332, co2:  36, mpg: 188.3, rangeMiles: 38, batteryKwh: 15.5, chargeKw: 7, zeroTo62Seconds: 6.6, trims: ['Ti', 'Veloce', 'Intensa'] },
          ],
        },
      ],
    },
    {
      name: 'Giulia', slug: 'giulia', kind: 'car',
      models: [
        {
          name: 'Giulia', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4643, widthMm: 1860, towingKg: 1600, insuranceGroup: 33, ncapStars: 5,
          trims: [
            { name: 'Sprint',       addsPounds:     0, equipment: 'technology' },
            { name: 'Veloce',       addsPounds:  4300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Intensa',      addsPounds:  6300, equipment: 'luxury' },
            { name: 'Quadrifoglio', addsPounds: 36500, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 TB 280',          fuel: 'petrol', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 44245, engineCc: 1995, co2: 163, mpg: 39.2, zeroTo62Seconds: 5.7, trims: ['Sprint', 'Veloce', 'Intensa'] },
            { label: '2.9 V6 Bi-Turbo 520', fuel: 'petrol', transmission: 'automatic', powerBhp: 513, onTheRoadPounds: 44245, engineCc: 2891, co2: 231, mpg: 27.7, zeroTo62Seconds: 3.9, trims: ['Quadrifoglio'] },
          ],
        },
      ],
    },
    {
      name: 'Stelvio', slug: 'stelvio', kind: 'car',
      models: [
        {
          name: 'Stelvio', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 525, lengthMm: 4687, widthMm: 1903, towingKg: 2300, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Sprint',       addsPounds:     0, equipment: 'technology' },
            { name: 'Veloce',       addsPounds:  4400, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Intensa',      addsPounds:  6500, equipment: 'luxury' },
            { name: 'Quadrifoglio', addsPounds: 41000, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.2 Turbo Diesel 210 Q4', fuel: 'diesel', transmission: 'automatic', powerBhp: 207, onTheRoadPounds: 49095, engineCc: 2143, co2: 161, mpg: 46.3, zeroTo62Seconds: 6.6, trims: ['Sprint', 'Veloce', 'Intensa'] },
            { label: '2.0 TB 280 Q4',           fuel: 'petrol', transmission: 'automatic', powerBhp: 276, onTheRoadPounds: 50095, engineCc: 1995, co2: 193, mpg: 33.2, zeroTo62Seconds: 5.7, trims: ['Sprint', 'Veloce', 'Intensa'] },
            { label: '2.9 V6 Bi-Turbo 520 Q4',  fuel: 'petrol', transmission: 'automatic', powerBhp: 513, onTheRoadPounds: 49095, engineCc: 2891, co2: 267, mpg: 23.9, zeroTo62Seconds: 3.8, trims: ['Quadrifoglio'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
