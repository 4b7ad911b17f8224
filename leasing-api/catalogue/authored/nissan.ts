import type { AuthoredMake } from '../authored-make.ts'

export const nissan = {
  name: 'Nissan',
  slug: 'nissan',
  ranges: [
    {
      name: 'Micra', slug: 'micra', kind: 'car',
      models: [
        {
          name: 'Micra', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 326, lengthMm: 3974, widthMm: 1774, towingKg: 500, insuranceGroup: 22, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Engage',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Advance', addsPounds: 2000, equipment: 'technology' },
            { name: 'Evolve',  addsPounds: 4000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '40kWh 122', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 22_995, co2: 0, rangeMiles: 198, batteryKwh: 40, chargeKw: 80,  zeroTo62Seconds: 9, trims: ['Engage', 'Advance'] },
            { label: '52kWh 150', fuel: 'electric', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 24_995, co2: 0, rangeMiles: 260, batteryKwh: 52, chargeKw: 100, zeroTo62Seconds: 8, trims: ['Advance', 'Evolve'] },
          ],
        },
      ],
    },
    {
      name: 'Juke', slug: 'juke', kind: 'car',
      models: [
        {
          name: 'Juke', body: 'suv', doors: 5, seats: 5,
          bootLitres: 422, lengthMm: 4210, widthMm: 1800, towingKg: 1250, insuranceGroup: 13, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Acenta Premium', addsPounds: 0,    equipment: 'comfort' },
            { name: 'N-Connecta',     addsPounds: 1600, equipment: 'technology' },
            { name: 'Tekna',          addsPounds: 3100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'N-Design',       addsPounds: 3100, equipment: 'technology' },
            { name: 'N-Sport',        addsPounds: 3600, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: 'DIG-T 114',       fuel: 'petrol', transmission: 'manual',    powerBhp: 112, onTheRoadPounds: 23_600, engineCc: 999,  co2: 134, mpg: 47.9, zeroTo62Seconds: 10.7 },
            { label: 'DIG-T 114 DCT',   fuel: 'petrol', transmission: 'automatic', powerBhp: 112, onTheRoadPounds: 25_050, engineCc: 999,  co2: 137, mpg: 46.3, zeroTo62Seconds: 11.8 },
            { label: 'Hybrid 143 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 141, onTheRoadPounds: 27_350, engineCc: 1598, co2: 112, mpg: 57.6, zeroTo62Seconds: 10.1, trims: ['N-Connecta', 'Tekna', 'N-Design', 'N-Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Qashqai', slug: 'qashqai', kind: 'car',
      models: [
        {
          name: 'Qashqai', body: 'suv', doors: 5, seats: 5,
          bootLitres: 504, lengthMm: 4425, widthMm: 1835, towingKg: 1800, insuranceGroup: 17, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Acenta Premium', addsPounds: 0,    equipment: 'comfort' },
            { name: 'N-Connecta',     addsPounds: 2400, equipment: 'technology' },
            { name: 'Tekna',          addsPounds: 4700, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'N-Design',       addsPounds: 4900, equipment: 'technology' },
            { name: 'Tekna+',         addsPounds: 7200, equipment: 'luxury' },
          ],
          engines: [
            { label: 'DIG-T MH 140',         fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 30_135, engineCc: 1332, co2: 143, mpg: 44.7, zeroTo62Seconds: 10.2, trims: ['Acenta Premium', 'N-Connecta'] },
            { label: 'DIG-T MH 158',         fuel: 'petrol', transmission: 'manual',    powerBhp: 156, onTheRoadPounds: 30_935, engineCc: 1332, co2: 143, mpg: 44.7, zeroTo62Seconds: 9.5,  trims: ['N-Connecta', 'Tekna', 'N-Design'] },
            { label: 'DIG-T MH 158 Xtronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 156, onTheRoadPounds: 32_535, engineCc: 1332, co2: 142, mpg: 44.9, zeroTo62Seconds: 9.2 },
            { label: 'e-POWER 205 Auto',     fuel: 'hybrid', transmission: 'automatic', powerBhp: 202, onTheRoadPounds: 34_860, engineCc: 1497, co2: 102, mpg: 62.8, zeroTo62Seconds: 7.6 },
          ],
        },
      ],
    },
    {
      name: 'X-Trail', slug: 'x-trail', kind: 'car',
      models: [
        {
          name: 'X-Trail 5 Seat', body: 'suv', doors: 5, seats: 5,
          bootLitres: 575, lengthMm: 4680, widthMm: 1840, towingKg: 1670, insuranceGroup: 25, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Acenta Premium', addsPounds: 0,    equipment: 'technology' },
            { name: 'N-Connecta',     addsPounds: 2600, equipment: 'technology' },
            { name: 'Tekna',          addsPounds: 5400, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Tekna+',         addsPounds: 8600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'DIG-T MH 163 Xtronic',     fuel: 'petrol', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 33_600, engineCc: 1498, co2: 161, mpg: 39.8, zeroTo62Seconds: 9.6, trims: ['Acenta Premium', 'N-Connecta'] },
            { label: 'e-POWER 204 Auto',         fuel: 'hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 36_800, engineCc: 1497, co2: 131, mpg: 48.7, zeroTo62Seconds: 8 },
            { label: 'e-POWER 213 e-4ORCE Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 39_000, engineCc: 1497, co2: 143, mpg: 44.1, zeroTo62Seconds: 7,   trims: ['N-Connecta', 'Tekna', 'Tekna+'] },
          ],
        },
        {
          name: 'X-Trail 7 Seat', body: 'suv', doors: 5, seats: 7,
          bootLitres: 485, lengthMm: 4680, widthMm: 1840, towingKg: 1650, insuranceGroup: 26, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Acenta Premium', addsPounds: 0,    equipment: 'technology' },
            { name: 'N-Connecta',     addsPounds: 2600, equipment: 'technology' },
            { name: 'Tekna',          addsPounds: 5400, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'e-POWER 204 Auto',         fuel: 'hybrid', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 37_800, engineCc: 1497, co2: 136, mpg: 47.1, zeroTo62Seconds: 8.2 },
            { label: 'e-POWER 213 e-4ORCE Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 40_000, engineCc: 1497, co2: 146, mpg: 43.5, zeroTo62Seconds: 7.2, trims: ['N-Connecta', 'Tekna'] },
          ],
        },
      ],
    },
    {
      name: 'Leaf', slug: 'leaf', kind: 'car',
      models: [
        {
          name: 'Leaf', body: 'suv', doors: 5, seats: 5,
          bootLitres: 437, lengthMm: 4350, widthMm: 1810, towingKg: 750, insuranceGroup: 27, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Engage',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Engage+', addsPounds: 1250, equipment: 'technology' },
            { name: 'Advance', addsPounds: 3000, equipment: 'technology' },
            { name: 'Evolve',  addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: '52kWh 177', fuel: 'electric', transmission: 'automatic', powerBhp: 174, onTheRoadPounds: 29_999, co2: 0, rangeMiles: 271, batteryKwh: 52, chargeKw: 105, zeroTo62Seconds: 8.6, trims: ['Engage', 'Engage+'] },
            { label: '75kWh 218', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 32_249, co2: 0, rangeMiles: 386, batteryKwh: 75, chargeKw: 150, zeroTo62Seconds: 7.6, trims: ['Engage+', 'Advance', 'Evolve'] },
          ],
        },
      ],
    },
    {
      name: 'Ariya', slug: 'ariya', kind: 'car',
      models: [
        {
          name: 'Ariya', body: 'suv', doors: 5, seats: 5,
          bootLitres: 468, lengthMm: 4595, widthMm: 1850, towingKg: 750, insuranceGroup: 32, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Engage',  addsPounds: 0,      equipment: 'technology' },
            { name: 'Advance', addsPounds: 3500,   equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Evolve',  addsPounds: 6500,   equipment: 'luxury' },
            { name: 'Nismo',   addsPounds: 13_500, equipment: 'luxury' },
          ],
          engines: [
            { label: '63kWh 218',         fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 35_500, co2: 0, rangeMiles: 251, batteryKwh: 63, chargeKw: 130, zeroTo62Seconds: 7.5, trims: ['Engage', 'Advance'] },
            { label: '87kWh 242',         fuel: 'electric', transmission: 'automatic', powerBhp: 239, onTheRoadPounds: 39_500, co2: 0, rangeMiles: 329, batteryKwh: 87, chargeKw: 130, zeroTo62Seconds: 7.6, trims: ['Engage', 'Advance', 'Evolve'] },
            { label: '87kWh 306 e-4ORCE', fuel: 'electric', transmission: 'automatic', powerBhp: 302, onTheRoadPounds: 43_000, co2: 0, rangeMiles: 304, batteryKwh: 87, chargeKw: 130, zeroTo62Seconds: 5.7, trims: ['Evolve'] },
            { label: '87kWh 435 e-4ORCE', fuel: 'electric', transmission: 'automatic', powerBhp: 429, onTheRoadPounds: 43_300, co2: 0, rangeMiles: 259, batteryKwh: 87, chargeKw: 130, zeroTo62Seconds: 5,   trims: ['Nismo'] },
          ],
        },
      ],
    },
    {
      name: 'Townstar', slug: 'townstar', kind: 'van',
      models: [
        {
          name: 'Townstar Van', body: 'van', doors: 5, seats: 2,
          bootLitres: 3300, lengthMm: 4488, widthMm: 1860, towingKg: 1500, insuranceGroup: 17, approximate: true,
          trims: [
            { name: 'Acenta', addsPounds: 0,    equipment: 'entry' },
            { name: 'Tekna',  addsPounds: 2200, equipment: 'comfort' },
          ],
          engines: [
            { label: 'TCe 130 L1', fuel: 'petrol', transmission: 'manual', powerBhp: 128, onTheRoadPounds: 26_900, engineCc: 1332, co2: 154, mpg: 41.5 },
          ],
        },
        {
          name: 'Townstar EV Van', body: 'van', doors: 5, seats: 2,
          bootLitres: 3300, lengthMm: 4488, widthMm: 1860, towingKg: 1500, insuranceGroup: 18, approximate: true,
          trims: [
            { name: 'Acenta', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Tekna',  addsPounds: 1900, equipment: 'technology' },
            { name: 'Tekna+', addsPounds: 2900, equipment: 'technology' },
          ],
          engines: [
            { label: '45kWh 122 L1', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 36_200, co2: 0, rangeMiles: 183, batteryKwh: 45, chargeKw: 80 },
            { label: '45kWh 122 L2', fuel: 'electric', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 37_600, co2: 0, rangeMiles: 178, batteryKwh: 45, chargeKw: 80, trims: ['Acenta', 'Tekna'] },
          ],
        },
      ],
    },
    {
      name: 'Primastar', slug: 'primastar', kind: 'van',
      models: [
        {
          name: 'Primastar Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5800, lengthMm: 5080, widthMm: 1956, towingKg: 2000, insuranceGroup: 33, approximate: true,
          trims: [
            { name: 'Visia',  addsPounds: 0,    equipment: 'entry' },
            { name: 'Acenta', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Tekna',  addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: 'dCi 110 L1 H1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 108, onTheRoadPounds: 35_500, engineCc: 1997, co2: 182, mpg: 40.4, trims: ['Visia', 'Acenta'] },
            { label: 'dCi 130 L1 H1',      fuel: 'diesel', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 36_500, engineCc: 1997, co2: 182, mpg: 40.4 },
            { label: 'dCi 150 L2 H1 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 40_500, engineCc: 1997, co2: 194, mpg: 38.2, trims: ['Acenta', 'Tekna'] },
          ],
        },
      ],
    },
    {
      name: 'Interstar', slug: 'interstar', kind: 'van',
      models: [
        {
          name: 'Interstar Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 10_800, lengthMm: 5680, widthMm: 2080, towingKg: 2500, insuranceGroup: 38, approximate: true,
          trims: [
            { name: 'Acenta', addsPounds: 0,    equipment: 'entry' },
            { name: 'Tekna',  addsPounds: 2500, equipment: 'comfort' },
          ],
          engines: [
            { label: 'dCi 130 L2 H2',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 43_000, engineCc: 1997, co2: 203, mpg: 36.2 },
            { label: 'dCi 150 L2 H2',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 44_000, engineCc: 1997, co2: 204, mpg: 36.2 },
            { label: 'dCi 170 L3 H2 Auto', fuel: 'diesel',   transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 47_800, engineCc: 1997, co2: 218, mpg: 33.6 },
            { label: '87kWh 143 L2 H2',    fuel: 'electric', transmission: 'automatic', powerBhp: 141, onTheRoadPounds: 60_500,                 co2: 0,              rangeMiles: 264, batteryKwh: 87, chargeKw: 130 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
