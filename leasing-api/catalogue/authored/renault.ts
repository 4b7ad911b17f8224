import type { AuthoredMake } from '../authored-make.ts'

export const renault = {
  name: 'Renault',
  slug: 'renault',
  ranges: [
    {
      name: 'Renault 4', slug: 'renault-4', kind: 'car',
      models: [
        {
          name: 'Renault 4 E-Tech', body: 'suv', doors: 5, seats: 5,
          bootLitres: 420, lengthMm: 4144, widthMm: 1808, towingKg: 750, insuranceGroup: 21, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Evolution', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Techno',    addsPounds: 2000, equipment: 'technology' },
            { name: 'Iconic',    addsPounds: 4000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Plein Sud', addsPounds: 5500, equipment: 'technology' },
          ],
          engines: [
            { label: '52kWh 150', fuel: 'electric', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 26_995, co2: 0, rangeMiles: 247, batteryKwh: 52, chargeKw: 100, zeroTo62Seconds: 8.2 },
          ],
        },
      ],
    },
    {
      name: 'Renault 5', slug: 'renault-5', kind: 'car',
      models: [
        {
          name: 'Renault 5 E-Tech', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 326, lengthMm: 3922, widthMm: 1774, towingKg: 500, insuranceGroup: 21, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Evolution',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Techno',        addsPounds: 2000, equipment: 'technology' },
            { name: 'Iconic Five',   addsPounds: 4000, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Roland-Garros', addsPounds: 5500, equipment: 'luxury' },
          ],
          engines: [
            { label: '40kWh 120 Urban Range',   fuel: 'electric', transmission: 'automatic', powerBhp: 118, onTheRoadPounds: 22_995, co2: 0, rangeMiles: 193, batteryKwh: 40, chargeKw: 80,  zeroTo62Seconds: 9, trims: ['Evolution', 'Techno'] },
            { label: '52kWh 150 Comfort Range', fuel: 'electric', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 24_995, co2: 0, rangeMiles: 252, batteryKwh: 52, chargeKw: 100, zeroTo62Seconds: 8, trims: ['Techno', 'Iconic Five', 'Roland-Garros'] },
          ],
        },
      ],
    },
    {
      name: 'Clio', slug: 'clio', kind: 'car',
      models: [
        {
          name: 'Clio', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 391, lengthMm: 4116, widthMm: 1768, towingKg: 900, insuranceGroup: 13, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Evolution',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Techno',        addsPounds: 2000, equipment: 'technology' },
            { name: 'Esprit Alpine', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: 'TCe 115',                     fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 21_495, engineCc: 1199, co2: 114, mpg: 55.4, zeroTo62Seconds: 10.1, trims: ['Evolution', 'Techno'] },
            { label: 'E-Tech Full Hybrid 160 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 158, onTheRoadPounds: 23_995, engineCc: 1789, co2: 89,  mpg: 72.4, zeroTo62Seconds: 8.3 },
          ],
        },
      ],
    },
    {
      name: 'Captur', slug: 'captur', kind: 'car',
      models: [
        {
          name: 'Captur', body: 'suv', doors: 5, seats: 5,
          bootLitres: 484, lengthMm: 4239, widthMm: 1797, towingKg: 1200, insuranceGroup: 15, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Evolution',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Techno',        addsPounds: 2200, equipment: 'technology' },
            { name: 'Esprit Alpine', addsPounds: 4300, equipment: 'technology', extras: ['heatedSeats'] },
          ],
          engines: [
            { label: 'TCe 115',                     fuel: 'petrol', transmission: 'manual',    powerBhp: 113, onTheRoadPounds: 21_695, engineCc: 1199, co2: 131, mpg: 48.7, zeroTo62Seconds: 10.4, trims: ['Evolution', 'Techno'] },
            { label: 'E-Tech Full Hybrid 160 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 158, onTheRoadPounds: 25_695, engineCc: 1789, co2: 101, mpg: 62.8, zeroTo62Seconds: 8.9 },
          ],
        },
      ],
    },
    {
      name: 'Symbioz', slug: 'symbioz', kind: 'car',
      models: [
        {
          name: 'Symbioz', body: 'suv', doors: 5, seats: 5,
          bootLitres: 492, lengthMm: 4413, widthMm: 1797, towingKg: 1000, insuranceGroup: 18, ncapStars: 4, approximate: true,
          trims: [
            { name: 'Evolution',     addsPounds: 0,    equipment: 'comfort' },
            { name: 'Techno',        addsPounds: 2000, equipment: 'technology' },
            { name: 'Iconic',        addsPounds: 3500, equipment: 'technology' },
            { name: 'Esprit Alpine', addsPounds: 4200, equipment: 'technology', extras: ['poweredTailgate'] },
          ],
          engines: [
            { label: 'TCe 140 Mild Hybrid',         fuel: 'petrol', transmission: 'manual',    powerBhp: 138, onTheRoadPounds: 26_995, engineCc: 1333, co2: 136, mpg: 46.3, zeroTo62Seconds: 9.6, trims: ['Evolution', 'Techno'] },
            { label: 'E-Tech Full Hybrid 160 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 158, onTheRoadPounds: 29_295, engineCc: 1789, co2: 99,  mpg: 64.2, zeroTo62Seconds: 9.1 },
          ],
        },
      ],
    },
    {
      name: 'Austral', slug: 'austral', kind: 'car',
      models: [
        {
          name: 'Austral', body: 'suv', doors: 5, seats: 5,
          bootLitres: 527, lengthMm: 4527, widthMm: 1825, towingKg: 1800, insuranceGroup: 24, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Techno',               addsPounds: 0,    equipment: 'technology' },
            { name: 'Esprit Alpine',        addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Iconic Esprit Alpine', addsPounds: 5500, equipment: 'luxury' },
          ],
          engines: [
            { label: 'E-Tech Full Hybrid 200 Auto', fuel: 'hybrid', transmission: 'automatic', powerBhp: 197, onTheRoadPounds: 34_695, engineCc: 1199, co2: 105, mpg: 61.4, zeroTo62Seconds: 8.4 },
          ],
        },
      ],
    },
    {
      name: 'Rafale', slug: 'rafale', kind: 'car',
      models: [
        {
          name: 'Rafale', body: 'coupe', doors: 5, seats: 5,
          bootLitres: 647, lengthMm: 4710, widthMm: 1866, towingKg: 1500, insuranceGroup: 29, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Techno',               addsPounds: 0,    equipment: 'technology' },
            { name: 'Esprit Alpine',        addsPounds: 3300, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Iconic Esprit Alpine', addsPounds: 6000, equipment: 'luxury' },
          ],
          engines: [
            { label: 'E-Tech Full Hybrid 200 Auto',        fuel: 'hybrid',         transmission: 'automatic', powerBhp: 197, onTheRoadPounds: 38_195, engineCc: 1199, co2: 105, mpg: 60.1,                                 zeroTo62Seconds: 8.9 },
            { label: 'E-Tech Plug-in Hybrid 300 4x4 Auto', fuel: 'plug-in-hybrid', transmission: 'automatic', powerBhp: 296, onTheRoadPounds: 42_500, engineCc: 1199, co2: 12,  mpg: 565,  rangeMiles: 65, batteryKwh: 22, zeroTo62Seconds: 6.4, trims: ['Esprit Alpine', 'Iconic Esprit Alpine'] },
          ],
        },
      ],
    },
    {
      name: 'Megane E-Tech', slug: 'megane-e-tech', kind: 'car',
      models: [
        {
          name: 'Megane E-Tech', body: 'hatchback', doors: 5, seats: 5,
          bootLitres: 440, lengthMm: 4200, widthMm: 1860, towingKg: 900, insuranceGroup: 27, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Techno',        addsPounds: 0,    equipment: 'technology' },
            { name: 'Esprit Alpine', addsPounds: 2500, equipment: 'technology', extras: ['heatedSeats'] },
            { name: 'Iconic',        addsPounds: 4500, equipment: 'luxury' },
          ],
          engines: [
            { label: '60kWh 220', fuel: 'electric', transmission: 'automatic', powerBhp: 217, onTheRoadPounds: 32_995, co2: 0, rangeMiles: 280, batteryKwh: 60, chargeKw: 130, zeroTo62Seconds: 7.4 },
          ],
        },
      ],
    },
    {
      name: 'Scenic E-Tech', slug: 'scenic-e-tech', kind: 'car',
      models: [
        {
          name: 'Scenic E-Tech', body: 'suv', doors: 5, seats: 5,
          bootLitres: 545, lengthMm: 4470, widthMm: 1864, towingKg: 1100, insuranceGroup: 30, ncapStars: 5, approximate: true,
          trims: [
            { name: 'Techno',        addsPounds: 0,    equipment: 'technology' },
            { name: 'Esprit Alpine', addsPounds: 3000, equipment: 'technology', extras: ['poweredTailgate'] },
            { name: 'Iconic',        addsPounds: 5200, equipment: 'luxury' },
          ],
          engines: [
            { label: '60kWh 170 Comfort Range', fuel: 'electric', transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 35_495, co2: 0, rangeMiles: 260, batteryKwh: 60, chargeKw: 130, zeroTo62Seconds: 8.6, trims: ['Techno'] },
            { label: '87kWh 220 Long Range',    fuel: 'electric', transmission: 'automatic', powerBhp: 217, onTheRoadPounds: 37_195, co2: 0, rangeMiles: 379, batteryKwh: 87, chargeKw: 150, zeroTo62Seconds: 7.9 },
          ],
        },
      ],
    },
    {
      name: 'Kangoo', slug: 'kangoo', kind: 'van',
      models: [
        {
          name: 'Kangoo Van', body: 'van', doors: 5, seats: 2,
          bootLitres: 3300, lengthMm: 4486, widthMm: 1860, towingKg: 1500, insuranceGroup: 15, approximate: true,
          trims: [
            { name: 'Start',   addsPounds: 0,    equipment: 'entry' },
            { name: 'Advance', addsPounds: 1900, equipment: 'comfort' },
            { name: 'Extra',   addsPounds: 3200, equipment: 'comfort' },
          ],
          engines: [
            { label: 'Blue dCi 95 ML19', fuel: 'diesel', transmission: 'manual', powerBhp: 94, onTheRoadPounds: 28_200, engineCc: 1461, co2: 144, mpg: 51.4 },
            { label: 'TCe 100 ML19',     fuel: 'petrol', transmission: 'manual', powerBhp: 99, onTheRoadPounds: 26_900, engineCc: 1333, co2: 152, mpg: 42.2, trims: ['Start', 'Advance'] },
          ],
        },
        {
          name: 'Kangoo E-Tech Van', body: 'van', doors: 5, seats: 2,
          bootLitres: 3300, lengthMm: 4486, widthMm: 1860, towingKg: 1500, insuranceGroup: 16, approximate: true,
          trims: [
            { name: 'Advance', addsPounds: 0,    equipment: 'comfort' },
            { name: 'Extra',   addsPounds: 1500, equipment: 'comfort' },
          ],
          engines: [
            { label: '45kWh 120 ML19', fuel: 'electric', transmission: 'automatic', powerBhp: 121, onTheRoadPounds: 36_500, co2: 0, rangeMiles: 186, batteryKwh: 45, chargeKw: 80 },
            { label: '45kWh 120 LL21', fuel: 'electric', transmission: 'automatic', powerBhp: 121, onTheRoadPounds: 37_900, co2: 0, rangeMiles: 180, batteryKwh: 45, chargeKw: 80 },
          ],
        },
      ],
    },
    {
      name: 'Trafic', slug: 'trafic', kind: 'van',
      models: [
        {
          name: 'Trafic Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 5800, lengthMm: 5080, widthMm: 1956, towingKg: 2500, insuranceGroup: 31, approximate: true,
          trims: [
            { name: 'Start',   addsPounds: 0,    equipment: 'entry' },
            { name: 'Advance', addsPounds: 2200, equipment: 'comfort' },
            { name: 'Extra',   addsPounds: 4000, equipment: 'technology' },
            { name: 'Sport',   addsPounds: 5500, equipment: 'technology' },
          ],
          engines: [
            { label: 'Blue dCi 110 SL28',     fuel: 'diesel', transmission: 'manual',    powerBhp: 108, onTheRoadPounds: 35_900, engineCc: 1997, co2: 181, mpg: 40.9, trims: ['Start', 'Advance'] },
            { label: 'Blue dCi 130 SL30',     fuel: 'diesel', transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 37_300, engineCc: 1997, co2: 182, mpg: 40.4 },
            { label: 'Blue dCi 150 SL30 EDC', fuel: 'diesel', transmission: 'automatic', powerBhp: 148, onTheRoadPounds: 40_400, engineCc: 1997, co2: 194, mpg: 38.2, trims: ['Advance', 'Extra', 'Sport'] },
          ],
        },
      ],
    },
    {
      name: 'Master', slug: 'master', kind: 'van',
      models: [
        {
          name: 'Master Van', body: 'van', doors: 5, seats: 3,
          bootLitres: 10_800, lengthMm: 5685, widthMm: 2080, towingKg: 2500, insuranceGroup: 37, approximate: true,
          trims: [
            { name: 'Start',   addsPounds: 0,    equipment: 'entry' },
            { name: 'Advance', addsPounds: 2300, equipment: 'comfort' },
            { name: 'Extra',   addsPounds: 4200, equipment: 'technology' },
          ],
          engines: [
            { label: 'Blue dCi 130 FWD LM35',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 128, onTheRoadPounds: 43_500, engineCc: 1997, co2: 203, mpg: 36.2,                                                 trims: ['Start', 'Advance'] },
            { label: 'Blue dCi 150 FWD LM35',      fuel: 'diesel',   transmission: 'manual',    powerBhp: 148, onTheRoadPounds: 44_600, engineCc: 1997, co2: 204, mpg: 36.2 },
            { label: 'Blue dCi 170 FWD LM35 Auto', fuel: 'diesel',   transmission: 'automatic', powerBhp: 168, onTheRoadPounds: 48_300, engineCc: 1997, co2: 216, mpg: 33.6,                                                 trims: ['Advance', 'Extra'] },
            { label: '87kWh 143 E-Tech LM35',      fuel: 'electric', transmission: 'automatic', powerBhp: 141, onTheRoadPounds: 61_000,                 co2: 0,              rangeMiles: 285, batteryKwh: 87, chargeKw: 130, trims: ['Advance', 'Extra'] },
          ],
        },
      ],
    },
  ],
} satisfies AuthoredMake
