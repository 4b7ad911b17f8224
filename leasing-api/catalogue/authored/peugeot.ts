import type { AuthoredMake } from '../authored-make.ts'

export const peugeot = {
  name: 'Peugeot',
  slug: 'peugeot',
  ranges: [
    {
      name: '208', slug: 'peugeot-208', kind: 'car',
      models: [
        {
          name: '208', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 309, lengthMm: 4055, widthMm: 1745, insuranceGroup: 18, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure', addsPounds: 2000, equipment: 'technology' },
            { name: 'GT',     addsPounds: 3900, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',         fuel: 'petrol', transmission: 'manual',    powerBhp: 99,  onTheRoadPounds: 21_160, engineCc: 1199, co2: 110, mpg: 57.6, zeroTo62Seconds: 9.9,  trims: ['Style', 'Allure'] },
            { label: '1.2 Hybrid 110 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 108, onTheRoadPounds: 23_300, engineCc: 1199, co2: 100, mpg: 64.2, zeroTo62Seconds: 10.9 },
            { label: '1.2 Hybrid 145 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 24_300, engineCc: 1199, co2: 100, mpg: 64.2, zeroTo62Seconds: 8.3,  trims: ['Allure', 'GT'] },
          ],
        },
        {
          name: 'E-208', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 309, lengthMm: 4055, widthMm: 1745, insuranceGroup: 25, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure', addsPounds: 1600, equipment: 'technology' },
            { name: 'GT',     addsPounds: 3700, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '50kWh 136', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 28_950, co2: 0, rangeMiles: 225, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 8.3, trims: ['Style', 'Allure'] },
            { label: '51kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 30_600, co2: 0, rangeMiles: 268, batteryKwh: 51, chargeKw: 100, zeroTo62Seconds: 8.2, trims: ['Allure', 'GT'] },
          ],
        },
      ],
    },
    {
      name: '2008', slug: 'peugeot-2008', kind: 'car',
      models: [
        {
          name: '2008', body: 'suv', doors: 5, seats: 5,
          bootLitres: 434, lengthMm: 4304, widthMm: 1770, towingKg: 1200, insuranceGroup: 19, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure', addsPounds: 1900, equipment: 'technology' },
            { name: 'GT',     addsPounds: 3900, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Turbo 100',         fuel: 'petrol', transmission: 'manual',    powerBhp: 99,  onTheRoadPounds: 25_360, engineCc: 1199, co2: 122, mpg: 52.3, zeroTo62Seconds: 10.9, trims: ['Style', 'Allure'] },
            { label: '1.2 Turbo 130',         fuel: 'petrol', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 26_560, engineCc: 1199, co2: 123, mpg: 51.8, zeroTo62Seconds: 9.4,  trims: ['Allure'] },
            { label: '1.2 Hybrid 145 e-DSC6', fuel: 'hybrid', transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 28_500, engineCc: 1199, co2: 107, mpg: 59.5, zeroTo62Seconds: 8.8 },
          ],
        },
        {
          name: 'E-2008', body: 'suv', doors: 5, seats: 5,
          bootLitres: 434, lengthMm: 4304, widthMm: 1770, insuranceGroup: 26, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',  addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure', addsPounds: 1800, equipment: 'technology' },
            { name: 'GT',     addsPounds: 3800, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 35_700, co2: 0, rangeMiles: 252, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds: 9.1 },
          ],
        },
      ],
    },
    {
      name: '308', slug: 'peugeot-308', kind: 'car',
      models: [
        {
          name: '308 Hatchback', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 412, lengthMm: 4367, widthMm: 1852, towingKg: 1450, insuranceGroup: 22, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',      addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure',     addsPounds: 2200, equipment: 'technology' },
            { name: 'GT',         addsPounds: 4100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'GT Premium', addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 29_680, engineCc: 1199, co2: 109, mpg: 58.9,                                                    zeroTo62Seconds: 9 },
            { label: '1.5 BlueHDi 130 EAT8',          fuel: 'diesel',         transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 30_900, engineCc: 1499, co2: 124, mpg: 59.6,                                                    zeroTo62Seconds: 10.6, trims: ['Allure', 'GT'] },
            { label: '1.6 Plug-in Hybrid 195 e-DSC7', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 192, onTheRoadPounds: 35_500, engineCc: 1598, co2: 26,  mpg: 242.7, rangeMiles: 53,  batteryKwh: 17.2,                zeroTo62Seconds: 7.6,  trims: ['Allure', 'GT', 'GT Premium'] },
            { label: '58.4kWh E-308 156',             fuel: 'electric',       transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 32_800,                 co2: 0,               rangeMiles: 280, batteryKwh: 58.4, chargeKw: 100, zeroTo62Seconds: 9.8,  trims: ['Allure', 'GT', 'GT Premium'] },
          ],
        },
        {
          name: '308 SW', body: 'estate', doors: 5, seats: 5,
          bootLitres: 608, lengthMm: 4636, widthMm: 1852, towingKg: 1550, insuranceGroup: 22, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Style',      addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure',     addsPounds: 2200, equipment: 'technology' },
            { name: 'GT',         addsPounds: 4100, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'GT Premium', addsPounds: 5900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 30_980, engineCc: 1199, co2: 111, mpg: 58,                                                      zeroTo62Seconds: 9.1 },
            { label: '1.6 Plug-in Hybrid 195 e-DSC7', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 192, onTheRoadPounds: 36_800, engineCc: 1598, co2: 26,  mpg: 242.7, rangeMiles: 52,  batteryKwh: 17.2,                zeroTo62Seconds: 7.7, trims: ['Allure', 'GT', 'GT Premium'] },
            { label: '58.4kWh E-308 SW 156',          fuel: 'electric',       transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 34_100,                 co2: 0,               rangeMiles: 276, batteryKwh: 58.4, chargeKw: 100, zeroTo62Seconds: 9.9, trims: ['Allure', 'GT', 'GT Premium'] },
          ],
        },
      ],
    },
    {
      name: '408', slug: 'peugeot-408', kind: 'car',
      models: [
        {
          name: '408', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 536, lengthMm: 4687, widthMm: 1848, towingKg: 1400, insuranceGroup: 26, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure',     addsPounds: 0,    equipment: 'technology' },
            { name: 'GT',         addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'GT Premium', addsPounds: 4600, equipment: 'luxury',     extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 33_460, engineCc: 1199, co2: 113, mpg: 56.5,                                                    zeroTo62Seconds: 9.4 },
            { label: '1.6 Plug-in Hybrid 240 e-DSC7', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 237, onTheRoadPounds: 38_900, engineCc: 1598, co2: 28,  mpg: 231.9, rangeMiles: 50,  batteryKwh: 14.6,                zeroTo62Seconds: 7.2, trims: ['GT', 'GT Premium'] },
            { label: '58.2kWh E-408 210',             fuel: 'electric',       transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 37_150,                 co2: 0,               rangeMiles: 281, batteryKwh: 58.2, chargeKw: 120, zeroTo62Seconds: 7.2 },
          ],
        },
      ],
    },
    {
      name: '3008', slug: 'peugeot-3008', kind: 'car',
      models: [
        {
          name: '3008', body: 'suv', doors: 5, seats: 5,
          bootLitres: 520, lengthMm: 4542, widthMm: 1895, towingKg: 1400, insuranceGroup: 25, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure',     addsPounds: 0,    equipment: 'technology' },
            { name: 'GT',         addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT Premium', addsPounds: 5000, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 36_390, engineCc: 1199, co2: 122, mpg: 52.5,                                    zeroTo62Seconds: 10.2 },
            { label: '1.6 Plug-in Hybrid 195 e-DSC7', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 192, onTheRoadPounds: 41_480, engineCc: 1598, co2: 18,  mpg: 356.2, rangeMiles: 55, batteryKwh: 17.8, zeroTo62Seconds: 7.8 },
          ],
        },
        {
          name: 'E-3008', body: 'suv', doors: 5, seats: 5,
          bootLitres: 520, lengthMm: 4542, widthMm: 1895, towingKg: 1250, insuranceGroup: 33, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure',     addsPounds: 0,    equipment: 'technology' },
            { name: 'GT',         addsPounds: 3200, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT Premium', addsPounds: 5300, equipment: 'luxury' },
          ],
          engines: [
            { label: '73kWh 213',     fuel: 'electric', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 45_850, co2: 0, rangeMiles: 339, batteryKwh: 73, chargeKw: 160, zeroTo62Seconds: 8.7 },
            { label: '97kWh 230',     fuel: 'electric', transmission: 'automatic', powerBhp: 227, onTheRoadPounds: 48_550, co2: 0, rangeMiles: 422, batteryKwh: 97, chargeKw: 160, zeroTo62Seconds: 8.9, trims: ['GT', 'GT Premium'] },
            { label: '73kWh 325 AWD', fuel: 'electric', transmission: 'automatic', powerBhp: 320, onTheRoadPounds: 49_250, co2: 0, rangeMiles: 303, batteryKwh: 73, chargeKw: 160, zeroTo62Seconds: 6.4, trims: ['GT Premium'] },
          ],
        },
      ],
    },
    {
      name: '5008', slug: 'peugeot-5008', kind: 'car',
      models: [
        {
          name: '5008', body: 'suv', doors: 5, seats: 7,
          bootLitres: 348, lengthMm: 4791, widthMm: 1895, towingKg: 1400, insuranceGroup: 26, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure',     addsPounds: 0,    equipment: 'technology' },
            { name: 'GT',         addsPounds: 2900, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT Premium', addsPounds: 4900, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.2 Hybrid 145 e-DSC6',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 39_160, engineCc: 1199, co2: 126, mpg: 50.5,                                    zeroTo62Seconds: 11.3 },
            { label: '1.6 Plug-in Hybrid 195 e-DSC7', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 192, onTheRoadPounds: 44_000, engineCc: 1598, co2: 18,  mpg: 356.2, rangeMiles: 55, batteryKwh: 17.8, zeroTo62Seconds: 8.3 },
          ],
        },
        {
          name: 'E-5008', body: 'suv', doors: 5, seats: 7,
          bootLitres: 348, lengthMm: 4791, widthMm: 1895, towingKg: 1100, insuranceGroup: 34, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure',     addsPounds: 0,    equipment: 'technology' },
            { name: 'GT',         addsPounds: 3100, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'GT Premium', addsPounds: 5200, equipment: 'luxury' },
          ],
          engines: [
            { label: '73kWh 213', fuel: 'electric', transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 48_650, co2: 0, rangeMiles: 310, batteryKwh: 73, chargeKw: 160, zeroTo62Seconds: 9.7 },
            { label: '97kWh 230', fuel: 'electric', transmission: 'automatic', powerBhp: 227, onTheRoadPounds: 51_350, co2: 0, rangeMiles: 414, batteryKwh: 97, chargeKw: 160, zeroTo62Seconds: 9.7, trims: ['GT', 'GT Premium'] },
          ],
        },
      ],
    },
    {
      name: 'Rifter', slug: 'rifter', kind: 'car',
      models: [
        {
          name: 'E-Rifter', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 775, lengthMm: 4405, widthMm: 1848, towingKg: 750, insuranceGroup: 20, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure', addsPounds: 0,    equipment: 'comfort' },
            { name: 'GT',     addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '50kWh 136 Standard',    fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 32_400, co2: 0, rangeMiles: 213, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.2 },
            { label: '50kWh 136 Long 7 Seat', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 34_200, co2: 0, rangeMiles: 205, batteryKwh: 50, chargeKw: 100, zeroTo62Seconds: 11.9, trims: ['Allure'] },
          ],
        },
        {
          name: 'Rifter', body: 'mpv', doors: 5, seats: 5,
          bootLitres: 775, lengthMm: 4405, widthMm: 1848, towingKg: 1500, insuranceGroup: 18, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Allure', addsPounds: 0,    equipment: 'comfort' },
            { name: 'GT',     addsPounds: 2300, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100', fuel: 'diesel', transmission: 'manual', powerBhp: 101, onTheRoadPounds: 27_800, engineCc: 1499, co2: 143, mpg: 51.4, zeroTo62Seconds: 13.1 },
          ],
        },
      ],
    },
    {
      name: 'Traveller', slug: 'traveller', kind: 'car',
      models: [
        {
          name: 'E-Traveller', body: 'mpv', doors: 5, seats: 8,
          bootLitres: 980, lengthMm: 4983, widthMm: 1920, towingKg: 1000, insuranceGroup: 27, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Business', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Allure',   addsPounds: 6500, equipment: 'technology' },
          ],
          engines: [
            { label: '49kWh 136 Standard', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 39_900, co2: 0, rangeMiles: 140, batteryKwh: 49, chargeKw: 100, zeroTo62Seconds: 13.3, trims: ['Business'] },
            { label: '75kWh 136 Long',     fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 44_500, co2: 0, rangeMiles: 217, batteryKwh: 75, chargeKw: 100, zeroTo62Seconds: 14.3 },
          ],
        },
      ],
    },
    {
      name: 'Partner', slug: 'partner', kind: 'van',
      models: [
        {
          name: 'Partner Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 3300, lengthMm: 4403, widthMm: 1848, towingKg: 1200, insuranceGroup: 14, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,    equipment: 'entry' },
            { name: 'Asphalt', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Sport',   addsPounds: 3300, equipment: 'comfort' },
          ],
          engines: [
            { label: '1.5 BlueHDi 100 Standard',      fuel: 'diesel', transmission: 'manual',    powerBhp: 101, onTheRoadPounds: 28_300, engineCc: 1499, co2: 141, mpg: 52.3 },
            { label: '1.5 BlueHDi 130 Standard EAT8', fuel: 'diesel', transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 31_100, engineCc: 1499, co2: 147, mpg: 50.1, trims: ['Asphalt', 'Sport'] },
          ],
        },
        {
          name: 'E-Partner Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 3300, lengthMm: 4403, widthMm: 1848, towingKg: 750, insuranceGroup: 16, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,    equipment: 'entry' },
            { name: 'Asphalt', addsPounds: 2400, equipment: 'comfort' },
          ],
          engines: [
            { label: '50kWh 136 Standard', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 35_000, co2: 0, rangeMiles: 213, batteryKwh: 50, chargeKw: 100 },
            { label: '50kWh 136 Long',     fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 36_400, co2: 0, rangeMiles: 205, batteryKwh: 50, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Expert', slug: 'expert', kind: 'van',
      models: [
        {
          name: 'Expert Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5300, lengthMm: 4983, widthMm: 1920, towingKg: 2500, insuranceGroup: 29, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,    equipment: 'entry' },
            { name: 'Asphalt', addsPounds: 2700, equipment: 'comfort' },
            { name: 'Sport',   addsPounds: 4200, equipment: 'technology' },
          ],
          engines: [
            { label: '1.5 BlueHDi 120 Standard',      fuel: 'diesel', transmission: 'manual',    powerBhp: 118, onTheRoadPounds: 37_300, engineCc: 1499, co2: 179, mpg: 41.5, trims: ['Pro', 'Asphalt'] },
            { label: '2.0 BlueHDi 145 Standard',      fuel: 'diesel', transmission: 'manual',    powerBhp: 143, onTheRoadPounds: 38_700, engineCc: 1997, co2: 180, mpg: 41.5 },
            { label: '2.0 BlueHDi 180 Standard EAT8', fuel: 'diesel', transmission: 'automatic', powerBhp: 177, onTheRoadPounds: 41_700, engineCc: 1997, co2: 186, mpg: 39.8, trims: ['Asphalt', 'Sport'] },
          ],
        },
        {
          name: 'E-Expert Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5300, lengthMm: 4983, widthMm: 1920, towingKg: 1000, insuranceGroup: 31, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,    equipment: 'entry' },
            { name: 'Asphalt', addsPounds: 2800, equipment: 'comfort' },
          ],
          engines: [
            { label: '50kWh 136 Standard', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 42_800, co2: 0, rangeMiles: 139, batteryKwh: 50, chargeKw: 100 },
            { label: '75kWh 136 Standard', fuel: 'electric', transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 47_900, co2: 0, rangeMiles: 219, batteryKwh: 75, chargeKw: 100 },
          ],
        },
      ],
    },
    {
      name: 'Boxer', slug: 'boxer', kind: 'van',
      models: [
        {
          name: 'Boxer Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 11_500, lengthMm: 5413, widthMm: 2050, towingKg: 2500, insuranceGroup: 36, approximate: true,
          trims: [
            { name: 'Pro',     addsPounds: 0,    equipment: 'entry' },
            { name: 'Asphalt', addsPounds: 2500, equipment: 'comfort' },
          ],
          engines: [
            { label: '2.2 BlueHDi 140 335 L2H2', fuel: 'diesel',   transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 43_800, engineCc: 2184, co2: 233, mpg: 31.7 },
            { label: '2.2 BlueHDi 165 335 L3H2', fuel: 'diesel',   transmission: 'manual',    powerBhp: 163, onTheRoadPounds: 45_900, engineCc: 2184, co2: 238, mpg: 31 },
            { label: '110kWh 270 E-Boxer L3H2',  fuel: 'electric', transmission: 'automatic', powerBhp: 266, onTheRoadPounds: 70_200,                 co2: 0,              rangeMiles: 263, batteryKwh: 110, chargeKw: 150, trims: ['Asphalt'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
