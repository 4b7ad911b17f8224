import type { AuthoredMake } from '../authored-make.ts'

export const bmw = {
  name: 'BMW',
  slug: 'bmw',
  ranges: [
    {
      name: '1 Series', slug: '1-series', kind: 'car',
      models: [
        {
          name: '1 Series Hatchback', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 380, lengthMm: 4361, widthMm: 1800, towingKg: 1200, insuranceGroup: 26, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'comfort' },
            { name: 'M Sport',     addsPounds:  1500, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  3700, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M135',        addsPounds: 11300, equipment: 'luxury' },
          ],
          engines: [
            { label: '116 122',        fuel: 'petrol', transmission: 'automatic', powerBhp: 120, onTheRoadPounds: 29580, engineCc: 1499, co2: 125, mpg: 51.4, zeroTo62Seconds: 9.9, trims: ['Sport', 'M Sport'] },
            { label: '120 170',        fuel: 'petrol', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 31965, engineCc: 1499, co2: 121, mpg: 53.3, zeroTo62Seconds: 7.8, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '118d 150',       fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 33240, engineCc: 1995, co2: 120, mpg: 61.4, zeroTo62Seconds: 8.3, trims: ['Sport', 'M Sport'] },
            { label: '120d 163',       fuel: 'diesel', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 34265, engineCc: 1995, co2: 117, mpg: 62.8, zeroTo62Seconds: 7.9, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '123 xDrive 218', fuel: 'petrol', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 35895, engineCc: 1998, co2: 134, mpg: 47.9, zeroTo62Seconds: 6.3, trims: ['M Sport', 'M Sport Pro'] },
            { label: '2.0 xDrive 300', fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 32295, engineCc: 1998, co2: 173, mpg: 37.2, zeroTo62Seconds: 4.9, trims: ['M135'] },
          ],
        },
      ],
    },
    {
      name: '2 Series', slug: '2-series', kind: 'car',
      models: [
        {
          name: '2 Series Coupe', body: 'coupe', doors: 2, seats: 4, approximate: true,
          bootLitres: 390, lengthMm: 4537, widthMm: 1838, towingKg: 1600, insuranceGroup: 30, ncapStars: 4,
          trims: [
            { name: 'M Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  2600, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M240i',       addsPounds: 11000, equipment: 'luxury' },
          ],
          engines: [
            { label: '220i 184',       fuel: 'petrol', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 38860, engineCc: 1998, co2: 144, mpg: 44.1, zeroTo62Seconds: 7.5, trims: ['M Sport', 'M Sport Pro'] },
            { label: '230i 245',       fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 42440, engineCc: 1998, co2: 146, mpg: 43.5, zeroTo62Seconds: 5.9, trims: ['M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 374', fuel: 'petrol', transmission: 'automatic', powerBhp: 369, onTheRoadPounds: 38860, engineCc: 2998, co2: 187, mpg: 34.4, zeroTo62Seconds: 4.3, trims: ['M240i'] },
          ],
        },
        {
          name: 'M2', body: 'sports', doors: 2, seats: 4, approximate: true,
          bootLitres: 390, lengthMm: 4580, widthMm: 1887, insuranceGroup: 42, ncapStars: 4,
          trims: [
            { name: 'Standard', addsPounds:     0, equipment: 'luxury' },
            { name: 'CS',       addsPounds: 23600, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 480 Manual',     fuel: 'petrol', transmission: 'manual',    powerBhp: 473, onTheRoadPounds: 69385, engineCc: 2993, co2: 228, mpg: 28.2, zeroTo62Seconds: 4.2, trims: ['Standard'] },
            { label: '3.0 480 Steptronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 473, onTheRoadPounds: 70985, engineCc: 2993, co2: 218, mpg: 29.4, zeroTo62Seconds:   4, trims: ['Standard'] },
            { label: '3.0 530 Steptronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 68875, engineCc: 2993, co2: 226, mpg: 28.5, zeroTo62Seconds: 3.8, trims: ['CS'] },
          ],
        },
        {
          name: '2 Series Gran Coupe', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 430, lengthMm: 4546, widthMm: 1800, towingKg: 1300, insuranceGroup: 27, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'comfort' },
            { name: 'M Sport',     addsPounds:  1700, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  3900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M235',        addsPounds: 12000, equipment: 'luxury' },
          ],
          engines: [
            { label: '220 170',        fuel: 'petrol', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 34320, engineCc: 1499, co2: 119, mpg: 53.3, zeroTo62Seconds: 7.9, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '220d 163',       fuel: 'diesel', transmission: 'automatic', powerBhp: 161, onTheRoadPounds: 36520, engineCc: 1995, co2: 115, mpg: 64.2, zeroTo62Seconds:   8, trims: ['Sport', 'M Sport'] },
            { label: '223 xDrive 218', fuel: 'petrol', transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 37920, engineCc: 1998, co2: 132, mpg: 48.7, zeroTo62Seconds: 6.4, trims: ['M Sport', 'M Sport Pro'] },
            { label: '2.0 xDrive 300', fuel: 'petrol', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 34320, engineCc: 1998, co2: 171, mpg: 37.7, zeroTo62Seconds: 4.9, trims: ['M235'] },
          ],
        },
        {
          name: '2 Series Active Tourer', body: 'mpv', doors: 5, seats: 5, approximate: true,
          bootLitres: 470, lengthMm: 4386, widthMm: 1824, towingKg: 1500, insuranceGroup: 22, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:    0, equipment: 'comfort' },
            { name: 'Luxury',  addsPounds: 1800, equipment: 'technology' },
            { name: 'M Sport', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '220i 170',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 34895, engineCc: 1499, co2: 134, mpg:  47.9,                                                zeroTo62Seconds: 8.1 },
            { label: '223i xDrive 218', fuel: 'petrol',         transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 37050, engineCc: 1998, co2: 146, mpg:  43.5,                                                zeroTo62Seconds: 6.7, trims: ['Luxury', 'M Sport'] },
            { label: '225e xDrive 245', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 40845, engineCc: 1499, co2:  16, mpg: 403.5, rangeMiles: 54, batteryKwh: 16.3, chargeKw: 7, zeroTo62Seconds: 6.7 },
            { label: '230e xDrive 326', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 41550, engineCc: 1499, co2:  17, mpg:   372, rangeMiles: 52, batteryKwh: 16.3, chargeKw: 7, zeroTo62Seconds: 5.5, trims: ['Luxury', 'M Sport'] },
          ],
        },
      ],
    },
    {
      name: '3 Series', slug: '3-series', kind: 'car',
      models: [
        {
          name: '3 Series Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4713, widthMm: 1827, towingKg: 1800, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'comfort' },
            { name: 'M Sport',     addsPounds:  1550, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  3800, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M340i',       addsPounds: 19500, equipment: 'luxury' },
          ],
          engines: [
            { label: '320i 184',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 40930, engineCc: 1998, co2: 147, mpg:  43.5,                                                 zeroTo62Seconds: 7.4, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '320d 190 xDrive', fuel: 'diesel',         transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 44530, engineCc: 1995, co2: 134, mpg:  55.4,                                                 zeroTo62Seconds: 6.9, trims: ['Sport', 'M Sport'] },
            { label: '330i 245',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 44980, engineCc: 1998, co2: 151, mpg:  42.2,                                                 zeroTo62Seconds: 5.8, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '330e 292',        fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 46630, engineCc: 1998, co2:  21, mpg: 313.9, rangeMiles: 63, batteryKwh: 22.3, chargeKw: 11, zeroTo62Seconds: 5.9, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 392',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 387, onTheRoadPounds: 40930, engineCc: 2998, co2: 176, mpg:  36.7,                                                 zeroTo62Seconds: 4.4, trims: ['M340i'] },
          ],
        },
        {
          name: '3 Series Touring', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4713, widthMm: 1827, towingKg: 1800, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'comfort' },
            { name: 'M Sport',     addsPounds:  1550, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  3800, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M340i',       addsPounds: 19500, equipment: 'luxury' },
          ],
          engines: [
            { label: '320i 184',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 42830, engineCc: 1998, co2: 152, mpg:  42.2,                                                 zeroTo62Seconds: 7.8, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '320d 190 xDrive', fuel: 'diesel',         transmission: 'automatic', powerBhp: 187, onTheRoadPounds: 46430, engineCc: 1995, co2: 139, mpg:  53.3,                                                 zeroTo62Seconds: 7.3, trims: ['Sport', 'M Sport'] },
            { label: '330e 292',        fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 288, onTheRoadPounds: 48530, engineCc: 1998, co2:  23, mpg: 282.5, rangeMiles: 60, batteryKwh: 22.3, chargeKw: 11, zeroTo62Seconds: 6.1, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 392',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 387, onTheRoadPounds: 42830, engineCc: 2998, co2: 181, mpg:  35.3,                                                 zeroTo62Seconds: 4.5, trims: ['M340i'] },
          ],
        },
        {
          name: 'M3', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 480, lengthMm: 4794, widthMm: 1903, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'Competition', addsPounds:     0, equipment: 'luxury' },
            { name: 'CS',          addsPounds: 30500, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 530 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 88205, engineCc: 2993, co2: 224, mpg: 28.5, zeroTo62Seconds: 3.5, trims: ['Competition'] },
            { label: '3.0 550 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 543, onTheRoadPounds: 88205, engineCc: 2993, co2: 229, mpg: 27.7, zeroTo62Seconds: 3.4, trims: ['CS'] },
          ],
        },
        {
          name: 'M3 Touring', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4794, widthMm: 1903, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'Competition', addsPounds:     0, equipment: 'luxury' },
            { name: 'CS',          addsPounds: 35500, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 530 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 90725, engineCc: 2993, co2: 229, mpg: 27.7, zeroTo62Seconds: 3.6, trims: ['Competition'] },
            { label: '3.0 550 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 543, onTheRoadPounds: 90775, engineCc: 2993, co2: 231, mpg: 27.4, zeroTo62Seconds: 3.5, trims: ['CS'] },
          ],
        },
      ],
    },
    {
      name: '4 Series', slug: '4-series', kind: 'car',
      models: [
        {
          name: '4 Series Coupe', body: 'coupe', doors: 2, seats: 4, approximate: true,
          bootLitres: 440, lengthMm: 4773, widthMm: 1852, towingKg: 1600, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'M Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  2750, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M440i',       addsPounds: 15500, equipment: 'luxury' },
          ],
          engines: [
            { label: '420i 184',       fuel: 'petrol', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 46590, engineCc: 1998, co2: 147, mpg: 43.5, zeroTo62Seconds: 7.5, trims: ['M Sport', 'M Sport Pro'] },
            { label: '430i 245',       fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 49985, engineCc: 1998, co2: 150, mpg: 42.8, zeroTo62Seconds: 5.8, trims: ['M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 374', fuel: 'petrol', transmission: 'automatic', powerBhp: 369, onTheRoadPounds: 46590, engineCc: 2998, co2: 177, mpg: 36.2, zeroTo62Seconds: 4.5, trims: ['M440i'] },
          ],
        },
        {
          name: '4 Series Convertible', body: 'convertible', doors: 2, seats: 4, approximate: true,
          bootLitres: 385, lengthMm: 4768, widthMm: 1852, towingKg: 1500, insuranceGroup: 35, ncapStars: 5,
          trims: [
            { name: 'M Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  2750, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M440i',       addsPounds: 14700, equipment: 'luxury' },
          ],
          engines: [
            { label: '420i 184',       fuel: 'petrol', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 52010, engineCc: 1998, co2: 155, mpg: 41.5, zeroTo62Seconds: 8.2, trims: ['M Sport', 'M Sport Pro'] },
            { label: '430i 245',       fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 55405, engineCc: 1998, co2: 158, mpg: 40.4, zeroTo62Seconds: 6.2, trims: ['M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 374', fuel: 'petrol', transmission: 'automatic', powerBhp: 369, onTheRoadPounds: 52010, engineCc: 2998, co2: 184, mpg: 34.9, zeroTo62Seconds: 4.9, trims: ['M440i'] },
          ],
        },
        {
          name: '4 Series Gran Coupe', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 470, lengthMm: 4783, widthMm: 1852, towingKg: 1600, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'M Sport',     addsPounds:     0, equipment: 'technology' },
            { name: 'M Sport Pro', addsPounds:  2750, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M440i',       addsPounds: 15200, equipment: 'luxury' },
          ],
          engines: [
            { label: '420i 184',       fuel: 'petrol', transmission: 'automatic', powerBhp: 181, onTheRoadPounds: 46590, engineCc: 1998, co2: 150, mpg: 42.8, zeroTo62Seconds: 7.9, trims: ['M Sport', 'M Sport Pro'] },
            { label: '430i 245',       fuel: 'petrol', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 49985, engineCc: 1998, co2: 153, mpg: 42.2, zeroTo62Seconds: 6.2, trims: ['M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 374', fuel: 'petrol', transmission: 'automatic', powerBhp: 369, onTheRoadPounds: 46590, engineCc: 2998, co2: 180, mpg: 35.8, zeroTo62Seconds: 4.7, trims: ['M440i'] },
          ],
        },
        {
          name: 'M4', body: 'sports', doors: 2, seats: 4, approximate: true,
          bootLitres: 440, lengthMm: 4794, widthMm: 1887, insuranceGroup: 44, ncapStars: 5,
          trims: [
            { name: 'Competition', addsPounds:     0, equipment: 'luxury' },
            { name: 'CS',          addsPounds: 30900, equipment: 'luxury' },
          ],
          engines: [
            { label: '3.0 530 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 89335, engineCc: 2993, co2: 224, mpg: 28.5, zeroTo62Seconds: 3.5, trims: ['Competition'] },
            { label: '3.0 550 xDrive', fuel: 'petrol', transmission: 'automatic', powerBhp: 543, onTheRoadPounds: 89335, engineCc: 2993, co2: 226, mpg: 28.2, zeroTo62Seconds: 3.4, trims: ['CS'] },
          ],
        },
      ],
    },
    {
      name: '5 Series', slug: '5-series', kind: 'car',
      models: [
        {
          name: '5 Series Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 5060, widthMm: 1900, towingKg: 2000, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport',     addsPounds: 2300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds: 5400, equipment: 'luxury' },
          ],
          engines: [
            { label: '520i 208',        fuel: 'petrol',         transmission: 'automatic', powerBhp: 205, onTheRoadPounds: 52680, engineCc: 1998, co2: 142, mpg:  44.8,                                                zeroTo62Seconds: 7.5 },
            { label: '520d 197',        fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 55460, engineCc: 1995, co2: 136, mpg:  54.3,                                                zeroTo62Seconds: 7.3, trims: ['Sport', 'M Sport'] },
            { label: '530e 299',        fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 60605, engineCc: 1998, co2:  17, mpg: 403.5, rangeMiles: 62, batteryKwh: 22.1, chargeKw: 7, zeroTo62Seconds: 6.3 },
            { label: '550e xDrive 489', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 482, onTheRoadPounds: 73000, engineCc: 2998, co2:  22, mpg: 313.9, rangeMiles: 55, batteryKwh: 22.1, chargeKw: 7, zeroTo62Seconds: 4.3, trims: ['M Sport', 'M Sport Pro'] },
          ],
        },
        {
          name: '5 Series Touring', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 570, lengthMm: 5060, widthMm: 1900, towingKg: 2000, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport',     addsPounds: 2300, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds: 5400, equipment: 'luxury' },
          ],
          engines: [
            { label: '520i 208', fuel: 'petrol',         transmission: 'automatic', powerBhp: 205, onTheRoadPounds: 55080, engineCc: 1998, co2: 149, mpg:  43.5,                                                zeroTo62Seconds: 7.8 },
            { label: '520d 197', fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 57860, engineCc: 1995, co2: 141, mpg:  52.3,                                                zeroTo62Seconds: 7.5, trims: ['Sport', 'M Sport'] },
            { label: '530e 299', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 63005, engineCc: 1998, co2:  20, mpg: 353.1, rangeMiles: 58, batteryKwh: 22.1, chargeKw: 7, zeroTo62Seconds: 6.4 },
          ],
        },
        {
          name: 'M5', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 466, lengthMm: 5096, widthMm: 1970, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Standard',    addsPounds:    0, equipment: 'luxury' },
            { name: 'Carbon Pack', addsPounds: 9500, equipment: 'luxury' },
          ],
          engines: [
            { label: '4.4 V8 Hybrid 727 xDrive', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 717, onTheRoadPounds: 111405, engineCc: 4395, co2: 39, mpg: 176.6, rangeMiles: 42, batteryKwh: 22.1, chargeKw: 11, zeroTo62Seconds: 3.5 },
          ],
        },
      ],
    },
    {
      name: '7 Series', slug: '7-series', kind: 'car',
      models: [
        {
          name: '7 Series', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 540, lengthMm: 5391, widthMm: 1950, towingKg: 2100, insuranceGroup: 47, ncapStars: 5,
          trims: [
            { name: 'Excellence',  addsPounds:    0, equipment: 'luxury' },
            { name: 'M Sport',     addsPounds: 2900, equipment: 'luxury' },
            { name: 'M Sport Pro', addsPounds: 6900, equipment: 'luxury' },
          ],
          engines: [
            { label: '740d xDrive 299',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 103860, engineCc: 2993, co2: 164, mpg:  45.6,                                                zeroTo62Seconds: 5.8, trims: ['Excellence', 'M Sport'] },
            { label: '750e xDrive 489',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 482, onTheRoadPounds: 105620, engineCc: 2998, co2:  26, mpg: 256.8, rangeMiles: 54, batteryKwh: 22.1, chargeKw: 7, zeroTo62Seconds: 4.8 },
            { label: 'M760e xDrive 571', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 563, onTheRoadPounds: 121330, engineCc: 2998, co2:  28, mpg: 235.4, rangeMiles: 52, batteryKwh: 22.1, chargeKw: 7, zeroTo62Seconds: 4.3, trims: ['M Sport Pro'] },
          ],
        },
      ],
    },
    {
      name: 'i4', slug: 'i4', kind: 'car',
      models: [
        {
          name: 'i4 Gran Coupe', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 470, lengthMm: 4783, widthMm: 1852, towingKg: 1600, insuranceGroup: 33, ncapStars: 4,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'technology' },
            { name: 'M Sport',     addsPounds:  1600, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds:  4300, equipment: 'luxury' },
            { name: 'M60',         addsPounds: 18600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'eDrive35 286', fuel: 'electric', transmission: 'automatic', powerBhp: 282, onTheRoadPounds: 51280, co2: 0, rangeMiles: 317, batteryKwh: 70.3, chargeKw: 180, zeroTo62Seconds:   6, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: 'eDrive40 340', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 57890, co2: 0, rangeMiles: 373, batteryKwh: 83.9, chargeKw: 205, zeroTo62Seconds: 5.6, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive 601',   fuel: 'electric', transmission: 'automatic', powerBhp: 593, onTheRoadPounds: 52630, co2: 0, rangeMiles: 338, batteryKwh: 83.9, chargeKw: 205, zeroTo62Seconds: 3.7, trims: ['M60'] },
          ],
        },
      ],
    },
    {
      name: 'i5', slug: 'i5', kind: 'car',
      models: [
        {
          name: 'i5 Saloon', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 490, lengthMm: 5060, widthMm: 1900, towingKg: 2000, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport',     addsPounds:  2550, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds:  5800, equipment: 'luxury' },
            { name: 'M60',         addsPounds: 30600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'eDrive40 340', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 67795, co2: 0, rangeMiles: 357, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds:   6, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive40 394', fuel: 'electric', transmission: 'automatic', powerBhp: 389, onTheRoadPounds: 68245, co2: 0, rangeMiles: 330, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds: 5.4, trims: ['M Sport', 'M Sport Pro'] },
            { label: 'xDrive 601',   fuel: 'electric', transmission: 'automatic', powerBhp: 593, onTheRoadPounds: 67855, co2: 0, rangeMiles: 310, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds: 3.8, trims: ['M60'] },
          ],
        },
        {
          name: 'i5 Touring', body: 'estate', doors: 5, seats: 5, approximate: true,
          bootLitres: 570, lengthMm: 5060, widthMm: 1900, towingKg: 2000, insuranceGroup: 43, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport',     addsPounds:  2550, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds:  5800, equipment: 'luxury' },
            { name: 'M60',         addsPounds: 30600, equipment: 'luxury' },
          ],
          engines: [
            { label: 'eDrive40 340', fuel: 'electric', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 70195, co2: 0, rangeMiles: 347, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds: 6.1, trims: ['Sport', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive40 394', fuel: 'electric', transmission: 'automatic', powerBhp: 389, onTheRoadPounds: 70645, co2: 0, rangeMiles: 317, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds: 5.5, trims: ['M Sport', 'M Sport Pro'] },
            { label: 'xDrive 601',   fuel: 'electric', transmission: 'automatic', powerBhp: 593, onTheRoadPounds: 70255, co2: 0, rangeMiles: 305, batteryKwh: 81.2, chargeKw: 205, zeroTo62Seconds: 3.9, trims: ['M60'] },
          ],
        },
      ],
    },
    {
      name: 'i7', slug: 'i7', kind: 'car',
      models: [
        {
          name: 'i7', body: 'saloon', doors: 4, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 5391, widthMm: 1950, towingKg: 2000, insuranceGroup: 50, ncapStars: 5,
          trims: [
            { name: 'Excellence',  addsPounds:     0, equipment: 'luxury' },
            { name: 'M Sport',     addsPounds:  2900, equipment: 'luxury' },
            { name: 'M Sport Pro', addsPounds:  6900, equipment: 'luxury' },
            { name: 'M70',         addsPounds: 53800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'eDrive50 455', fuel: 'electric', transmission: 'automatic', powerBhp: 449, onTheRoadPounds: 100710, co2: 0, rangeMiles: 379, batteryKwh: 101.7, chargeKw: 195, zeroTo62Seconds: 5.5, trims: ['Excellence', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive60 544', fuel: 'electric', transmission: 'automatic', powerBhp: 536, onTheRoadPounds: 120770, co2: 0, rangeMiles: 387, batteryKwh: 101.7, chargeKw: 195, zeroTo62Seconds: 4.7, trims: ['Excellence', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive 660',   fuel: 'electric', transmission: 'automatic', powerBhp: 650, onTheRoadPounds: 109770, co2: 0, rangeMiles: 347, batteryKwh: 101.7, chargeKw: 195, zeroTo62Seconds: 3.7, trims: ['M70'] },
          ],
        },
      ],
    },
    {
      name: 'iX', slug: 'ix', kind: 'car',
      models: [
        {
          name: 'iX', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 500, lengthMm: 4965, widthMm: 1970, towingKg: 2500, insuranceGroup: 48, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:     0, equipment: 'luxury' },
            { name: 'M Sport', addsPounds:  3500, equipment: 'luxury' },
            { name: 'M70',     addsPounds: 39400, equipment: 'luxury' },
          ],
          engines: [
            { label: 'xDrive45 408', fuel: 'electric', transmission: 'automatic', powerBhp: 402, onTheRoadPounds: 75405, co2: 0, rangeMiles: 374, batteryKwh:  94.8, chargeKw: 175, zeroTo62Seconds: 5.1, trims: ['Sport', 'M Sport'] },
            { label: 'xDrive60 544', fuel: 'electric', transmission: 'automatic', powerBhp: 536, onTheRoadPounds: 93205, co2: 0, rangeMiles: 426, batteryKwh: 109.1, chargeKw: 195, zeroTo62Seconds: 4.6, trims: ['Sport', 'M Sport'] },
            { label: 'xDrive 659',   fuel: 'electric', transmission: 'automatic', powerBhp: 650, onTheRoadPounds: 74805, co2: 0, rangeMiles: 373, batteryKwh: 108.9, chargeKw: 195, zeroTo62Seconds: 3.8, trims: ['M70'] },
          ],
        },
      ],
    },
    {
      name: 'iX1', slug: 'ix1', kind: 'car',
      models: [
        {
          name: 'iX1', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 490, lengthMm: 4500, widthMm: 1845, towingKg: 1200, insuranceGroup: 32, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:    0, equipment: 'technology' },
            { name: 'xLine',   addsPounds: 1500, equipment: 'technology' },
            { name: 'M Sport', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: 'eDrive20 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 46205, co2: 0, rangeMiles: 319, batteryKwh: 64.7, chargeKw: 130, zeroTo62Seconds: 8.6 },
            { label: 'xDrive30 313', fuel: 'electric', transmission: 'automatic', powerBhp: 309, onTheRoadPounds: 51205, co2: 0, rangeMiles: 273, batteryKwh: 64.7, chargeKw: 130, zeroTo62Seconds: 5.6 },
          ],
        },
      ],
    },
    {
      name: 'iX2', slug: 'ix2', kind: 'car',
      models: [
        {
          name: 'iX2', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 525, lengthMm: 4554, widthMm: 1845, towingKg: 1200, insuranceGroup: 33, ncapStars: 5,
          trims: [
            { name: 'Sport',       addsPounds:    0, equipment: 'technology' },
            { name: 'M Sport',     addsPounds: 2000, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro', addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'eDrive20 204', fuel: 'electric', transmission: 'automatic', powerBhp: 201, onTheRoadPounds: 47195, co2: 0, rangeMiles: 318, batteryKwh: 64.7, chargeKw: 130, zeroTo62Seconds: 8.6 },
            { label: 'xDrive30 313', fuel: 'electric', transmission: 'automatic', powerBhp: 309, onTheRoadPounds: 50195, co2: 0, rangeMiles: 279, batteryKwh: 64.7, chargeKw: 130, zeroTo62Seconds: 5.6, trims: ['M Sport', 'M Sport Pro'] },
          ],
        },
      ],
    },
    {
      name: 'iX3', slug: 'ix3', kind: 'car',
      models: [
        {
          name: 'iX3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 520, lengthMm: 4782, widthMm: 1895, towingKg: 2000, insuranceGroup: 42, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:    0, equipment: 'luxury' },
            { name: 'M Sport', addsPounds: 2500, equipment: 'luxury' },
          ],
          engines: [
            { label: '50 xDrive 469', fuel: 'electric', transmission: 'automatic', powerBhp: 463, onTheRoadPounds: 58755, co2: 0, rangeMiles: 500, batteryKwh: 108.7, chargeKw: 400, zeroTo62Seconds: 4.9 },
          ],
        },
      ],
    },
    {
      name: 'X1', slug: 'x1', kind: 'car',
      models: [
        {
          name: 'X1', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 540, lengthMm: 4500, widthMm: 1845, towingKg: 2000, insuranceGroup: 28, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:     0, equipment: 'comfort' },
            { name: 'xLine',   addsPounds:  1450, equipment: 'technology' },
            { name: 'M Sport', addsPounds:  2450, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M35i',    addsPounds: 11500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'sDrive18i 136',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 36225, engineCc: 1499, co2: 141, mpg:  45.6,                                                zeroTo62Seconds: 9.2, trims: ['Sport', 'xLine', 'M Sport'] },
            { label: 'sDrive20i 170',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 37860, engineCc: 1499, co2: 135, mpg:  47.1,                                                zeroTo62Seconds: 8.3, trims: ['Sport', 'xLine', 'M Sport'] },
            { label: 'sDrive18d 150',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 38175, engineCc: 1995, co2: 129, mpg:  57.6,                                                zeroTo62Seconds: 8.9, trims: ['Sport', 'xLine', 'M Sport'] },
            { label: 'xDrive23i 218',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 215, onTheRoadPounds: 40100, engineCc: 1998, co2: 150, mpg:  42.8,                                                zeroTo62Seconds: 7.1, trims: ['xLine', 'M Sport'] },
            { label: 'xDrive25e 245',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 42870, engineCc: 1499, co2:  18, mpg: 353.1, rangeMiles: 52, batteryKwh: 16.3, chargeKw: 7, zeroTo62Seconds: 6.8, trims: ['Sport', 'xLine', 'M Sport'] },
            { label: 'xDrive30e 326',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 322, onTheRoadPounds: 44615, engineCc: 1499, co2:  19, mpg: 353.1, rangeMiles: 49, batteryKwh: 16.3, chargeKw: 7, zeroTo62Seconds: 5.6, trims: ['xLine', 'M Sport'] },
            { label: '2.0 xDrive 300', fuel: 'petrol',         transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 37860, engineCc: 1998, co2: 181, mpg:  35.3,                                                zeroTo62Seconds: 5.4, trims: ['M35i'] },
          ],
        },
      ],
    },
    {
      name: 'X2', slug: 'x2', kind: 'car',
      models: [
        {
          name: 'X2', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 560, lengthMm: 4554, widthMm: 1845, towingKg: 2000, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Sport',   addsPounds:     0, equipment: 'comfort' },
            { name: 'M Sport', addsPounds:  1900, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M35i',    addsPounds: 10700, equipment: 'luxury' },
          ],
          engines: [
            { label: 'sDrive20i 170',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 40515, engineCc: 1499, co2: 133, mpg:  47.9,                                                zeroTo62Seconds: 8.3, trims: ['Sport', 'M Sport'] },
            { label: 'sDrive18d 150',  fuel: 'diesel',         transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 41040, engineCc: 1995, co2: 127, mpg:  58.9,                                                zeroTo62Seconds: 8.9, trims: ['Sport', 'M Sport'] },
            { label: 'xDrive25e 245',  fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 45515, engineCc: 1499, co2:  18, mpg: 353.1, rangeMiles: 54, batteryKwh: 16.3, chargeKw: 7, zeroTo62Seconds: 6.8, trims: ['Sport', 'M Sport'] },
            { label: '2.0 xDrive 300', fuel: 'petrol',         transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 40515, engineCc: 1998, co2: 178, mpg:  36.2,                                                zeroTo62Seconds: 5.4, trims: ['M35i'] },
          ],
        },
      ],
    },
    {
      name: 'X3', slug: 'x3', kind: 'car',
      models: [
        {
          name: 'X3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 570, lengthMm: 4755, widthMm: 1920, towingKg: 2400, insuranceGroup: 36, ncapStars: 5,
          trims: [
            { name: 'xLine',       addsPounds:     0, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'M Sport',     addsPounds:  2000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'M Sport Pro', addsPounds:  5200, equipment: 'luxury' },
            { name: 'M50',         addsPounds: 16500, equipment: 'luxury' },
          ],
          engines: [
            { label: '20 xDrive 208',  fuel: 'petrol',         transmission: 'automatic', powerBhp: 205, onTheRoadPounds: 50430, engineCc: 1998, co2: 160, mpg:  39.8,                                                 zeroTo62Seconds: 7.8, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: '20d xDrive 197', fuel: 'diesel',         transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 52330, engineCc: 1995, co2: 154, mpg:  48.7,                                                 zeroTo62Seconds: 7.7, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: '30e xDrive 299', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 295, onTheRoadPounds: 56750, engineCc: 1998, co2:  26, mpg: 256.8, rangeMiles: 53, batteryKwh: 19.7, chargeKw: 11, zeroTo62Seconds: 6.2, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: '3.0 xDrive 398', fuel: 'petrol',         transmission: 'automatic', powerBhp: 393, onTheRoadPounds: 50630, engineCc: 2998, co2: 186, mpg:  34.4,                                                 zeroTo62Seconds: 4.6, trims: ['M50'] },
          ],
        },
      ],
    },
    {
      name: 'X5', slug: 'x5', kind: 'car',
      models: [
        {
          name: 'X5', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 650, lengthMm: 4935, widthMm: 2004, towingKg: 3500, insuranceGroup: 44, ncapStars: 5,
          trims: [
            { name: 'xLine',       addsPounds:     0, equipment: 'luxury' },
            { name: 'M Sport',     addsPounds:  1400, equipment: 'luxury' },
            { name: 'M Sport Pro', addsPounds:  7000, equipment: 'luxury' },
            { name: 'M60i',        addsPounds: 24800, equipment: 'luxury' },
          ],
          engines: [
            { label: 'xDrive30d 298',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 294, onTheRoadPounds: 72030, engineCc: 2993, co2: 195, mpg:  38.2,                                                zeroTo62Seconds: 6.1, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive40d 352',     fuel: 'diesel',         transmission: 'automatic', powerBhp: 347, onTheRoadPounds: 73965, engineCc: 2993, co2: 197, mpg:  37.7,                                                zeroTo62Seconds: 5.5, trims: ['M Sport', 'M Sport Pro'] },
            { label: 'xDrive40i 381',     fuel: 'petrol',         transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 74670, engineCc: 2998, co2: 220, mpg:  29.1,                                                zeroTo62Seconds: 5.4, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: 'xDrive50e 489',     fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 482, onTheRoadPounds: 81695, engineCc: 2998, co2:  23, mpg: 282.5, rangeMiles: 67, batteryKwh: 25.7, chargeKw: 7, zeroTo62Seconds: 4.8, trims: ['xLine', 'M Sport', 'M Sport Pro'] },
            { label: '4.4 V8 xDrive 530', fuel: 'petrol',         transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 73060, engineCc: 4395, co2: 282, mpg:  22.8,                                                zeroTo62Seconds: 4.3, trims: ['M60i'] },
          ],
        },
      ],
    },
    {
      name: 'X6', slug: 'x6', kind: 'car',
      models: [
        {
          name: 'X6', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 580, lengthMm: 4935, widthMm: 2004, towingKg: 3500, insuranceGroup: 45, ncapStars: 5,
          trims: [
            { name: 'M Sport',     addsPounds:     0, equipment: 'luxury' },
            { name: 'M Sport Pro', addsPounds:  5600, equipment: 'luxury' },
            { name: 'M60i',        addsPounds: 24500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'xDrive30d 298',     fuel: 'diesel', transmission: 'automatic', powerBhp: 294, onTheRoadPounds: 75830, engineCc: 2993, co2: 193, mpg: 38.7, zeroTo62Seconds: 6.1, trims: ['M Sport', 'M Sport Pro'] },
            { label: 'xDrive40i 381',     fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 78560, engineCc: 2998, co2: 218, mpg: 29.4, zeroTo62Seconds: 5.4, trims: ['M Sport', 'M Sport Pro'] },
            { label: '4.4 V8 xDrive 530', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 75830, engineCc: 4395, co2: 280, mpg:   23, zeroTo62Seconds: 4.3, trims: ['M60i'] },
          ],
        },
      ],
    },
    {
      name: 'X7', slug: 'x7', kind: 'car',
      models: [
        {
          name: 'X7', body: 'suv', doors: 5, seats: 7, approximate: true,
          bootLitres: 750, lengthMm: 5181, widthMm: 2000, towingKg: 3500, insuranceGroup: 47,
          trims: [
            { name: 'Excellence', addsPounds:     0, equipment: 'luxury' },
            { name: 'M Sport',    addsPounds:  1600, equipment: 'luxury' },
            { name: 'M60i',       addsPounds: 23500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'xDrive40d 352',     fuel: 'diesel', transmission: 'automatic', powerBhp: 347, onTheRoadPounds: 90780, engineCc: 2993, co2: 212, mpg: 34.9, zeroTo62Seconds: 5.9, trims: ['Excellence', 'M Sport'] },
            { label: 'xDrive40i 381',     fuel: 'petrol', transmission: 'automatic', powerBhp: 376, onTheRoadPounds: 89580, engineCc: 2998, co2: 236, mpg: 27.2, zeroTo62Seconds: 5.8, trims: ['Excellence', 'M Sport'] },
            { label: '4.4 V8 xDrive 530', fuel: 'petrol', transmission: 'automatic', powerBhp: 523, onTheRoadPounds: 89580, engineCc: 4395, co2: 293, mpg: 21.9, zeroTo62Seconds: 4.7, trims: ['M60i'] },
          ],
        },
      ],
    },
    {
      name: 'XM', slug: 'xm', kind: 'car',
      models: [
        {
          name: 'XM', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 527, lengthMm: 5110, widthMm: 2005, towingKg: 2700, insuranceGroup: 50,
          trims: [
            { name: 'Standard', addsPounds:     0, equipment: 'luxury' },
            { name: 'Label',    addsPounds: 31000, equipment: 'luxury' },
          ],
          engines: [
            { label: '4.4 V8 Hybrid 653 xDrive', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 644, onTheRoadPounds: 142740, engineCc: 4395, co2: 36, mpg: 176.6, rangeMiles: 51, batteryKwh: 29.5, chargeKw: 7, zeroTo62Seconds: 4.3, trims: ['Standard'] },
            { label: '4.4 V8 Hybrid 748 xDrive', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 738, onTheRoadPounds: 142740, engineCc: 4395, co2: 37, mpg: 176.6, rangeMiles: 48, batteryKwh: 29.5, chargeKw: 7, zeroTo62Seconds: 3.8, trims: ['Label'] },
          ],
        },
      ],
    },
    {
      name: 'Z4', slug: 'z4', kind: 'car',
      models: [
        {
          name: 'Z4', body: 'convertible', doors: 2, seats: 2, approximate: true,
          bootLitres: 281, lengthMm: 4324, widthMm: 1864, insuranceGroup: 38, ncapStars: 5,
          trims: [
            { name: 'M Sport',      addsPounds:     0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'M Sport Pro',  addsPounds:  3300, equipment: 'luxury' },
            { name: 'M40i',         addsPounds: 12100, equipment: 'luxury' },
            { name: 'Pure Impulse', addsPounds: 16500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'sDrive20i 197',      fuel: 'petrol', transmission: 'automatic', powerBhp: 194, onTheRoadPounds: 49010, engineCc: 1998, co2: 162, mpg: 39.2, zeroTo62Seconds: 6.6, trims: ['M Sport', 'M Sport Pro'] },
            { label: 'sDrive30i 258',      fuel: 'petrol', transmission: 'automatic', powerBhp: 254, onTheRoadPounds: 52100, engineCc: 1998, co2: 164, mpg: 38.7, zeroTo62Seconds: 5.4, trims: ['M Sport', 'M Sport Pro'] },
            { label: '3.0 340 Steptronic', fuel: 'petrol', transmission: 'automatic', powerBhp: 335, onTheRoadPounds: 49010, engineCc: 2998, co2: 188, mpg:   34, zeroTo62Seconds: 4.5, trims: ['M40i'] },
            { label: '3.0 340 Manual',     fuel: 'petrol', transmission: 'manual',    powerBhp: 335, onTheRoadPounds: 49010, engineCc: 2998, co2: 205, mpg:   31, zeroTo62Seconds: 4.6, trims: ['Pure Impulse'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
