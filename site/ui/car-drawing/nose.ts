import { linePath, placeX, placeY, roundedPath, type Corner, type Point } from './geometry.ts'
import { black, bright, type Sketch } from './sketch.ts'

/** What is seen of a grille from the side: from, to (heights from the lamps down), depth, colour. */
const grilles: Record<string, readonly [from: number, to: number, depth: number]> = {
  slim: [1, 9, 4],
  upper: [-4, 14, 5],
  big: [0, 36, 6],
  tall: [-8, 30, 4],
  kidney: [-3, 22, 7],
  shield: [2, 44, 8],
  slats: [-4, 26, 6],
  seven: [-9, 22, 3],
  low: [22, 40, 7],
  mask: [-6, 34, 9],
  vee: [-6, 30, 5],
}

/** Grille and air intake, to be clipped by the body. */
export function nose(sketch: Sketch): string {
  const { form, outline, has } = sketch
  const [eyeH] = form.measures.lamps
  const name = sketch.mark('grille')
  const grille = name === undefined ? undefined : grilles[name]
  const parts = [chin(sketch)]
  if (grille) {
    const [from, to, depth] = grille
    parts.push(
      alongNose(sketch, eyeH - from, eyeH - to, depth, has('painted') ? sketch.paint.deep : black),
    )
    if (name === 'kidney' || name === 'vee' || name === 'tall' || has('brightgrille'))
      parts.push(alongNose(sketch, eyeH - from, eyeH - to, 1.4, bright))
    if (name === 'slats' || name === 'seven') parts.push(slats(sketch, eyeH - from, eyeH - to))
  }
  if (has('lightbar')) parts.push(alongNose(sketch, eyeH + 4, eyeH, 10, '#fff6dc'))
  if (has('skid')) {
    const [x, h] = [outline.axles.front + outline.axles.radius, form.measures.sill[0]]
    parts.push(plate(sketch, [x + 14, h + 9], [form.size[0] + 2, h]))
    parts.push(plate(sketch, [-2, h + 9], [outline.axles.rear - outline.axles.radius - 14, h]))
  }
  return parts.join('')
}

const plate = ({ outline: { place } }: Sketch, [x, h]: Point, [toX, toH]: Point) =>
  `<path d="${linePath(
    [
      [x, h],
      [toX, h],
      [toX, toH - 4],
      [x, toH - 4],
    ],
    place,
  )}" fill="${bright}"/>`

function chin(sketch: Sketch): string {
  const { form, outline } = sketch
  const [length] = form.size
  const low = form.measures.sill[0]
  const high = low + (form.measures.ends[0] - low) * 0.62
  const deep = sketch.has('gape') ? 30 : 18
  if (sketch.has('smoothchin')) return ''
  const corners: Corner[] = [
    [length - deep, low + 1, 2],
    [length - deep * 0.55, high, 8],
    [length + 4, high, 1],
    [length + 4, low + 1, 1],
  ]
  return `<path d="${roundedPath(corners, outline.place)}" fill="#141c1a" fill-opacity=".8"/>`
}

/** A band that follows the nose between two heights. */
function alongNose(
  { form, outline: { points, place } }: Sketch,
  high: number,
  low: number,
  depth: number,
  colour: string,
): string {
  const front = points.filter(([x, h]) => x > form.size[0] * 0.75 && h < high && h > low)
  const at = (h: number): Point => [frontEdge(points, h), h]
  const line = linePath([at(high), ...front, at(low)], place, true)
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${(depth * 2 * place.scale).toFixed(1)}"/>`
}

function frontEdge(points: readonly Point[], h: number): number {
  let edge = 0
  points.forEach(([x, fromH], index) => {
    const [toX, toH] = points[(index + 1) % points.length]!
    if ((fromH - h) * (toH - h) <= 0 && fromH !== toH)
      edge = Math.max(edge, x + ((h - fromH) / (toH - fromH)) * (toX - x))
  })
  return edge
}

function slats(sketch: Sketch, high: number, low: number): string {
  const { form, outline } = sketch
  const rows = [0.2, 0.5, 0.8].map((part) => high + (low - high) * part)
  const [length] = form.size
  const marks = rows.map(
    (h) => `M${placeX(outline.place, length - 9)} ${placeY(outline.place, h)}h14`,
  )
  return `<path d="${marks.join('')}" stroke="${bright}" stroke-width="1.8"/>`
}

export const grilleNames: ReadonlySet<string> = new Set(
  Object.keys(grilles).map((name) => `grille:${name}`),
)
