/** Corrections of a make's model names, by pattern. */
type Correction = {
  make: string
  model: RegExp
  /** Only where the description agrees. */
  description?: RegExp
  becomes: string
  /** The make the file lists it under, of the same group. */
  under?: string
}

const corrections: readonly Correction[] = [
  { make: 'Aston Martin', model: /^DBX.*/, becomes: 'DBX' },
  { make: 'Aston Martin', model: /^DB12 Volante$/, becomes: 'DB12 Convertible' },
  { make: 'Aston Martin', model: /^Vantage Roadster$/, becomes: 'Vantage Convertible' },
  { make: 'Bentley', model: /^(Bentayga|Continental GT)\b.*/, becomes: '$1' },
  { make: 'Dacia', model: /^Sandero$/, description: /^Stepway\b/i, becomes: 'Sandero Stepway' },
  { make: 'Fiat', model: /^Fiat 600e?\b.*/i, becomes: '600' },
  { make: 'Honda', model: /^Civic Type-R$/, becomes: 'Civic' },
  // An E-Pace is a Jaguar.
  { make: 'Land Rover', model: /^E-PACE$/i, becomes: 'E-Pace', under: 'Jaguar' },
  { make: 'Jaguar', model: /^([EFI])-PACE$/i, becomes: '$1-Pace' },
  {
    make: 'Land Rover',
    model: /^(?:Range Rover )?Evoque( Convertible)?$/i,
    becomes: 'Range Rover Evoque$1',
  },
  { make: 'Land Rover', model: /^Discovery Sport$/i, becomes: 'Discovery Sport' },
  { make: 'Lexus', model: /^([A-Z]{2}) \d{3}[eh]\+?$/, becomes: '$1' },
  { make: 'Mazda', model: /^([23])$/, becomes: 'Mazda$1' },
  // The agency calls four-door coupes coupes; and tall estates estates.
  { make: 'Mercedes-Benz', model: /^CLA Coupe$/, becomes: 'CLA Saloon' },
  { make: 'Mercedes-Benz', model: /^AMG GT Coupe$/, becomes: 'AMG GT' },
  { make: 'Mercedes-Benz', model: /^GLE Estate$/, becomes: 'GLE' },
  { make: 'Mercedes-Benz', model: /^(EQ[ES])$/, becomes: '$1 Saloon' },
  { make: 'MG', model: /^MG5 ev\b.*/i, becomes: 'MG5 EV' },
  { make: 'MG', model: /^MG HS\b(.*)/i, becomes: 'HS$1' },
  // A spreadsheet counted on downwards.
  { make: 'Peugeot', model: /^5(09|10) SW$/, becomes: '508 SW' },
  { make: 'Renault', model: /^MEGANE E-TECH\b.*/i, becomes: 'Megane E-Tech' },
  { make: 'Renault', model: /^SCENIC E-TECH\b.*/i, becomes: 'Scenic E-Tech' },
  { make: 'Renault', model: /^ZOE$/i, becomes: 'Zoe' },
  { make: 'Renault', model: /^Mégane Sport Tourer$/, becomes: 'Mégane Estate' },
  { make: 'SEAT', model: /^CUPRA (.+)/i, becomes: '$1', under: 'Cupra' },
  { make: 'SEAT', model: /^(.+) CUPRA$/i, becomes: '$1', under: 'Cupra' },
  // Models that SEAT never sold under its own name.
  {
    make: 'SEAT',
    model: /^((?:Born|Formentor|Tavascan|Terramar)\b.*)/i,
    becomes: '$1',
    under: 'Cupra',
  },
  { make: 'SEAT', model: /^(.+)$/, description: /\bCUPRA\b/i, becomes: '$1', under: 'Cupra' },
  { make: 'Smart', model: /^EQ fortwo coupe$/i, becomes: 'EQ fortwo' },
  { make: 'Suzuki', model: /^Swift Sport$/, becomes: 'Swift' },
  { make: 'Toyota', model: /^Supra$/, becomes: 'GR Supra' },
  { make: 'Toyota', model: /^Prius \+$/, becomes: 'Prius+' },
]

/** Make and model as the trade calls them, where the file is misleading. Rule K-29. */
export function correctedModel(
  make: string,
  model: string,
  description: string,
): { make: string; model: string } {
  for (const correction of corrections) {
    if (correction.make !== make || !correction.model.test(model)) continue
    if (correction.description && !correction.description.test(description)) continue
    return {
      make: correction.under ?? make,
      model: model.replace(correction.model, correction.becomes).trim(),
    }
  }
  return { make, model }
}
