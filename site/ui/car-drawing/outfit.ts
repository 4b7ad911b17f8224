import {
  linePath,
  placed,
  placeX,
  placeY,
  rearAt,
  roundedPath,
  tenth,
  topAt,
  type Corner,
  type Point,
} from './geometry.ts'
import { black, rail, type Sketch } from './sketch.ts'

/** What stands behind the body: rails, wings, the spare wheel, seats of an open car. */
export function behindBody(sketch: Sketch): string {
  const { form, outline, paint, has } = sketch
  const { points, place } = outline
  const { size, measures: m } = form
  const at = (x: number, h: number) => placed(place, [x, h])
  const parts: string[] = []
  if (has('rails')) {
    const [from, to] = [m.tail[0] + 14, size[0] - m.top[0] - 8]
    const high = Math.max(topAt(points, from), topAt(points, to), size[1] - 3)
    parts.push(
      `<path d="M${at(from, topAt(points, from) - 2)}Q${at(from + 6, high + 3)} ${at(from + 30, high + 4)}L${at(to - 30, high + 4)}Q${at(to - 6, high + 3)} ${at(to, topAt(points, to) - 3)}" fill="none" stroke="${rail}" stroke-width="4" stroke-linecap="round"/>`,
    )
  }
  if (has('spare')) {
    const h = m.ends[1] + 30
    const [x, radius] = [rearAt(points, h) - 6, m.tyre[0] - 3]
    parts.push(
      `<rect x="${placeX(place, x - 5)}" y="${placeY(place, h + radius)}" width="${tenth(16 * place.scale)}" height="${tenth(radius * 2 * place.scale)}" rx="6" fill="${black}"/>`,
    )
  }
  if (has('tailbox'))
    parts.push(
      `<path d="M${at(6, m.lip[1] - 4)}h-9v${tenth(30 * place.scale)}h9z" fill="${paint.shade}"/>`,
    )
  if (has('beacon'))
    parts.push(
      `<path d="M${at(size[0] - m.top[0] - 36, size[1])}l-4-9" stroke="${black}" stroke-width="2"/>`,
    )
  if (has('open')) parts.push(openTop(sketch))
  if (has('ladder')) parts.push(ladder(sketch))
  return parts.join('')
}

/** What stands in front of the body: spoilers, fins and steps. */
export function beforeBody(sketch: Sketch): string {
  const { form, outline, paint, has, mark } = sketch
  const { place, points } = outline
  const { measures: m } = form
  const at = (x: number, h: number) => placed(place, [x, h])
  const parts: string[] = []
  const [x] = m.tail
  if (has('spoiler') || has('blackspoiler')) {
    const root = topAt(points, x + 18)
    const edge = Math.min(topAt(points, x + 6) + 1, root)
    parts.push(
      `<path d="${linePath(
        [
          [x + 18, root],
          [x - 5, edge],
          [x - 6, edge - 4],
          [x + 8, topAt(points, x + 8) - 5],
        ],
        place,
      )}" fill="${has('spoiler') && !mark('cap') ? paint.shade : black}"/>`,
    )
  }
  if (has('ducktail')) {
    const [lipX, lipH] = m.lip
    parts.push(
      `<path d="M${at(lipX - 1, lipH + 4)}L${at(lipX + 28, lipH + 1)}L${at(lipX + 6, lipH - 5)}Z" fill="${paint.shade}"/>`,
    )
  }
  if (has('fin'))
    parts.push(
      `<path d="M${at(x + 24, topAt(points, x + 24) - 1)}L${at(x + 14, topAt(points, x + 24) + 7)}L${at(x + 10, topAt(points, x + 10) - 2)}Z" fill="${black}"/>`,
    )
  if (has('turnlamp'))
    parts.push(
      `<path d="M${at(outline.axles.front + 4, m.nose[1] + 1)}h12v-6h-12z" fill="#ee9a63"/>`,
    )
  if (has('louvres'))
    parts.push(
      `<path d="M${at(11, m.waist[1] + 22)}h7M${at(11, m.waist[1] + 15)}h7M${at(11, m.waist[1] + 8)}h7" stroke="${paint.deep}" stroke-width="2.4"/>`,
    )
  if (has('step'))
    parts.push(
      `<path d="M${at(outline.axles.rear + m.tyre[0] + 16, m.sill[0] - 1)}L${at(outline.axles.front - m.tyre[0] - 16, m.sill[0] - 1)}" stroke="${black}" stroke-width="6" stroke-linecap="round"/>`,
    )
  if (has('hinges'))
    parts.push(
      `<path d="M${at(form.size[0] - m.cowl[0] - 12, m.waist[0] - 14)}h9M${at(form.size[0] - m.cowl[0] - 12, m.sill[1] + 8)}h9" stroke="${paint.deep}" stroke-width="4"/>`,
    )
  return parts.join('')
}

/** Folded roof, two seats, a wheel, and the windscreen of an open car. */
function openTop(sketch: Sketch): string {
  const { form, outline, has } = sketch
  const { size, measures: m } = form
  const { place } = outline
  const [cowlX, topX] = [size[0] - m.cowl[0], size[0] - m.top[0]]
  const at = (x: number, h: number) => placed(place, [x, h])
  const low = m.waist[1] - 12
  const seat = (x: number, high: number) =>
    `<path d="M${at(x - 18, low)}L${at(x - 26, low + high)}Q${at(x - 24, low + high + 10)} ${at(x - 15, low + high + 9)}Q${at(x - 8, low + high + 4)} ${at(x - 6, low + high - 4)}L${at(x + 4, low)}Z" fill="#8a5a38"/>`
  const high = Math.min(36, m.top[1] - m.waist[1] - 2)
  const boot = form.extras.boot?.[0] ?? 60
  const hood: Corner[] = [
    [boot - 34, low, 2],
    [boot - 30, m.waist[1] + 9, 10],
    [boot + 22, m.waist[1] + 10, 12],
    [boot + 34, low, 2],
  ]
  const screen = `<path d="M${at(cowlX + 2, m.cowl[1] - 4)}L${at(topX - 2, m.top[1])}L${at(topX + 5, m.top[1] + 1)}L${at(cowlX + 12, m.cowl[1] - 2)}Z" fill="#25343a"/>`
  const front = topX - 34
  const rear = Math.max(front - 78, boot + 46)
  return [
    `<path d="${roundedPath(hood, place)}" fill="#2d2a33"/>`,
    has('twoseats') ? '' : seat(rear, high - 4),
    seat(front, high),
    `<path d="M${at(topX + 4, low)}L${at(topX - 6, m.waist[0] + 12)}" stroke="${black}" stroke-width="5" stroke-linecap="round"/>`,
    screen,
  ].join('')
}

function ladder({ form, outline: { place } }: Sketch): string {
  const y = placeY(place, form.size[1])
  const [from, to] = [placeX(place, 44), placeX(place, form.size[0] - form.measures.top[0] - 60)]
  const rungs = Array.from(
    { length: Math.floor((to - from - 20) / 28) },
    (_, index) => `M${from + 14 + index * 28} ${y - 12}v6`,
  )
  return `<path d="M${from + 10} ${y + 6}v-12M${to - 10} ${y + 6}v-12" stroke="#3a4442" stroke-width="3"/><path d="M${from} ${y - 6}H${to}M${from} ${y - 12}H${to}${rungs.join('')}" stroke="#c9a25a" stroke-width="2.5"/>`
}

/** A dog in an estate or a balloon in a people carrier, to be clipped by the glass. */
export function passengers({ form, glass, outline: { place }, has }: Sketch): string {
  if (!has('dog') && !has('balloon')) return ''
  const x = placeX(place, glass.rearFoot[0] + 34)
  const y = placeY(place, form.measures.waist[1])
  return has('dog')
    ? `<g transform="translate(${x - 128} ${y - 110})"><path d="M108 118C108 104 113 97 121 96C120 91 123 87 128 88C131 84 141 85 144 91L153 94C154 99 149 102 143 102C143 108 146 112 147 118Z" fill="#6b5a45"/><path d="M124 89C120 93 119 99 121 104C125 103 128 97 128 91Z" fill="#4a3d2e"/><circle cx="139" cy="92.5" r="1.4" fill="#12181a"/></g>`
    : `<path transform="translate(${x - 126} ${y - 110})" d="M126 92C114 86 112 68 126 65C140 68 138 86 126 92ZM126 92C124 100 129 106 126 116" fill="#d8604f" stroke="#d8604f" stroke-width="1.2"/>`
}

/** Where a lark may rest: on the roof, or on the bonnet of a car whose roof is too high. */
export function perch({ form, outline: { place, points }, has }: Sketch): Point {
  const { size, measures: m } = form
  const x = has('open') ? m.lip[0] + 22 : m.peak[0] + 20
  const roof = placeY(place, topAt(points, x))
  const spot = roof > 34 ? x : size[0] - (m.cowl[0] + m.nose[0]) / 2
  return [placeX(place, spot), placeY(place, topAt(points, spot))]
}
