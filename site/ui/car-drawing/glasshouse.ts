import type { CarForm } from './car-form.ts'
import { roundedPath, type Corner, type Point } from './geometry.ts'
import type { Outline } from './outline.ts'

/** The side windows as one dark shape, with what their edges are needed for elsewhere. */
export type Glasshouse = {
  corners: readonly Corner[]
  path: string
  /** The roof's inner edge from the windscreen to the rear. */
  roofEdge: readonly Point[]
  /** Foot of the windscreen pillar. */
  foot: Point
  /** Rear end at the roof, and at the waist. */
  rearTop: Point
  rearFoot: Point
}

/** Height of the windows' lower edge at an x; it is a straight line. */
export function waistAt({ size, measures: m }: CarForm, x: number): number {
  const [front, rear] = [size[0] - m.cowl[0], m.glass[1]]
  return m.waist[0] + ((m.waist[1] - m.waist[0]) * (front - x)) / (front - rear)
}

export function glasshouseOf(form: CarForm, outline: Outline): Glasshouse {
  const { measures: m, extras, marks } = form
  const pillar = pillarLine(form)
  const foot: Point = [pillar(m.waist[0]), m.waist[0]]
  const roofEdge = roofEdgeOf(form, outline)
  const before = roofEdge.filter(([x]) => x > m.glass[0])
  const cut = cutAt(roofEdge, m.glass[0]) ?? [m.glass[0], m.waist[1] + 4]
  const rise = extras.kick?.[1] ?? 0
  const rearFoot: Point = [m.glass[1], Math.min(m.waist[1] + rise, cut[1] - 1)]
  const rounding = marks.has('end:sharp') ? 2 : marks.has('end:round') ? 16 : 6
  const corners: Corner[] = [
    [foot[0], foot[1], 4],
    ...thinned(before).map(([x, h]) => [x, h, 40] as const),
    [cut[0], cut[1], rounding],
    [rearFoot[0], rearFoot[1], rounding],
  ]
  if (extras.kick) {
    const x = rearFoot[0] + extras.kick[0]
    corners.push([x, waistAt(form, x), 10])
  }
  return {
    corners,
    path: roundedPath(corners, outline.place),
    roofEdge,
    foot,
    rearTop: cut,
    rearFoot,
  }
}

/** The x of the windscreen pillar's inner edge at a height. */
function pillarLine({ size, measures: m }: CarForm): (h: number) => number {
  const [footX, topX] = [size[0] - m.cowl[0], size[0] - m.top[0]]
  const [run, rise] = [topX - footX, m.top[1] - m.cowl[1]]
  const inset = (Math.min(m.inset[0], 8) * Math.hypot(run, rise)) / rise
  return (h) => footX + (run * (h - m.cowl[1])) / rise - inset
}

/** The outline from halfway up the windscreen to the rear, moved inwards by the roof's thickness. */
function roofEdgeOf({ size, measures: m }: CarForm, { points }: Outline): Point[] {
  const halfway = (m.cowl[1] + m.top[1]) / 2
  const front = size[0] - m.cowl[0]
  const over = points
    .filter(([x, h]) => x < front && h > Math.min(halfway, m.waist[1] + 10))
    .reverse()
  const edge = over.flatMap((point, index): Point[] => {
    const ahead = over[Math.max(index - 2, 0)]!
    const behind = over[Math.min(index + 2, over.length - 1)]!
    const [run, fall] = [ahead[0] - behind[0], ahead[1] - behind[1]]
    const length = Math.hypot(run, fall)
    if (length < 0.5) return []
    const inset = m.inset[0] * (run > 0 ? 1 : 0.7)
    return [[point[0] + (fall / length) * inset, point[1] - (run / length) * inset]]
  })
  return edge.filter(
    ([x, h], index) => h > m.waist[1] && edge.slice(0, index).every(([other]) => other > x + 0.5),
  )
}

function cutAt(edge: readonly Point[], x: number): Point | undefined {
  const index = edge.findIndex((point) => point[0] <= x)
  const after = edge[index] ?? edge.at(-1)
  const before = edge[index - 1]
  if (!before || !after) return after
  const part = (before[0] - x) / (before[0] - after[0])
  return [x, before[1] + (after[1] - before[1]) * part]
}

/** Few enough points to be rounded into one line: those at least 14 cm apart. */
function thinned(points: readonly Point[]): Point[] {
  const few: Point[] = []
  for (const point of points) {
    const last = few.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 14) few.push(point)
  }
  return few
}
