import type { AuthoredMake } from '../authored-make.ts'

export const citroen = {
  name: 'Citroen',
  slug: 'citroen',
  ranges: [
    {
      name: 'C3', slug: 'c3', kind: 'car',
      models: [
        {
          name: 'C3', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 310, lengthMm: 4015, widthMm: 1755, towingKg: 600, insuranceGroup: 16, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1500, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',         fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 17790, engineCc: 1199, co2: 126, mpg: 50.4, zeroTo62Seconds: 10.6 },
            { label: '1.2 Hybrid 110 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 19695, engineCc: 1199, co2: 114, mpg: 56.5, zeroTo62Seconds:  9.8, trims: ['Plus', 'Max'] },
          ],
        },
        {
          name: 'e-C3', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 310, lengthMm: 4015, widthMm: 1755, insuranceGroup: 18,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1700, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3400, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '30kWh 113 Urban Range', fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 18505, co2: 0, rangeMiles: 130, batteryKwh: 30, chargeKw:  30, zeroTo62Seconds: 12.1, trims: ['You', 'Plus'] },
            { label: '44kWh 113',             fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 20595, co2: 0, rangeMiles: 199, batteryKwh: 44, chargeKw: 100, zeroTo62Seconds:   11 },
          ],
        },
      ],
    },
    {
      name: 'C3 Aircross', slug: 'c3-aircross', kind: 'car',
      models: [
        {
          name: 'C3 Aircross', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 460, lengthMm: 4395, widthMm: 1795, towingKg: 1200, insuranceGroup: 18, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1550, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',         fuel: 'petrol', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 20240, engineCc: 1199, co2: 135, mpg: 47.1, zeroTo62Seconds: 11.8, trims: ['You', 'Plus'] },
            { label: '1.2 Hybrid 145 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 22495, engineCc: 1199, co2: 121, mpg: 53.3, zeroTo62Seconds:  8.3, trims: ['Plus', 'Max'] },
          ],
        },
        {
          name: 'C3 Aircross 7 Seat', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 330, lengthMm: 4395, widthMm: 1795, towingKg: 1200, insuranceGroup: 18, ncapStars: 4,
          trims: [
            { name: 'Plus', addsPounds:    0, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 2150, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100', fuel: 'petrol', transmission: 'manual', powerBhp: 99, onTheRoadPounds: 22640, engineCc: 1199, co2: 136, mpg: 47.1, zeroTo62Seconds: 12 },
          ],
        },
        {
          name: 'e-C3 Aircross', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 460, lengthMm: 4395, widthMm: 1795, insuranceGroup: 21, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1550, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '44kWh 113',                fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 22990, co2: 0, rangeMiles: 188, batteryKwh: 44, chargeKw: 100, zeroTo62Seconds: 12.9, trims: ['You', 'Plus'] },
            { label: '54kWh 113 Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 111, onTheRoadPounds: 24690, co2: 0, rangeMiles: 249, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 13.1, trims: ['Plus', 'Max'] },
          ],
        },
      ],
    },
    {
      name: 'C4', slug: 'c4', kind: 'car',
      models: [
        {
          name: 'C4', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4365, widthMm: 1800, towingKg: 1250, insuranceGroup: 20, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1600, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 130',         fuel: 'petrol', transmission: 'manual',    powerBhp: 129, onTheRoadPounds: 22895, engineCc: 1199, co2: 122, mpg: 52.3, zeroTo62Seconds: 8.9, trims: ['You', 'Plus'] },
            { label: '1.2 Hybrid 110 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 24350, engineCc: 1199, co2: 106, mpg: 60.1, zeroTo62Seconds:  11, trims: ['You', 'Plus'] },
            { label: '1.2 Hybrid 145 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 25260, engineCc: 1199, co2: 108, mpg: 58.9, zeroTo62Seconds: 8.2, trims: ['Plus', 'Max'] },
          ],
        },
        {
          name: 'e-C4', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4365, widthMm: 1800, insuranceGroup: 23, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1600, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '50kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 27650, co2: 0, rangeMiles: 219, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 9.7 },
            { label: '54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 29300, co2: 0, rangeMiles: 262, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9.2, trims: ['Plus', 'Max'] },
          ],
        },
      ],
    },
    {
      name: 'C4 X', slug: 'c4-x', kind: 'car',
      models: [
        {
          name: 'C4 X', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 510, lengthMm: 4600, widthMm: 1800, towingKg: 1250, insuranceGroup: 20, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1600, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Hybrid 110 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 109, onTheRoadPounds: 25050, engineCc: 1199, co2: 107, mpg: 59.7, zeroTo62Seconds: 11.2, trims: ['You', 'Plus'] },
            { label: '1.2 Hybrid 145 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 25960, engineCc: 1199, co2: 108, mpg: 58.9, zeroTo62Seconds:  8.3, trims: ['Plus', 'Max'] },
          ],
        },
        {
          name: 'e-C4 X', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 510, lengthMm: 4600, widthMm: 1800, insuranceGroup: 23, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'entry' },
            { name: 'Plus', addsPounds: 1600, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 3500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '50kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 28350, co2: 0, rangeMiles: 222, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 9.8, trims: ['You', 'Plus'] },
            { label: '54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 30000, co2: 0, rangeMiles: 265, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9.3, trims: ['Plus', 'Max'] },
          ],
        },
      ],
    },
    {
      name: 'C5 Aircross', slug: 'c5-aircross', kind: 'car',
      models: [
        {
          name: 'C5 Aircross', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 651, lengthMm: 4652, widthMm: 1902, towingKg: 1450, insuranceGroup: 24, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Plus', addsPounds: 2300, equipment: 'technology' },
            { name: 'Max',  addsPounds: 5000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',  fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 30495, engineCc: 1199, co2: 125, mpg: 51.4,                                              zeroTo62Seconds: 11.2 },
            { label: '1.6 Plug-in Hybrid 195', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 193, onTheRoadPounds: 35495, engineCc: 1598, co2:  57, mpg:  112, rangeMiles: 53, batteryKwh: 21, chargeKw: 7, zeroTo62Seconds:  8.4 },
          ],
        },
        {
          name: 'e-C5 Aircross', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 651, lengthMm: 4652, widthMm: 1902, insuranceGroup: 29, ncapStars: 4,
          trims: [
            { name: 'You',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Plus', addsPounds: 2300, equipment: 'technology' },
            { name: 'Max',  addsPounds: 5000, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '73kWh 210',            fuel: 'electric', transmission: 'automatic', powerBhp: 207, onTheRoadPounds: 34065, co2: 0, rangeMiles: 322, batteryKwh: 73.7, chargeKw: 160, zeroTo62Seconds: 8.9 },
            { label: '97kWh 230 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 227, onTheRoadPounds: 37540, co2: 0, rangeMiles: 421, batteryKwh: 97.2, chargeKw: 160, zeroTo62Seconds: 9.2, trims: ['Plus', 'Max'] },
          ],
        },
      ],
    },
    {
      name: 'Berlingo', slug: 'berlingo', kind: 'car',
      models: [
        {
          name: 'Berlingo M', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 775, lengthMm: 4405, widthMm: 1848, towingKg: 1200, insuranceGroup: 20, ncapStars: 3,
          trims: [
            { name: 'Plus', addsPounds:    0, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.2 PureTech 110',     fuel: 'petrol', transmission: 'manual',    powerBhp: 109, onTheRoadPounds: 25290, engineCc: 1199, co2: 149, mpg: 42.8, zeroTo62Seconds: 11.8 },
            { label: '1.5 BlueHDi 100',      fuel: 'diesel', transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 25840, engineCc: 1499, co2: 137, mpg: 54.3, zeroTo62Seconds: 12.7 },
            { label: '1.5 BlueHDi 130 EAT8', fuel: 'diesel', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 26840, engineCc: 1499, co2: 148, mpg: 49.6, zeroTo62Seconds: 10.9, trims: ['Max'] },
          ],
        },
        {
          name: 'Berlingo XL', body: 'mpv', doors: 5, seats: 7, approximate: true,
          bootLitres: 850, lengthMm: 4753, widthMm: 1848, towingKg: 1200, insuranceGroup: 20, ncapStars: 3,
          trims: [
            { name: 'Plus', addsPounds:    0, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100', fuel: 'diesel', transmission: 'manual', powerBhp: 99, onTheRoadPounds: 27140, engineCc: 1499, co2: 141, mpg: 52.3, zeroTo62Seconds: 13 },
          ],
        },
        {
          name: 'e-Berlingo M', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 775, lengthMm: 4405, widthMm: 1848, towingKg: 750, insuranceGroup: 22, ncapStars: 3,
          trims: [
            { name: 'Plus', addsPounds:    0, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 31240, co2: 0, rangeMiles: 213, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.2 },
          ],
        },
      ],
    },
    {
      name: 'SpaceTourer', slug: 'spacetourer', kind: 'car',
      models: [
        {
          name: 'e-SpaceTourer M', body: 'mpv', doors: 5, seats: 8, approximate: true,
          bootLitres: 603, lengthMm: 4956, widthMm: 1920, towingKg: 1000, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Plus', addsPounds:    0, equipment: 'comfort' },
            { name: 'Max',  addsPounds: 4300, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 39995, co2: 0, rangeMiles: 139, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 13.1 },
            { label: '75kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 44195, co2: 0, rangeMiles: 215, batteryKwh: 75, chargeKw: 100, zeroTo62Seconds: 13.9 },
          ],
        },
      ],
    },
    {
      name: 'Berlingo Van', slug: 'berlingo-van', kind: 'van',
      models: [
        {
          name: 'Berlingo Van M', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4403, widthMm: 1848, towingKg: 1350,
          trims: [
            { name: 'Enterprise', addsPounds:    0, equipment: 'comfort' },
            { name: 'Driver',     addsPounds: 1900, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100', fuel: 'diesel',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 25230, engineCc: 1499, co2: 139, mpg: 53.3 },
            { label: '1.5 BlueHDi 130', fuel: 'diesel',   transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 25100, engineCc: 1499, co2: 142, mpg: 52.3,                                                 trims: ['Driver'] },
            { label: '50kWh 136',       fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 30420,                 co2:   0,            rangeMiles: 213, batteryKwh: 50, chargeKw: 100 },
          ],
        },
        {
          name: 'Berlingo Van XL', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4753, widthMm: 1848, towingKg: 1350,
          trims: [
            { name: 'Enterprise', addsPounds:    0, equipment: 'comfort' },
            { name: 'Driver',     addsPounds: 1900, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100', fuel: 'diesel',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 26790, engineCc: 1499, co2: 142, mpg: 52.3 },
            { label: '50kWh 136',       fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 32020,                 co2:   0,            rangeMiles: 208, batteryKwh: 50, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Dispatch', slug: 'dispatch', kind: 'van',
      models: [
        {
          name: 'Dispatch M', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 4959, widthMm: 1920, towingKg: 2500,
          trims: [
            { name: 'Enterprise', addsPounds:    0, equipment: 'comfort' },
            { name: 'Driver',     addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 BlueHDi 145',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 34150, engineCc: 1997, co2: 181, mpg: 40.9 },
            { label: '2.0 BlueHDi 180 EAT8', fuel: 'diesel',   transmission: 'automatic', powerBhp: 174, onTheRoadPounds: 35250, engineCc: 1997, co2: 192, mpg: 38.7,                                                 trims: ['Driver'] },
            { label: '75kWh 136',            fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 42590,                 co2:   0,            rangeMiles: 217, batteryKwh: 75, chargeKw: 100 },
          ],
        },
        {
          name: 'Dispatch XL', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5309, widthMm: 1920, towingKg: 2500,
          trims: [
            { name: 'Enterprise', addsPounds:    0, equipment: 'comfort' },
            { name: 'Driver',     addsPounds: 2000, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 BlueHDi 145', fuel: 'diesel',   transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 35150, engineCc: 1997, co2: 184, mpg: 40.4 },
            { label: '75kWh 136',       fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 43590,                 co2:   0,            rangeMiles: 211, batteryKwh: 75, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Relay', slug: 'relay', kind: 'van',
      models: [
        {
          name: 'Relay L3 H2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5998, widthMm: 2050, towingKg: 2500,
          trims: [
            { name: 'Enterprise', addsPounds: 0, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.2 BlueHDi 140', fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 42690, engineCc: 2184, co2: 252, mpg: 29.4 },
            { label: '2.2 BlueHDi 180', fuel: 'diesel',   transmission: 'manual',    powerBhp: 178, onTheRoadPounds: 44490, engineCc: 2184, co2: 258, mpg: 28.8 },
            { label: '110kWh 270',      fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 59890,                 co2:   0,            rangeMiles: 263, batteryKwh: 110, chargeKw: 150 },
          ],
        },
        {
          name: 'Relay L4 H3', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 6363, widthMm: 2050, towingKg: 2500,
          trims: [
            { name: 'Enterprise', addsPounds: 0, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.2 BlueHDi 140', fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 44790, engineCc: 2184, co2: 263, mpg: 28.2 },
            { label: '110kWh 270',      fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 61990,                 co2:   0,            rangeMiles: 254, batteryKwh: 110, chargeKw: 150 },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
