import { frontAt, linePath, placed, placeX, placeY, rearAt, tenth, type Point } from './geometry.ts'
import type { Sketch } from './sketch.ts'

/** A lamp's corners from the edge of the body: inwards, and up from the lamp's height. */
type Lamp = readonly (readonly Point[])[]

const box = (from: number, to: number, low: number, high: number): readonly Point[] => [
  [from, low],
  [from, high],
  [to, high],
  [to, low],
]

/** Headlamps by the name of their mark. */
const eyes: Record<string, Lamp> = {
  wedge: [[[-3, -5], [-3, 5], [30, 10], [38, 9], [28, 0]]],
  slim: [[[-3, -2], [-3, 3], [36, 9], [40, 7], [30, 2]]],
  drop: [[[-3, -8], [-3, 5], [24, 14], [42, 14], [34, 3], [14, -6]]],
  tall: [box(-4, 11, -15, 13)],
  square: [box(-3, 18, -8, 7)],
  bar: [box(-4, 44, -1, 3)],
  split: [box(-4, 34, 4, 8), box(-4, 16, -20, -8)],
  claw: [[[-3, -4], [-3, 4], [34, 9], [28, 2], [12, -2], [9, -26], [5, -26], [6, -5]]],
  hammer: [[[-3, -7], [-3, 7], [26, 10], [32, 3], [26, -5]]],
  pixel: [box(-3, 7, -6, 6), box(10, 19, -6, 6)],
  hook: [[[-3, 1], [-3, 6], [32, 9], [30, 5], [12, 2], [12, -10], [7, -10], [7, 1]]],
  arrow: [[[-3, -1], [30, 9], [34, 6], [14, -1], [30, -9], [24, -11], [-3, -4]]],
  crystal: [box(-3, 26, -5, 7), box(-3, 12, -14, -9)],
  stacked: [box(-3, 13, 3, 12), box(-3, 13, -11, -1)],
  cross: [box(-3, 24, 4, 9), box(-3, 10, -13, -1), box(13, 24, -2, 1)],
  vee: [[[-3, 2], [30, 12], [34, 9], [8, -1], [26, -10], [22, -13], [-3, -3]]],
  aitch: [box(-3, 5, -12, 10), box(14, 20, -12, 10), box(4, 15, -3, 2)],
  tallslim: [[[-3, -14], [-3, -6], [24, 10], [34, 12], [28, 2], [6, -14]]],
  claws: [[[2, 6], [7, 6], [3, -16], [-3, -16]], [[11, 7], [16, 7], [12, -13], [8, -13]], [[20, 8], [25, 8], [21, -10], [17, -10]]],
  cee: [[[-3, -12], [-3, 10], [30, 12], [28, 7], [7, 5], [7, -7], [18, -7], [18, -12]]],
  cee2: [[[-3, 3], [-3, 8], [34, 11], [40, 6], [30, -4], [24, -4], [30, 5], [10, 3]]],
  highslim: [[[-3, 8], [-3, 12], [26, 18], [34, 16], [20, 9]], [[4, -4], [10, -12], [20, -4], [10, 3]]],
  ring: [[[2, -12], [14, -12], [20, -6], [20, 6], [14, 12], [2, 12], [-4, 6], [-4, 3], [4, 7], [12, 7], [15, 4], [15, -4], [12, -7], [4, -7], [-4, -3], [-4, -6]]],
  fiveeye: [[[-3, -8], [-3, 6], [24, 10], [30, 4], [24, -6]]],
}

const tails: Record<string, Lamp> = {
  block: [[[-4, -9], [-4, 8], [16, 9], [24, 2], [14, -7]]],
  slim: [[[-4, -3], [-4, 4], [30, 6], [36, 3]]],
  tall: [box(-4, 9, -24, 20)],
  bar: [box(-4, 30, -2, 3)],
  el: [[[-4, -12], [-4, 7], [34, 7], [30, 1], [12, -1], [9, -12]]],
  claws: [[[-4, 1], [-4, 6], [10, 6], [8, 1]], [[11, 1], [13, 6], [18, 6], [16, 1]], [[-4, -9], [-4, -4], [24, -3], [24, 6], [30, 7], [28, -9]]],
  high: [[[-30, -26], [-30, 34], [10, 38], [12, 10], [26, -4], [24, -14], [8, -14]]],
  cee: [[[-4, -12], [-4, 10], [30, 10], [28, 6], [6, 5], [6, -7], [26, -8], [26, -12]]],
  pixel: [box(-4, 4, -5, 5), box(6, 14, -5, 5), box(16, 22, -5, 5)],
  wing: [[[-4, -2], [-4, 6], [40, 12], [44, 9], [16, 1]]],
  point: [[[-4, -8], [-4, 8], [22, 0]]],
  stacked: [box(-4, 8, 2, 12), box(-4, 8, -11, -1)],
  vee: [[[-4, 2], [24, 10], [27, 6], [8, -1], [22, -10], [18, -13], [-4, -4]]],
  split: [box(-4, 28, 3, 7), box(-4, 24, -5, -1)],
  low: [box(-4, 10, -32, -20)],
  arrow: [[[-4, 0], [18, 9], [24, 9], [10, 0], [24, -9], [18, -9]]],
  ex: [box(-4, 5, -9, 9), box(5, 15, 4, 9), box(5, 15, -9, -4)],
  square: [box(-4, 9, -12, 8)],
  claw: [[[-4, 0], [-4, 4], [22, 6], [12, 22], [18, 22], [30, 2], [12, -2]], box(-4, 6, -18, -2)],
  highslim: [[[-30, -30], [-30, 34], [6, 36], [8, -30]]],
  highpixel: [box(-20, 6, 16, 24), box(-20, 6, 4, 12), box(-20, 6, -8, 0), box(-20, 6, -20, -12)],
  starry: [[[-4, -7], [-4, 7], [30, 9], [34, 2], [26, -6]]],
  stripes: [box(-4, 14, 6, 9), box(-4, 14, 0, 3), box(-4, 14, -6, -3)],
  tallpill: [box(-4, 9, -14, 16)],
  vol: [[[-24, 0], [-24, 40], [8, 40], [9, 6], [24, 2], [24, -9], [-4, -9]]],
}

/** Lamps without corners: how far in, half as long and half as high. */
const rounds: Record<string, readonly [number, number, number]> = {
  'eye:round': [12, 10, 11],
  'eye:oval': [16, 15, 10],
  'eye:bug': [26, 15, 11],
  'eye:small': [12, 8, 8],
  'rear:round': [7, 8, 8],
  'rear:oval': [6, 10, 6],
  'rear:ring': [9, 9, 11],
}

const eyeColour = '#fff6dc'
const tailColour = '#c3261c'
const rim = '#2a3331'

/** Headlamp and tail lamp, to be clipped by the body. */
export function lamps(sketch: Sketch): string {
  const { form, outline } = sketch
  const [eyeH, tailH] = form.measures.lamps
  const eye = sketch.mark('eye') ?? 'wedge'
  const tail = sketch.mark('rear') ?? 'block'
  const front: Point = [frontAt(outline.points, eyeH), eyeH]
  const rear: Point = [rearAt(outline.points, tailH), tailH]
  const tailFill = form.marks.has('smoked') ? '#8c1d18' : tailColour
  return `${lampAt(sketch, `rear:${tail}`, rear, 1, tails[tail], tailFill)}${surround(sketch, front)}${lampAt(sketch, `eye:${eye}`, front, -1, eyes[eye], eyeColour)}`
}

function lampAt(
  { outline: { place } }: Sketch,
  name: string,
  [x, h]: Point,
  inwards: 1 | -1,
  lamp: Lamp | undefined,
  fill: string,
): string {
  const round = rounds[name]
  if (round) {
    const [inset, halfLength, halfHeight] = round
    const edge = name.startsWith('eye') ? ` stroke="${rim}" stroke-width="1.6"` : ''
    return `<ellipse cx="${placeX(place, x + inset * inwards)}" cy="${placeY(place, h)}" rx="${tenth(halfLength * place.scale)}" ry="${tenth(halfHeight * place.scale)}" fill="${fill}"${edge}/>`
  }
  if (!lamp) return ''
  const paths = lamp.map((corners) =>
    linePath(
      corners.map(([dx, dh]): Point => [x + dx * inwards, h + dh]),
      place,
    ),
  )
  return `<path d="${paths.join('')}" fill="${fill}"/>`
}

/** The dark panel that some headlamps sit in. */
function surround({ form, outline: { place } }: Sketch, [x, h]: Point): string {
  if (!form.marks.has('mask')) return ''
  return `<path d="M${placed(place, [x + 6, h + 11])}L${placed(place, [x - 40, h + 12])}L${placed(place, [x - 30, h - 11])}L${placed(place, [x + 6, h - 13])}Z" fill="${rim}"/>`
}

export const eyeNames: ReadonlySet<string> = namesOf('eye', eyes)
export const tailNames: ReadonlySet<string> = namesOf('rear', tails)

function namesOf(kind: string, lamp: Record<string, Lamp>): Set<string> {
  return new Set([
    ...Object.keys(lamp).map((name) => `${kind}:${name}`),
    ...Object.keys(rounds).filter((name) => name.startsWith(kind)),
  ])
}
