import type { CarForm } from './car-form.ts'
import { pointsAlong, type Corner, type Place, type Point } from './geometry.ts'

/** A car's outline in centimetres, and where it stands in the drawing. */
export type Outline = {
  corners: readonly Corner[]
  /** Points along it, from the foot of the rear bumper over the roof to the nose. */
  points: readonly Point[]
  place: Place
  axles: { rear: number; front: number; radius: number }
}

const widest = 540
const highest = 206

/** A car longer or higher than the drawing is drawn at the scale at which it fits. */
function placeOf([length, height]: CarForm['size']): Place {
  const scale = Math.min(1, widest / length, highest / height)
  return { scale, left: (560 - length * scale) / 2 }
}

/** The painted body, clockwise from the foot of the rear bumper. */
export function outlineOf(form: CarForm): Outline {
  const [length, , wheelbase, overhang] = form.size
  const corners = cornersOf(form)
  return {
    corners,
    points: pointsAlong(corners),
    place: placeOf(form.size),
    axles: {
      rear: length - overhang - wheelbase,
      front: length - overhang,
      radius: form.measures.tyre[0],
    },
  }
}

function cornersOf(form: CarForm): Corner[] {
  const { size, measures: m, extras, marks } = form
  const length = size[0]
  const clearance = m.sill[0]
  const isUpright = marks.has('upright')
  return [
    [isUpright ? 3 : 12, clearance + (isUpright ? 6 : 2), 8],
    [0, m.ends[1], isUpright ? 6 : 18],
    [m.lip[0], m.lip[1], m.soft[0]],
    ...(extras.boot ? [[extras.boot[0], extras.boot[1], 16] as const] : []),
    ...(marks.has('open') ? [] : roofOf(form)),
    [length - m.cowl[0], m.cowl[1], m.round[1]],
    ...(extras.bonnet ? [[length - extras.bonnet[0], extras.bonnet[1], 60] as const] : []),
    [length - m.nose[0], m.nose[1], m.round[0]],
    [length, m.ends[0], isUpright ? 10 : 18],
    [length - 8, clearance + 3, 8],
  ]
}

/** The rounding takes a corner off the roof's highest point, which is therefore raised by as much. */
function roofOf({ size, measures: m, extras }: CarForm): Corner[] {
  const [length, height] = size
  const topX = length - m.top[0]
  const chord = m.tail[1] + ((m.top[1] - m.tail[1]) * (m.peak[0] - m.tail[0])) / (topX - m.tail[0])
  const roundness = m.peak[1] / 100
  return [
    ...(extras.back ? [[extras.back[0], extras.back[1], 70] as const] : []),
    [m.tail[0], m.tail[1], m.soft[1]],
    [m.peak[0], height + ((height - chord) / 3) * roundness, length * roundness],
    [topX, m.top[1], 16 + 30 * roundness],
  ]
}
