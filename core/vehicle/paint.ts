/**
 * The palette of the drawn cars. The key is stored with a derivative, the colour belongs to the
 * drawing. Rule F-95.
 */
export const paints = [
  'chalk',
  'fog',
  'graphite',
  'ink',
  'brick',
  'poppy',
  'apricot',
  'mustard',
  'moss',
  'lagoon',
  'harbour',
  'plum',
] as const

export type Paint = (typeof paints)[number]
