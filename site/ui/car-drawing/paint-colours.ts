/** One pot of paint: the colour in light, and the two tones of its shadow. */
export type PaintColours = { light: string; shade: string; deep: string; gleam: string }

/**
 * The twelve paints of the drawn cars. The grounds they stand on are in car-ground.module.css,
 * since those follow the colour scheme and a drawing does not.
 */
export const paintColours = {
  chalk: { light: '#f3efe4', shade: '#d9d4c6', deep: '#b5afa0', gleam: '#ffffff' },
  fog: { light: '#c3cbcb', shade: '#a3adae', deep: '#7d898b', gleam: '#e4eaea' },
  graphite: { light: '#5d6769', shade: '#475053', deep: '#333b3d', gleam: '#879294' },
  ink: { light: '#2b3a45', shade: '#1f2b34', deep: '#151e25', gleam: '#566875' },
  brick: { light: '#a8482f', shade: '#883623', deep: '#662617', gleam: '#cf7a61' },
  poppy: { light: '#d8402f', shade: '#b32e20', deep: '#8a2016', gleam: '#f08476' },
  apricot: { light: '#ee9a63', shade: '#d17d47', deep: '#a85e2f', gleam: '#fbc6a2' },
  mustard: { light: '#dda62c', shade: '#bd881a', deep: '#926711', gleam: '#f3cf79' },
  moss: { light: '#6e7f45', shade: '#566534', deep: '#404c25', gleam: '#9dac77' },
  lagoon: { light: '#2f9a94', shade: '#207b76', deep: '#155b57', gleam: '#78c7c1' },
  harbour: { light: '#35689e', shade: '#275080', deep: '#1a3a60', gleam: '#7ba3cd' },
  plum: { light: '#7a4468', shade: '#603352', deep: '#46233b', gleam: '#aa7c9b' },
} satisfies Record<string, PaintColours>

export type CarPaint = keyof typeof paintColours
