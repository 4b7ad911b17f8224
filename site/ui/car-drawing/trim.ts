import { linePath, placeX, placeY, tenth, type Point } from './geometry.ts'
import { black, bright, cladding, type Sketch } from './sketch.ts'

const pale = '#f3efe4'

const capColours: Record<string, string> = {
  black: '#1f2927',
  white: '#f3efe4',
  grey: '#8b9491',
  silver: '#c3cbcb',
  canvas: '#5a2a2a',
}

/** A roof of another colour than the body, to be clipped by it. */
export function cap(sketch: Sketch): string {
  const { form, outline, mark } = sketch
  const { size, measures: m } = form
  const colour = capColours[mark('cap') ?? '']
  if (!colour) return ''
  const over = outline.points.filter(
    ([x, h]) => x < size[0] - m.top[0] + 14 && h > m.tail[1] - 8 && h > m.waist[1],
  )
  return `<path d="${linePath(over, outline.place, true)}" fill="none" stroke="${colour}" stroke-width="${tenth(m.inset[0] * 2.3 * outline.place.scale)}" stroke-linejoin="round"/>`
}

/** Pillars painted black: the windscreen's, and what lies behind the side windows. */
export function darkPillars(sketch: Sketch): string {
  const { form, outline, glass, has, mark } = sketch
  const { size, measures: m } = form
  const { place } = outline
  const parts: string[] = []
  if (has('halfpaint')) {
    const waist = (x: number): Point => [x, m.waist[1] - 4]
    const corners: Point[] = [
      waist(-4),
      waist(glass.foot[0] - 10),
      [size[0] + 4, m.nose[1] - 14],
      [size[0], 400],
      [-4, 400],
    ]
    parts.push(
      `<path d="${linePath(corners, place)}" fill="${sketch.paint.light === pale ? '#c3cbcb' : pale}"/>`,
    )
  }
  if (has('darkgate'))
    parts.push(
      `<path d="${linePath(
        [
          [-4, m.ends[1] + 8],
          [m.lip[0] + 9, m.lip[1] - 22],
          [m.lip[0] + 12, m.lip[1] + 4],
          [m.tail[0] + 12, m.tail[1] + 20],
          [-4, 400],
        ],
        place,
      )}" fill="${black}"/>`,
    )
  if (has('backcap'))
    parts.push(
      `<path d="${linePath(
        [
          [-4, glass.rearFoot[1] - 1],
          [glass.rearFoot[0] + 6, glass.rearFoot[1] - 1],
          [glass.rearTop[0] + 26, 400],
          [-4, 400],
        ],
        place,
      )}" fill="${black}"/>`,
    )
  if (has('darkscreen')) {
    const from: Point = [size[0] - m.cowl[0] - 4, m.cowl[1] + 4]
    const to: Point = [size[0] - m.top[0], m.top[1]]
    parts.push(
      `<path d="${linePath([from, to], place, true)}" stroke="${black}" stroke-width="${tenth(22 * place.scale)}"/>`,
    )
  }
  if (has('float')) {
    const behind = glass.roofEdge.filter(([x, h]) => x < m.glass[0] && h > glass.rearFoot[1])
    // Under a roof of another colour nothing of the body's is left above the waist.
    const end: Point = [-4, (behind.at(-1) ?? glass.rearTop)[1]]
    if (mark('cap')) behind.splice(0, behind.length, [glass.rearTop[0], 400], [-4, 400])
    const corners: Point[] = [
      glass.rearTop,
      ...behind,
      end,
      [-4, glass.rearFoot[1] + 2],
      glass.rearFoot,
    ]
    parts.push(`<path d="${linePath(corners, place)}" fill="${black}"/>`)
  }
  return parts.join('')
}

/** Dark wheel housings, with the plastic around them that rough cars have. */
export function arches(sketch: Sketch): string {
  const { outline, has, mark } = sketch
  const { place, axles } = outline
  const kind = mark('arch') ?? (has('clad') ? 'round' : 'none')
  return [axles.rear, axles.front]
    .map(
      (x) =>
        `${flare(sketch, kind, x)}<circle cx="${placeX(place, x)}" cy="${placeY(place, axles.radius)}" r="${tenth((axles.radius + 4) * place.scale)}" fill="#141c1a"/>`,
    )
    .join('')
}

function flare({ outline, paint, has }: Sketch, kind: string, x: number): string {
  const { place, axles } = outline
  const reach = axles.radius + 9
  const fill = has('clad') ? cladding : paint.deep
  if (kind === 'round')
    return `<circle cx="${placeX(place, x)}" cy="${placeY(place, axles.radius)}" r="${tenth(reach * place.scale)}" fill="${fill}"/>`
  if (kind === 'square')
    return `<path d="${linePath(
      [
        [x - reach - 5, 0],
        [x - reach + 4, axles.radius * 2 + 2],
        [x - reach + 14, axles.radius * 2 + 10],
        [x + reach - 14, axles.radius * 2 + 10],
        [x + reach - 4, axles.radius * 2 + 2],
        [x + reach + 5, 0],
      ],
      place,
    )}" fill="${fill}"/>`
  if (kind === 'line')
    return `<circle cx="${placeX(place, x)}" cy="${placeY(place, axles.radius)}" r="${tenth((reach + 1) * place.scale)}" fill="none" stroke="${paint.deep}" stroke-width="2"/>`
  return ''
}

/** The bright line under or around the windows. */
export function brightLine({ glass, has, outline: { place } }: Sketch): string {
  if (has('chrome')) return `<use href="#p" fill="none" stroke="${bright}" stroke-width="2.2"/>`
  if (!has('chromeline')) return ''
  const edge = glass.corners.slice(1).map(([x, h]): Point => [x, h])
  return `<path d="${linePath(edge.slice(0, -1), place, true)}" fill="none" stroke="${bright}" stroke-width="2.2"/>`
}

export const capNames: ReadonlySet<string> = new Set(
  Object.keys(capColours).map((name) => `cap:${name}`),
)
