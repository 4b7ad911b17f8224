/** The eight car bodies that have a page of their own, and vans. */
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

/** One car of the kind, and the kind: "SUV", "SUVs". */
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
