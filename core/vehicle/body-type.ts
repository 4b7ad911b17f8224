/** The eight car bodies that have a page of their own, and vans. Rule F-84. */
export const bodyTypes = [
  'suv',
  'mpv',
  'hatchback',
  'saloon',
  'estate',
  'sports',
  'coupe',
  'convertible',
  'van',
] as const

export type BodyType = (typeof bodyTypes)[number]

/** One car of the kind, and the kind: "SUV", "SUVs". Rule F-84. */
export const bodyTypeLabels = {
  suv: { one: 'SUV', many: 'SUVs' },
  mpv: { one: 'People carrier', many: 'People carriers' },
  hatchback: { one: 'Hatchback', many: 'Hatchbacks' },
  saloon: { one: 'Saloon', many: 'Saloons' },
  estate: { one: 'Estate', many: 'Estates' },
  sports: { one: 'Sports car', many: 'Sports cars' },
  coupe: { one: 'Coupe', many: 'Coupes' },
  convertible: { one: 'Convertible', many: 'Convertibles' },
  van: { one: 'Van', many: 'Vans' },
} satisfies Record<BodyType, { one: string; many: string }>

/** A body inside a sentence: "estate", but "SUV". */
export function bodyNoun(bodyType: BodyType): string {
  const label = bodyTypeLabels[bodyType].one
  return label === 'SUV' ? label : label.toLowerCase()
}

/** Several of a body inside a sentence: "estates", but "SUVs". */
export function bodyNouns(bodyType: BodyType): string {
  const label = bodyTypeLabels[bodyType].many
  return bodyType === 'suv' ? label : label.toLowerCase()
}

/** The bodies that have a page, in the order of the search by body type. Rules F-67, F-85. */
export const searchedBodyTypes = [
  'suv',
  'hatchback',
  'saloon',
  'coupe',
  'estate',
  'mpv',
  'sports',
  'convertible',
] as const satisfies readonly BodyType[]

/**
 * The bodies of cars that may stand beside one of this body: a van has only vans beside it, any
 * other car has none. Rule K-03.
 * @example bodyTypesBeside('van') // ['van']
 */
export function bodyTypesBeside(bodyType: BodyType): BodyType[] {
  return bodyTypes.filter((other) => (other === 'van') === (bodyType === 'van'))
}

/**
 * The body that most of these cars have, of as many the earlier in the table. Needs a car at least.
 * Rule K-12.
 */
export function commonBody(cars: readonly { bodyType: BodyType }[]): BodyType {
  const counts = new Map(
    bodyTypes.map((body) => [body, cars.filter(({ bodyType }) => bodyType === body).length]),
  )
  const most = Math.max(...counts.values())
  return bodyTypes.find((body) => counts.get(body) === most)!
}
