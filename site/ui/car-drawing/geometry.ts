/** A point of a car in centimetres: x from its rearmost point towards the nose, h above the road. */
export type Point = readonly [x: number, h: number]

/** A corner of an outline and how far its rounding reaches along both edges. */
export type Corner = readonly [x: number, h: number, rounding: number]

/** From a car's centimetres to the drawing's units. */
export type Place = { left: number; scale: number }

const roadY = 214

export const placeX = ({ left, scale }: Place, x: number) => tenth(left + x * scale)
export const placeY = ({ scale }: Place, h: number) => tenth(roadY - h * scale)
export const placed = (place: Place, [x, h]: Point) => `${placeX(place, x)} ${placeY(place, h)}`

/** A figure with one decimal, which no eye misses in a drawing. */
export const tenth = (figure: number) => Math.round(figure * 10) / 10

const towards = ([x, h]: Point, [toX, toH]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toH - h) || 1
  const part = Math.min(distance / length, 0.5)
  return [x + (toX - x) * part, h + (toH - h) * part]
}

/** Where each rounding begins, the corner that pulls it, and where it ends. */
function roundings(corners: readonly Corner[]): { from: Point; pull: Point; to: Point }[] {
  return corners.map(([x, h, rounding], index) => {
    const before = corners.at(index - 1)!
    const after = corners[(index + 1) % corners.length]!
    return {
      from: towards([x, h], [before[0], before[1]], rounding),
      pull: [x, h],
      to: towards([x, h], [after[0], after[1]], rounding),
    }
  })
}

/** A closed outline as path data: edges between corners, each rounded without a kink. */
export function roundedPath(corners: readonly Corner[], place: Place): string {
  const steps = roundings(corners).map(
    ({ from, pull, to }, index) =>
      `${index === 0 ? 'M' : 'L'}${placed(place, from)}Q${placed(place, pull)} ${placed(place, to)}`,
  )
  return `${steps.join('')}Z`
}

/** Straight lines through points, closed unless it is said to be open. */
export const linePath = (points: readonly Point[], place: Place, isOpen = false) =>
  `M${points.map((point) => placed(place, point)).join('L')}${isOpen ? '' : 'Z'}`

/** Points along a rounded outline, close enough together to be measured. */
export function pointsAlong(corners: readonly Corner[]): Point[] {
  return roundings(corners).flatMap(({ from, pull, to }) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Point => {
      const rest = 1 - part
      return [
        rest * rest * from[0] + 2 * rest * part * pull[0] + part * part * to[0],
        rest * rest * from[1] + 2 * rest * part * pull[1] + part * part * to[1],
      ]
    }),
  )
}

/** Where a level or plumb line crosses a closed outline. */
function crossings(points: readonly Point[], axis: 0 | 1, at: number): number[] {
  const other = axis === 0 ? 1 : 0
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]!
    const [from, to] = [point[axis], next[axis]]
    if (from === to || Math.min(from, to) > at || Math.max(from, to) < at) return []
    return [point[other] + ((at - from) / (to - from)) * (next[other] - point[other])]
  })
}

/** The foremost x of an outline at a height. */
export const frontAt = (points: readonly Point[], h: number) => Math.max(...crossings(points, 1, h))
/** The rearmost x of an outline at a height. */
export const rearAt = (points: readonly Point[], h: number) => Math.min(...crossings(points, 1, h))
/** The highest point of an outline at an x. */
export const topAt = (points: readonly Point[], x: number) => Math.max(...crossings(points, 0, x))
