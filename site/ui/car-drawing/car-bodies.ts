/** Bodies that a car is drawn with. */
export const carBodies = [
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

export type CarBody = (typeof carBodies)[number]
