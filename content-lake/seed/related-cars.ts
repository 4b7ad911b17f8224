/**
 * Cars that stand under guides, by make, model and name, with their numbers in the catalogue of the
 * demonstration. A number never changes there, so it can be written down.
 */
export const relatedCars = {
  'BMW 3 Series Saloon 320i 184 Sport': '734156485',
  'BMW i4 Gran Coupe eDrive35 286 Sport': '509352398',
  'Ford E-Transit Custom 300 L1 64kWh 136 Trend': '77876073',
  'Ford Puma 1.0 EcoBoost mHEV 125 Titanium': '154224419',
  'Ford Transit Custom 300 L1 2.0 EcoBlue 110 Leader': '425220912',
  'Kia EV3 58.3kWh 201 Air': '641620766',
  'Kia Sportage 1.6 HEV 236 Pure': '640161546',
  'MG MG4 EV Long Range 64kWh 203 SE': '210627079',
  'Nissan Qashqai DIG-T MH 140 Acenta Premium': '507212401',
  'Renault Renault 5 E-Tech 40kWh 120 Urban Range Evolution': '564038359',
  'Skoda Enyaq 60 59kWh 204 SE L': '336870560',
  'Tesla Model 3 75kWh Long Range Rear-Wheel Drive Premium': '257468378',
  'Toyota Yaris 1.5 Hybrid 116 CVT Icon': '565228432',
  'Vauxhall Corsa 1.2 Turbo 100 Design': '691611129',
  'Vauxhall Vivaro 1.5 Turbo D 120 L1 Prime': '600204813',
  'Volkswagen Golf 1.5 TSI 115 Life': '101890655',
  'Volkswagen ID.3 52kWh 170 Pure': '288781646',
} as const satisfies Record<string, string>

/** The numbers of cars, in the order in which they should stand. */
export const capIdsOf = (...names: readonly (keyof typeof relatedCars)[]): string[] =>
  names.map((name) => relatedCars[name])
