import type { AuthoredMake } from '../authored-make.ts'

export const ford = {
  name: 'Ford',
  slug: 'ford',
  ranges: [
    {
      name: 'Puma', slug: 'puma', kind: 'car',
      models: [
        {
          name: 'Puma', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 456, lengthMm: 4186, widthMm: 1805, towingKg: 1100, insuranceGroup: 15, ncapStars: 4,
          trims: [
            { name: 'Titanium',           addsPounds:    0, equipment: 'comfort' },
            { name: 'ST-Line',            addsPounds: 1200, equipment: 'technology' },
            { name: 'ST-Line X',          addsPounds: 3200, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'BlueCruise Edition', addsPounds: 4900, equipment: 'luxury' },
            { name: 'ST',                 addsPounds: 8100, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 EcoBoost mHEV 125',            fuel: 'petrol', transmission: 'manual',    powerBhp: 123, onTheRoadPounds: 26580, engineCc: 999, co2: 120, mpg: 53.3, zeroTo62Seconds: 9.8, trims: ['Titanium', 'ST-Line', 'ST-Line X'] },
            { label: '1.0 EcoBoost mHEV 125 Powershift', fuel: 'petrol', transmission: 'automatic', powerBhp: 123, onTheRoadPounds: 28330, engineCc: 999, co2: 129, mpg: 49.6, zeroTo62Seconds: 9.6, trims: ['Titanium', 'ST-Line', 'ST-Line X', 'BlueCruise Edition'] },
            { label: '1.0 EcoBoost mHEV 155',            fuel: 'petrol', transmission: 'manual',    powerBhp: 153, onTheRoadPounds: 27380, engineCc: 999, co2: 123, mpg: 52.3, zeroTo62Seconds: 8.7, trims: ['ST-Line', 'ST-Line X'] },
            { label: '1.0 EcoBoost mHEV 170 Powershift', fuel: 'petrol', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 26360, engineCc: 999, co2: 137, mpg: 46.3, zeroTo62Seconds: 7.4, trims: ['ST'] },
          ],
        },
        {
          name: 'Puma Gen-E', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 523, lengthMm: 4213, widthMm: 1805, towingKg: 750, insuranceGroup: 21, ncapStars: 4,
          trims: [
            { name: 'Select',  addsPounds:    0, equipment: 'comfort' },
            { name: 'Premium', addsPounds: 2000, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '43kWh 168', fuel: 'electric', transmission: 'automatic', powerBhp: 166, onTheRoadPounds: 29905, co2: 0, rangeMiles: 233, batteryKwh: 43, chargeKw: 100, zeroTo62Seconds: 8 },
          ],
        },
      ],
    },
    {
      name: 'Focus', slug: 'focus', kind: 'car',
      models: [
        {
          name: 'Focus', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 375, lengthMm: 4382, widthMm: 1825, towingKg: 1300, insuranceGroup: 17, ncapStars: 5,
          trims: [
            { name: 'Titanium',  addsPounds:    0, equipment: 'comfort' },
            { name: 'ST-Line',   addsPounds:  750, equipment: 'technology' },
            { name: 'ST-Line X', addsPounds: 2700, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'ST',        addsPounds: 9200, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.0 EcoBoost mHEV 125',            fuel: 'petrol', transmission: 'manual',    powerBhp: 123, onTheRoadPounds: 28500, engineCc:  999, co2: 118, mpg: 54.3, zeroTo62Seconds: 10.2, trims: ['Titanium', 'ST-Line', 'ST-Line X'] },
            { label: '1.0 EcoBoost mHEV 155 Powershift', fuel: 'petrol', transmission: 'automatic', powerBhp: 153, onTheRoadPounds: 30950, engineCc:  999, co2: 124, mpg: 51.4, zeroTo62Seconds:  8.4, trims: ['Titanium', 'ST-Line', 'ST-Line X'] },
            { label: '2.3 EcoBoost 280',                 fuel: 'petrol', transmission: 'manual',    powerBhp: 276, onTheRoadPounds: 29300, engineCc: 2261, co2: 183, mpg: 35.3, zeroTo62Seconds:  5.7, trims: ['ST'] },
          ],
        },
        {
          name: 'Focus Estate', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 608, lengthMm: 4669, widthMm: 1825, towingKg: 1300, insuranceGroup: 17, ncapStars: 5,
          trims: [
            { name: 'Titanium',  addsPounds:    0, equipment: 'comfort' },
            { name: 'ST-Line',   addsPounds:  750, equipment: 'technology' },
            { name: 'ST-Line X', addsPounds: 2700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.0 EcoBoost mHEV 125',            fuel: 'petrol', transmission: 'manual',    powerBhp: 123, onTheRoadPounds: 29700, engineCc: 999, co2: 120, mpg: 53.3, zeroTo62Seconds: 10.5 },
            { label: '1.0 EcoBoost mHEV 155 Powershift', fuel: 'petrol', transmission: 'automatic', powerBhp: 153, onTheRoadPounds: 32150, engineCc: 999, co2: 127, mpg: 50.4, zeroTo62Seconds:  8.7 },
          ],
        },
      ],
    },
    {
      name: 'Kuga', slug: 'kuga', kind: 'car',
      models: [
        {
          name: 'Kuga', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 526, lengthMm: 4645, widthMm: 1882, towingKg: 1600, insuranceGroup: 21, ncapStars: 5,
          trims: [
            { name: 'Titanium',  addsPounds:    0, equipment: 'comfort' },
            { name: 'ST-Line',   addsPounds: 1300, equipment: 'technology' },
            { name: 'ST-Line X', addsPounds: 4500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Active X',  addsPounds: 4500, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.5 EcoBoost 150', fuel: 'petrol',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 32450, engineCc: 1496, co2: 149, mpg:  42.8,                                                zeroTo62Seconds: 9.9, trims: ['Titanium', 'ST-Line'] },
            { label: '2.5 FHEV 180',     fuel: 'hybrid',         transmission: 'automatic', powerBhp: 178, onTheRoadPounds: 36450, engineCc: 2488, co2: 125, mpg:  51.4,                                                zeroTo62Seconds: 9.1 },
            { label: '2.5 FHEV 183 AWD', fuel: 'hybrid',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 36950, engineCc: 2488, co2: 139, mpg:  46.3,                                                zeroTo62Seconds: 8.3, trims: ['ST-Line', 'ST-Line X', 'Active X'] },
            { label: '2.5 PHEV 243',     fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 240, onTheRoadPounds: 38950, engineCc: 2488, co2:  20, mpg: 313.9, rangeMiles: 42, batteryKwh: 14.4, chargeKw: 4, zeroTo62Seconds: 7.3 },
          ],
        },
      ],
    },
    {
      name: 'Explorer', slug: 'explorer', kind: 'car',
      models: [
        {
          name: 'Explorer', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 470, lengthMm: 4468, widthMm: 1871, towingKg: 1200, insuranceGroup: 31, ncapStars: 5,
          trims: [
            { name: 'Style',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Select',  addsPounds: 1200, equipment: 'technology' },
            { name: 'Premium', addsPounds: 5600, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '52kWh 170',     fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 36175, co2: 0, rangeMiles: 233, batteryKwh: 52, chargeKw: 145, zeroTo62Seconds: 8.7, trims: ['Style', 'Select'] },
            { label: '77kWh 286',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 40875, co2: 0, rangeMiles: 374, batteryKwh: 77, chargeKw: 135, zeroTo62Seconds: 6.4, trims: ['Select', 'Premium'] },
            { label: '79kWh 340 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 45275, co2: 0, rangeMiles: 329, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.3, trims: ['Premium'] },
          ],
        },
      ],
    },
    {
      name: 'Capri', slug: 'capri', kind: 'car',
      models: [
        {
          name: 'Capri', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 572, lengthMm: 4634, widthMm: 1872, towingKg: 1200, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'Style',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Select',  addsPounds: 1300, equipment: 'technology' },
            { name: 'Premium', addsPounds: 5600, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '52kWh 170',     fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 38975, co2: 0, rangeMiles: 249, batteryKwh: 52, chargeKw: 145, zeroTo62Seconds: 8.7, trims: ['Style', 'Select'] },
            { label: '77kWh 286',     fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 43275, co2: 0, rangeMiles: 389, batteryKwh: 77, chargeKw: 135, zeroTo62Seconds: 6.4, trims: ['Select', 'Premium'] },
            { label: '79kWh 340 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 47575, co2: 0, rangeMiles: 346, batteryKwh: 79, chargeKw: 185, zeroTo62Seconds: 5.3, trims: ['Premium'] },
          ],
        },
      ],
    },
    {
      name: 'Mustang', slug: 'mustang', kind: 'car',
      models: [
        {
          name: 'Mustang Fastback', body: 'coupe', doors: 2, seats: 4, approximate: true,
          bootLitres: 381, lengthMm: 4810, widthMm: 1915, insuranceGroup: 44,
          trims: [
            { name: 'GT',         addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Dark Horse', addsPounds: 11800, equipment: 'luxury' },
          ],
          engines: [
            { label: '5.0 V8 446 Manual',    fuel: 'petrol', transmission: 'manual',    powerBhp: 440, onTheRoadPounds: 58965, engineCc: 5038, co2: 282, mpg: 22.8, zeroTo62Seconds: 5.3, trims: ['GT'] },
            { label: '5.0 V8 446 Automatic', fuel: 'petrol', transmission: 'automatic', powerBhp: 440, onTheRoadPounds: 60965, engineCc: 5038, co2: 274, mpg: 23.5, zeroTo62Seconds: 4.9, trims: ['GT'] },
            { label: '5.0 V8 453 Manual',    fuel: 'petrol', transmission: 'manual',    powerBhp: 447, onTheRoadPounds: 58965, engineCc: 5038, co2: 287, mpg: 22.4, zeroTo62Seconds: 5.2, trims: ['Dark Horse'] },
          ],
        },
        {
          name: 'Mustang Convertible', body: 'convertible', doors: 2, seats: 4, approximate: true,
          bootLitres: 310, lengthMm: 4810, widthMm: 1915, insuranceGroup: 44,
          trims: [
            { name: 'GT', addsPounds: 0, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '5.0 V8 446 Automatic', fuel: 'petrol', transmission: 'automatic', powerBhp: 440, onTheRoadPounds: 65465, engineCc: 5038, co2: 280, mpg: 23, zeroTo62Seconds: 5.3 },
          ],
        },
      ],
    },
    {
      name: 'Mustang Mach-E', slug: 'mustang-mach-e', kind: 'car',
      models: [
        {
          name: 'Mustang Mach-E', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 519, lengthMm: 4713, widthMm: 1881, towingKg: 1500, insuranceGroup: 34, ncapStars: 5,
          trims: [
            { name: 'Select',  addsPounds:     0, equipment: 'technology' },
            { name: 'Premium', addsPounds:  5200, equipment: 'luxury' },
            { name: 'GT',      addsPounds: 20200, equipment: 'luxury' },
            { name: 'Rally',   addsPounds: 22700, equipment: 'luxury' },
          ],
          engines: [
            { label: '73kWh 269',                    fuel: 'electric', transmission: 'automatic', powerBhp: 265, onTheRoadPounds: 44430, co2: 0, rangeMiles: 292, batteryKwh: 72.6, chargeKw: 150, zeroTo62Seconds: 7.1, trims: ['Select', 'Premium'] },
            { label: '88kWh 294 Extended Range',     fuel: 'electric', transmission: 'automatic', powerBhp: 290, onTheRoadPounds: 50930, co2: 0, rangeMiles: 372, batteryKwh:   88, chargeKw: 150, zeroTo62Seconds:   7, trims: ['Select', 'Premium'] },
            { label: '88kWh 351 AWD Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 346, onTheRoadPounds: 52680, co2: 0, rangeMiles: 341, batteryKwh:   88, chargeKw: 150, zeroTo62Seconds: 5.8, trims: ['Premium'] },
            { label: '91kWh 487 AWD',                fuel: 'electric', transmission: 'automatic', powerBhp: 480, onTheRoadPounds: 47340, co2: 0, rangeMiles: 318, batteryKwh:   91, chargeKw: 150, zeroTo62Seconds: 3.8, trims: ['GT', 'Rally'] },
          ],
        },
      ],
    },
    {
      name: 'Tourneo Courier', slug: 'tourneo-courier', kind: 'car',
      models: [
        {
          name: 'Tourneo Courier', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 570, lengthMm: 4337, widthMm: 1800, towingKg: 1100, insuranceGroup: 14,
          trims: [
            { name: 'Trend',    addsPounds:    0, equipment: 'comfort' },
            { name: 'Titanium', addsPounds: 1700, equipment: 'technology' },
            { name: 'Active',   addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 EcoBoost 125',            fuel: 'petrol', transmission: 'manual',    powerBhp: 123, onTheRoadPounds: 23960, engineCc: 999, co2: 150, mpg: 42.8, zeroTo62Seconds: 12.3 },
            { label: '1.0 EcoBoost 125 Powershift', fuel: 'petrol', transmission: 'automatic', powerBhp: 123, onTheRoadPounds: 24060, engineCc: 999, co2: 155, mpg: 41.5, zeroTo62Seconds: 12.8, trims: ['Titanium', 'Active'] },
          ],
        },
        {
          name: 'E-Tourneo Courier', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 570, lengthMm: 4337, widthMm: 1800, towingKg: 750, insuranceGroup: 20,
          trims: [
            { name: 'Trend',    addsPounds:    0, equipment: 'comfort' },
            { name: 'Titanium', addsPounds: 1700, equipment: 'technology' },
            { name: 'Active',   addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '43kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 31290, co2: 0, rangeMiles: 179, batteryKwh: 43, chargeKw: 100, zeroTo62Seconds: 10.9 },
          ],
        },
      ],
    },
    {
      name: 'Tourneo Connect', slug: 'tourneo-connect', kind: 'car',
      models: [
        {
          name: 'Tourneo Connect', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 1213, lengthMm: 4515, widthMm: 1855, towingKg: 1500, insuranceGroup: 18, ncapStars: 5,
          trims: [
            { name: 'Titanium', addsPounds:    0, equipment: 'comfort' },
            { name: 'Active',   addsPounds: 1900, equipment: 'technology' },
            { name: 'Sport',    addsPounds: 2400, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 EcoBoost 114', fuel: 'petrol',         transmission: 'manual',    powerBhp: 112, onTheRoadPounds: 31060, engineCc: 1498, co2: 148, mpg: 43.5,                                                 zeroTo62Seconds: 12.3, trims: ['Titanium', 'Active'] },
            { label: '2.0 EcoBlue 122',  fuel: 'diesel',         transmission: 'manual',    powerBhp: 120, onTheRoadPounds: 33360, engineCc: 1968, co2: 134, mpg: 55.4,                                                 zeroTo62Seconds: 12.2, trims: ['Titanium', 'Active'] },
            { label: '1.5 PHEV 150',     fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38060, engineCc: 1498, co2:  10, mpg:  628, rangeMiles: 72, batteryKwh: 19.7, chargeKw: 50, zeroTo62Seconds: 10.1 },
          ],
        },
        {
          name: 'Grand Tourneo Connect', body: 'mpv', doors: 5, seats: 7, approximate: true,
          bootLitres: 446, lengthMm: 4868, widthMm: 1855, towingKg: 1500, insuranceGroup: 18, ncapStars: 5,
          trims: [
            { name: 'Titanium', addsPounds:    0, equipment: 'comfort' },
            { name: 'Active',   addsPounds: 1900, equipment: 'technology' },
            { name: 'Sport',    addsPounds: 2400, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 EcoBlue 122',            fuel: 'diesel', transmission: 'manual',    powerBhp: 120, onTheRoadPounds: 34960, engineCc: 1968, co2: 139, mpg: 53.3, zeroTo62Seconds: 12.6, trims: ['Titanium', 'Active'] },
            { label: '2.0 EcoBlue 122 Powershift', fuel: 'diesel', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 36660, engineCc: 1968, co2: 143, mpg: 51.4, zeroTo62Seconds: 12.6 },
          ],
        },
      ],
    },
    {
      name: 'Tourneo Custom', slug: 'tourneo-custom', kind: 'car',
      models: [
        {
          name: 'Tourneo Custom', body: 'mpv', doors: 5, seats: 8, approximate: true,
          bootLitres: 673, lengthMm: 5050, widthMm: 2032, towingKg: 2500, insuranceGroup: 30,
          trims: [
            { name: 'Titanium',   addsPounds:    0, equipment: 'technology' },
            { name: 'Active',     addsPounds: 2800, equipment: 'technology' },
            { name: 'Titanium X', addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '2.0 EcoBlue 150',      fuel: 'diesel',         transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 49560, engineCc: 1996, co2: 190, mpg:  38.7 },
            { label: '2.0 EcoBlue 170 Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 52560, engineCc: 1996, co2: 207, mpg:  35.8 },
            { label: '2.5 PHEV 233',         fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 230, onTheRoadPounds: 55260, engineCc: 2488, co2:  37, mpg: 176.6, rangeMiles: 34, batteryKwh: 11.8, chargeKw: 4 },
          ],
        },
        {
          name: 'E-Tourneo Custom', body: 'mpv', doors: 5, seats: 8, approximate: true,
          bootLitres: 673, lengthMm: 5050, widthMm: 2032, towingKg: 2000, insuranceGroup: 38,
          trims: [
            { name: 'Titanium',   addsPounds:    0, equipment: 'technology' },
            { name: 'Active',     addsPounds: 2800, equipment: 'technology' },
            { name: 'Titanium X', addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '64kWh 218', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 59260, co2: 0, rangeMiles: 204, batteryKwh: 64, chargeKw: 125 },
          ],
        },
      ],
    },
    {
      name: 'Transit Courier', slug: 'transit-courier', kind: 'van',
      models: [
        {
          name: 'Transit Courier', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4337, widthMm: 1800, towingKg: 1100,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 1500, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 3600, equipment: 'technology' },
          ],
          engines: [
            { label: '1.0 EcoBoost 100', fuel: 'petrol',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 21480, engineCc:  999, co2: 152, mpg: 42.2 },
            { label: '1.5 EcoBlue 100',  fuel: 'diesel',   transmission: 'manual',    powerBhp:  99, onTheRoadPounds: 23040, engineCc: 1499, co2: 138, mpg: 53.3 },
            { label: '43kWh 136',        fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 28140,                 co2:   0,            rangeMiles: 180, batteryKwh: 43, chargeKw: 100, trims: ['Trend', 'Limited'] },
          ],
        },
      ],
    },
    {
      name: 'Transit Connect', slug: 'transit-connect', kind: 'van',
      models: [
        {
          name: 'Transit Connect L1', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4515, widthMm: 1855, towingKg: 1500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 1600, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 3700, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 EcoBlue 102', fuel: 'diesel',         transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 27900, engineCc: 1968, co2: 137, mpg: 53.3,                                                 trims: ['Leader', 'Trend'] },
            { label: '2.0 EcoBlue 122', fuel: 'diesel',         transmission: 'manual',    powerBhp: 120, onTheRoadPounds: 27500, engineCc: 1968, co2: 139, mpg: 53.3,                                                 trims: ['Trend', 'Limited'] },
            { label: '1.5 PHEV 150',    fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 33200, engineCc: 1498, co2:  12, mpg:  565, rangeMiles: 68, batteryKwh: 19.7, chargeKw: 50, trims: ['Trend', 'Limited'] },
          ],
        },
        {
          name: 'Transit Connect L2', body: 'van', doors: 5, seats: 3, approximate: true,
          lengthMm: 4868, widthMm: 1855, towingKg: 1500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 1600, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 3700, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 EcoBlue 102', fuel: 'diesel', transmission: 'manual', powerBhp: 101, onTheRoadPounds: 29300, engineCc: 1968, co2: 141, mpg: 52.3, trims: ['Leader', 'Trend'] },
            { label: '2.0 EcoBlue 122', fuel: 'diesel', transmission: 'manual', powerBhp: 120, onTheRoadPounds: 28900, engineCc: 1968, co2: 143, mpg: 51.4, trims: ['Trend', 'Limited'] },
          ],
        },
      ],
    },
    {
      name: 'Transit Custom', slug: 'transit-custom', kind: 'van',
      models: [
        {
          name: 'Transit Custom 300 L1', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5050, widthMm: 2032, towingKg: 2500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 2100, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 5000, equipment: 'technology' },
            { name: 'Sport',   addsPounds: 8600, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '2.0 EcoBlue 110',      fuel: 'diesel',         transmission: 'manual',    powerBhp: 109, onTheRoadPounds: 37100, engineCc: 1996, co2: 189, mpg:  39.2,                                                trims: ['Leader', 'Trend'] },
            { label: '2.0 EcoBlue 136',      fuel: 'diesel',         transmission: 'manual',    powerBhp: 134, onTheRoadPounds: 38600, engineCc: 1996, co2: 190, mpg:  38.7,                                                trims: ['Leader', 'Trend', 'Limited'] },
            { label: '2.0 EcoBlue 170 Auto', fuel: 'diesel',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 36900, engineCc: 1996, co2: 206, mpg:  35.8,                                                trims: ['Limited', 'Sport'] },
            { label: '2.5 PHEV 233',         fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 230, onTheRoadPounds: 44700, engineCc: 2488, co2:  38, mpg: 176.6, rangeMiles: 35, batteryKwh: 11.8, chargeKw: 4, trims: ['Trend', 'Limited'] },
          ],
        },
        {
          name: 'Transit Custom 300 L2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5450, widthMm: 2032, towingKg: 2500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 2100, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 5000, equipment: 'technology' },
            { name: 'Sport',   addsPounds: 8600, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '2.0 EcoBlue 136',      fuel: 'diesel', transmission: 'manual',    powerBhp: 134, onTheRoadPounds: 39500, engineCc: 1996, co2: 192, mpg: 38.7, trims: ['Leader', 'Trend', 'Limited'] },
            { label: '2.0 EcoBlue 170 Auto', fuel: 'diesel', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 37800, engineCc: 1996, co2: 208, mpg: 35.3, trims: ['Limited', 'Sport'] },
          ],
        },
      ],
    },
    {
      name: 'E-Transit Custom', slug: 'e-transit-custom', kind: 'van',
      models: [
        {
          name: 'E-Transit Custom 300 L1', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5050, widthMm: 2032, towingKg: 2300,
          trims: [
            { name: 'Trend',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 2900, equipment: 'technology' },
            { name: 'Sport',   addsPounds: 7100, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '64kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 51600, co2: 0, rangeMiles: 209, batteryKwh: 64, chargeKw: 125, trims: ['Trend', 'Limited'] },
            { label: '64kWh 218', fuel: 'electric', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 51300, co2: 0, rangeMiles: 204, batteryKwh: 64, chargeKw: 125, trims: ['Limited', 'Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Transit', slug: 'transit', kind: 'van',
      models: [
        {
          name: 'Transit 350 L2 H2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5531, widthMm: 2059, towingKg: 2500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 1900, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 4600, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 EcoBlue 130', fuel: 'diesel', transmission: 'manual', powerBhp: 128, onTheRoadPounds: 44350, engineCc: 1996, co2: 233, mpg: 31.7, trims: ['Leader', 'Trend'] },
            { label: '2.0 EcoBlue 165', fuel: 'diesel', transmission: 'manual', powerBhp: 163, onTheRoadPounds: 44950, engineCc: 1996, co2: 236, mpg: 31.4, trims: ['Trend', 'Limited'] },
          ],
        },
        {
          name: 'Transit 350 L3 H3', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5981, widthMm: 2059, towingKg: 2500,
          trims: [
            { name: 'Leader',  addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',   addsPounds: 1900, equipment: 'comfort' },
            { name: 'Limited', addsPounds: 4600, equipment: 'technology' },
          ],
          engines: [
            { label: '2.0 EcoBlue 130', fuel: 'diesel', transmission: 'manual', powerBhp: 128, onTheRoadPounds: 46050, engineCc: 1996, co2: 246, mpg: 30.1, trims: ['Leader', 'Trend'] },
            { label: '2.0 EcoBlue 165', fuel: 'diesel', transmission: 'manual', powerBhp: 163, onTheRoadPounds: 46650, engineCc: 1996, co2: 249, mpg: 29.7, trims: ['Trend', 'Limited'] },
          ],
        },
      ],
    },
    {
      name: 'E-Transit', slug: 'e-transit', kind: 'van',
      models: [
        {
          name: 'E-Transit 350 L3 H2', body: 'van', doors: 6, seats: 3, approximate: true,
          lengthMm: 5981, widthMm: 2059, towingKg: 750,
          trims: [
            { name: 'Leader', addsPounds:    0, equipment: 'entry' },
            { name: 'Trend',  addsPounds: 1900, equipment: 'comfort' },
          ],
          engines: [
            { label: '68kWh 184',                fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 53900, co2: 0, rangeMiles: 167, batteryKwh: 68, chargeKw: 115 },
            { label: '89kWh 184 Extended Range', fuel: 'electric', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 58000, co2: 0, rangeMiles: 249, batteryKwh: 89, chargeKw: 180, trims: ['Trend'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
