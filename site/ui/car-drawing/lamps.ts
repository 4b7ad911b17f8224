import { frontAt, linePath, placeX, placeY, rearAt, tenth, type Point } from './geometry.ts'
import { eyeShapes, roundLamps, tailShapes } from './lamp-shapes.ts'
import type { Sketch } from './sketch.ts'

const eyeColour = '#fff6dc'
const tailColour = '#c3261c'
const rim = '#2a3331'

/** Headlamp and tail lamp, to be clipped by the body. */
export function lamps(sketch: Sketch): string {
  const [eyeH, tailH] = sketch.form.measures.lamps
  const { points } = sketch.outline
  const eye = sketch.mark('eye') ?? 'wedge'
  const tail = sketch.mark('rear') ?? 'block'
  const front = frontAt(points, eyeH)
  const rear =
    roundLamp(sketch, `rear:${tail}`, [rearAt(points, tailH), tailH], 1, tailColour) ??
    pieces(sketch, tailShapes[tail], tailColour, ([inwards, up]) => {
      // A tall lamp leans as the tailgate does, and ends below a boot lid.
      const { extras, measures } = sketch.form
      const h = Math.min(tailH + up, (extras.boot ? measures.lip : measures.tail)[1] - 4)
      return [rearAt(points, h) + inwards, tailH + up]
    })
  const shown =
    roundLamp(sketch, `eye:${eye}`, [front, eyeH], -1, eyeColour) ??
    pieces(sketch, eyeShapes[eye], eyeColour, ([inwards, up]) => [front - inwards, eyeH + up])
  return rear + surround(sketch, [front, eyeH]) + shown
}

function roundLamp(
  { outline: { place } }: Sketch,
  name: string,
  [x, h]: Point,
  inwards: 1 | -1,
  fill: string,
): string | null {
  const round = roundLamps[name]
  if (!round) return null
  const [inset, halfLength, halfHeight] = round
  const edge = inwards === -1 ? ` stroke="${rim}" stroke-width="1.6"` : ''
  return `<ellipse cx="${placeX(place, x + inset * inwards)}" cy="${placeY(place, h)}" rx="${tenth(halfLength * place.scale)}" ry="${tenth(halfHeight * place.scale)}" fill="${fill}"${edge}/>`
}

function pieces(
  { outline: { place } }: Sketch,
  shape: string | undefined,
  fill: string,
  at: (corner: Point) => Point,
): string {
  const outlines = (shape ?? '').split(' / ').map((piece) =>
    linePath(
      piece.split(' ').map((corner) => {
        const [inwards = 0, up = 0] = corner.split(',').map(Number)
        return at([inwards, up])
      }),
      place,
    ),
  )
  return `<path d="${outlines.join('')}" fill="${fill}"/>`
}

/** The dark panel that some headlamps sit in. */
function surround({ form, outline: { place } }: Sketch, [x, h]: Point): string {
  if (!form.marks.has('mask')) return ''
  const corners: Point[] = [
    [x + 6, h + 11],
    [x - 38, h + 11],
    [x - 30, h - 10],
    [x + 6, h - 12],
  ]
  return `<path d="${linePath(corners, place)}" fill="${rim}"/>`
}

export const eyeNames = namesOf('eye', eyeShapes)
export const tailNames = namesOf('rear', tailShapes)

function namesOf(kind: string, shapes: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set([
    ...Object.keys(shapes).map((name) => `${kind}:${name}`),
    ...Object.keys(roundLamps).filter((name) => name.startsWith(kind)),
  ])
}
