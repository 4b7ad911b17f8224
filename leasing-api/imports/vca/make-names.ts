/** How the agency's file writes makes, in capitals, and how the country writes them. */
const makeNames: Readonly<Record<string, string>> = {
  ABARTH: 'Abarth',
  'ALFA ROMEO': 'Alfa Romeo',
  ALPINE: 'Alpine',
  'ASTON MARTIN LAGONDA': 'Aston Martin',
  AUDI: 'Audi',
  'BENTLEY MOTORS': 'Bentley',
  BMW: 'BMW',
  BYD: 'BYD',
  CADILLAC: 'Cadillac',
  CHEVROLET: 'Chevrolet',
  'CHRYSLER JEEP': 'Jeep',
  CITROEN: 'Citroën',
  CUPRA: 'Cupra',
  DACIA: 'Dacia',
  DS: 'DS',
  FERRARI: 'Ferrari',
  FIAT: 'Fiat',
  FORD: 'Ford',
  GENESIS: 'Genesis',
  GWM: 'GWM',
  HONDA: 'Honda',
  HYUNDAI: 'Hyundai',
  'INEOS AUTOMOTIVE LTD': 'Ineos',
  JAECOO: 'Jaecoo',
  JAGUAR: 'Jaguar',
  JEEP: 'Jeep',
  'KGM UK MOTORS LTD': 'KGM',
  KIA: 'Kia',
  LAMBORGHINI: 'Lamborghini',
  'LAND ROVER': 'Land Rover',
  LEAPMOTOR: 'Leapmotor',
  LEXUS: 'Lexus',
  LOTUS: 'Lotus',
  MASERATI: 'Maserati',
  MAZDA: 'Mazda',
  MCLAREN: 'McLaren',
  'MERCEDES-BENZ': 'Mercedes-Benz',
  'MG MOTORS UK': 'MG',
  MINI: 'Mini',
  'MORGAN MOTOR COMPANY': 'Morgan',
  NISSAN: 'Nissan',
  OMODA: 'Omoda',
  PEUGEOT: 'Peugeot',
  POLESTAR: 'Polestar',
  PORSCHE: 'Porsche',
  RENAULT: 'Renault',
  'ROLLS ROYCE': 'Rolls-Royce',
  SEAT: 'SEAT',
  SKODA: 'Skoda',
  SMART: 'Smart',
  'SMART UK AUTOMOTIVE LTD': 'Smart',
  SSANGYONG: 'KGM',
  SUBARU: 'Subaru',
  SUZUKI: 'Suzuki',
  TESLA: 'Tesla',
  TOYOTA: 'Toyota',
  VAUXHALL: 'Vauxhall',
  VOLKSWAGEN: 'Volkswagen',
  'VOLKSWAGEN C.V.': 'Volkswagen',
  VOLVO: 'Volvo',
  XPENG: 'Xpeng',
}

/**
 * The make as a visitor knows it, with or without its accents in the file. One that the table lacks is written with capital initials and
 * counts as guessed.
 * @example makeName('CHRYSLER JEEP') // { name: 'Jeep', isGuessed: false }
 */
export function makeName(text: string): { name: string; isGuessed: boolean } {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  const name = makeNames[plain.toUpperCase()]
  if (name) return { name, isGuessed: false }
  const spoken = text
    .toLowerCase()
    .replace(/\b(motors?|automotive|company|cars|uk|ltd|limited)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    name: (spoken || text).replace(/(?<![\p{L}\p{M}'])\p{Ll}/gu, (letter) => letter.toUpperCase()),
    isGuessed: true,
  }
}
