import type { AuthoredMake } from '../authored-make.ts'

export const ds = {
  name: 'DS',
  slug: 'ds',
  ranges: [
    {
      name: '3', slug: 'ds-3', kind: 'car',
      models: [
        {
          name: '3', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 350, lengthMm: 4118, widthMm: 1791, towingKg: 1200, insuranceGroup: 23, ncapStars: 4,
          trims: [
            { name: 'Pallas', addsPounds:    0, equipment: 'comfort' },
            { name: 'Etoile', addsPounds: 3800, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: '1.2 Hybrid 136',    fuel: 'hybrid',   transmission: 'automatic', powerBhp: 134, onTheRoadPounds: 29180, engineCc: 1199, co2: 108, mpg: 58.9,                                                 zeroTo62Seconds: 8.2 },
            { label: 'E-Tense 54kWh 156', fuel: 'electric', transmission: 'automatic', powerBhp: 154, onTheRoadPounds: 33940,                 co2:   0,            rangeMiles: 250, batteryKwh: 54, chargeKw: 100, zeroTo62Seconds:   9 },
          ],
        },
      ],
    },
    {
      name: 'N°4', slug: 'no-4', kind: 'car',
      models: [
        {
          name: 'N°4', body: 'hatchback', doors: 5, seats: 5, approximate: true,
          bootLitres: 430, lengthMm: 4415, widthMm: 1872, towingKg: 1250, insuranceGroup: 26, ncapStars: 4,
          trims: [
            { name: 'Pallas',           addsPounds:    0, equipment: 'comfort' },
            { name: 'Etoile',           addsPounds: 4200, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Performance Line', addsPounds: 1900, equipment: 'technology' },
          ],
          engines: [
            { label: '1.2 Hybrid 145',         fuel: 'hybrid',         transmission: 'automatic', powerBhp: 143, onTheRoadPounds: 33160, engineCc: 1199, co2: 113, mpg:  56.5,                                                   zeroTo62Seconds: 9.6 },
            { label: '1.6 Plug-in Hybrid 225', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 222, onTheRoadPounds: 38160, engineCc: 1598, co2:  25, mpg: 256.8, rangeMiles:  50, batteryKwh: 14.6, chargeKw:   7, zeroTo62Seconds: 7.7 },
            { label: 'E-Tense 58kWh 213',      fuel: 'electric',       transmission: 'automatic', powerBhp: 210, onTheRoadPounds: 37860,                 co2:   0,             rangeMiles: 280, batteryKwh: 58.3, chargeKw: 120, zeroTo62Seconds: 7.1 },
          ],
        },
      ],
    },
    {
      name: '7', slug: 'ds-7', kind: 'car',
      models: [
        {
          name: '7', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 555, lengthMm: 4593, widthMm: 1906, towingKg: 1200, insuranceGroup: 30, ncapStars: 5,
          trims: [
            { name: 'Pallas',           addsPounds:    0, equipment: 'technology' },
            { name: 'Etoile',           addsPounds: 4500, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Esprit de Voyage', addsPounds: 6500, equipment: 'luxury' },
          ],
          engines: [
            { label: '1.5 BlueHDi 130', fuel: 'diesel',         transmission: 'automatic', powerBhp: 128, onTheRoadPounds: 40200, engineCc: 1499, co2: 141, mpg:  52.3,                                                zeroTo62Seconds: 10.8, trims: ['Pallas', 'Etoile'] },
            { label: 'E-Tense 225',     fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 222, onTheRoadPounds: 44900, engineCc: 1598, co2:  28, mpg: 220.8, rangeMiles: 43, batteryKwh: 14.2, chargeKw: 7, zeroTo62Seconds:  8.9 },
            { label: 'E-Tense 4x4 300', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 46900, engineCc: 1598, co2:  30, mpg: 223.3, rangeMiles: 39, batteryKwh: 14.2, chargeKw: 7, zeroTo62Seconds:    6, trims: ['Etoile', 'Esprit de Voyage'] },
          ],
        },
      ],
    },
    {
      name: 'N°8', slug: 'no-8', kind: 'car',
      models: [
        {
          name: 'N°8', body: 'suv', doors: 5, seats: 5, approximate: true,
          bootLitres: 620, lengthMm: 4821, widthMm: 1899, insuranceGroup: 36,
          trims: [
            { name: 'Pallas',      addsPounds:    0, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Etoile',      addsPounds: 4300, equipment: 'luxury' },
            { name: 'Jules Verne', addsPounds: 7900, equipment: 'luxury' },
          ],
          engines: [
            { label: '74kWh 230',            fuel: 'electric', transmission: 'automatic', powerBhp: 227, onTheRoadPounds: 50790, co2: 0, rangeMiles: 357, batteryKwh: 73.7, chargeKw: 160, zeroTo62Seconds: 7.7, trims: ['Pallas', 'Etoile'] },
            { label: '97kWh 245 Long Range', fuel: 'electric', transmission: 'automatic', powerBhp: 242, onTheRoadPounds: 56290, co2: 0, rangeMiles: 466, batteryKwh: 97.2, chargeKw: 160, zeroTo62Seconds: 7.8 },
            { label: '97kWh 350 AWD',        fuel: 'electric', transmission: 'automatic', powerBhp: 345, onTheRoadPounds: 59290, co2: 0, rangeMiles: 427, batteryKwh: 97.2, chargeKw: 160, zeroTo62Seconds: 5.4, trims: ['Etoile', 'Jules Verne'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
