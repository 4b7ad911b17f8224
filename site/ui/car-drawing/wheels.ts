import type { WheelVariant } from './wheel-variants.ts'

const around = (count: number, mark: (degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => mark(Math.round((index * 3600) / count) / 10)).join(
    '',
  )

const spoke = (d: string, attributes: string) => (degrees: number) =>
  `<path d="${d}" ${attributes}${degrees === 0 ? '' : ` transform="rotate(${degrees})"`}/>`

const metal = '#d5d9d6'
const gap = '#323c3a'

/** Rims for a wheel whose rim has the radius 10; the tyre is added by {@link wheel}. */
const rims: Record<WheelVariant, string> = {
  // Five broad spokes.
  1: `<circle r="10" fill="${gap}"/>${around(5, spoke('M-2.2 0L-1.6-10H1.600L2.2 0Z', `fill="${metal}"`))}<circle r="9.4" fill="none" stroke="${metal}" stroke-width="1.2"/><circle r="2.8" fill="${metal}"/>`,
  // Ten fine ones.
  2: `<circle r="10" fill="${gap}"/>${around(10, spoke('M0-1V-9.6', `stroke="${metal}" stroke-width="1.3"`))}<circle r="9.4" fill="none" stroke="${metal}" stroke-width="1.2"/><circle r="2.6" fill="${metal}"/>`,
  // A smooth disc with slots, for slipping through the air.
  3: `<circle r="10" fill="${metal}"/>${around(5, spoke('M-2.6-7.200C-1-8.4 1-8.4 2.6-7.200L1.4-4.200H-1.400Z', `fill="${gap}"`))}<circle r="2" fill="#aab1ae"/>`,
  // Spokes that split into a Y.
  4: `<circle r="10" fill="${gap}"/>${around(5, spoke('M0 0V-5L-3.4-9.200M0-5L3.4-9.2', `fill="none" stroke="${metal}" stroke-width="1.7"`))}<circle r="9.4" fill="none" stroke="${metal}" stroke-width="1.2"/><circle r="2.6" fill="${metal}"/>`,
  // Pressed steel and an honest hub cap.
  5: `<circle r="10" fill="#8b9491"/>${around(8, spoke('M0-8.300V-7.1', `stroke="${gap}" stroke-width="2" stroke-linecap="round"`))}<circle r="5.6" fill="${metal}"/><circle r="2" fill="#aab1ae"/>`,
}

/** A wheel about the origin, its rim in hundredths of its radius. */
export function wheel(variant: WheelVariant, radius: number, rim: number): string {
  const rimScale = Math.round(radius * rim) / 1000
  return `<circle r="${radius}" fill="#1b2422"/><circle r="${radius - 3}" fill="#28322f"/><g transform="scale(${rimScale})">${rims[variant]}</g>`
}
