import { sides } from './flanks.ts'
import { doorEdges, doors } from './doors.ts'
import { waistAt } from './glasshouse.ts'
import { linePath, placed, placeX, placeY, roundedPath, tenth, type Point } from './geometry.ts'
import { carDrawingSize } from './car-drawing-size.ts'
import type { CarForm } from './car-form.ts'
import { lamps } from './lamps.ts'
import { nose } from './nose.ts'
import { beforeBody, behindBody, passengers, perch } from './outfit.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { cladding, sketchOf, type Sketch } from './sketch.ts'
import { arches, brightLine, cap, darkPillars } from './trim.ts'
import { wheel } from './wheels.ts'
import type { WheelVariant } from './wheel-variants.ts'

export type Dress = { paint: CarPaint; wheel: WheelVariant; isElectric: boolean; hasLark: boolean }

const glassColour = '#25343a'
const glassLight = '#4a626a'

/**
 * A car from the side as SVG text, at most 6 kB, nose to the right, one unit to the centimetre
 * where it fits, wheels on y = 214. It uses presentation attributes only, so it needs no style
 * source under a strict content security policy, and it looks the same on light and dark grounds.
 */
export function drawForm(form: CarForm, dress: Dress): string {
  const sketch = sketchOf(form, paintColours[dress.paint])
  const { outline, paint } = sketch
  const { place, axles, corners } = outline
  const body = roundedPath(corners, place)
  const radius = tenth(axles.radius * place.scale)
  const axleY = tenth(214 - radius)
  const [rear, front] = [placeX(place, axles.rear), placeX(place, axles.front)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${carDrawingSize.width}" height="${carDrawingSize.height}" viewBox="0 -4 560 236">`,
    `<defs><path id="o" d="${body}"/><path id="p" d="${sketch.glass.path}"/><clipPath id="b"><use href="#o"/></clipPath><clipPath id="g"><use href="#p"/></clipPath><g id="w">${wheel(dress.wheel, radius, form.measures.tyre[1])}</g></defs>`,
    shadow(sketch),
    behindBody(sketch),
    `<use href="#o" fill="${paint.light}"/><g clip-path="url(#b)">`,
    tones(sketch),
    sides(sketch),
    darkPillars(sketch),
    cap(sketch),
    lamps(sketch),
    nose(sketch),
    arches(sketch),
    '</g>',
    form.marks.has('open') ? '' : windows(sketch),
    doors(sketch),
    beforeBody(sketch),
    mirror(sketch),
    dress.isElectric ? chargePort(sketch) : '',
    dress.hasLark ? lark(perch(sketch)) : '',
    `<use href="#w" x="${rear}" y="${axleY}"/><use href="#w" x="${front}" y="${axleY}"/>`,
    '</svg>',
  ].join('')
}

function shadow({ form, outline: { place } }: Sketch): string {
  const half = Math.min((form.size[0] * place.scale) / 2 + 8, 279)
  return `<ellipse cx="280" cy="215" rx="${tenth(half)}" ry="9" fill="#0d1513" fill-opacity=".22"/>`
}

/** The two tones of shadow, the second black on clad cars, and the gleam along the shoulder. */
function tones({ form, outline: { place }, paint, has }: Sketch): string {
  const { size, measures: m } = form
  const [low, high] = m.sill
  const turn = low + (Math.min(m.waist[0], m.cowl[1]) - low) * 0.56
  const below = (h: number, dip: number) =>
    `M${placed(place, [-6, h + 2])}Q${placed(place, [size[0] / 2, h - dip])} ${placed(place, [size[0] + 6, h + 2])}V232H${placeX(place, -6)}Z`
  const shoulder = (x: number) => waistAt(form, x) - 11
  const gleam: Point[] = [
    [14, Math.min(shoulder(14), m.lip[1] - 14)],
    [size[0] / 2, shoulder(size[0] / 2) - 3],
    [size[0] - 54, Math.min(shoulder(size[0] - 54), m.nose[1] - 12)],
  ]
  return `<path d="${below(turn, 5)}" fill="${paint.shade}"/><path d="${below(high, 3)}" fill="${has('clad') ? cladding : paint.deep}"/><path d="M${placed(place, gleam[0]!)}Q${placed(place, gleam[1]!)} ${placed(place, gleam[2]!)}" fill="none" stroke="${paint.gleam}" stroke-width="3" stroke-linecap="round"/>`
}

/** Glass with one diagonal light, whoever looks out of it, and the posts between windows. */
function windows(sketch: Sketch): string {
  const { form, glass, outline, has } = sketch
  const { place } = outline
  const { post } = doorEdges(sketch)
  const [high, low] = [form.size[1], Math.min(...form.measures.waist) - 6]
  const line = (x: number, lean: number) =>
    linePath(
      [
        [x - lean, high],
        [x, low],
      ],
      place,
      true,
    )
  const posts = [line(post, has('panel') ? 0 : 5)]
  const second = form.extras.posts?.[1] ?? 0
  if (second > 0) posts.push(line(second, form.marks.has('leanpost') ? -16 : 6))
  if (has('quarter')) posts.push(line(glass.foot[0] - 30, -4))
  if (has('thirdpost')) posts.push(line((post + second) / 2, 3))
  const width = tenth(5.6 * place.scale)
  const lightX = placeX(place, (post + glass.foot[0]) / 2 - (has('panel') ? 6 : 46))
  const lightY = placeY(place, high)
  const drop = placeY(place, low) - lightY
  return `<use href="#p" fill="${glassColour}"/><g clip-path="url(#g)">${passengers(sketch)}<path d="M${lightX} ${lightY}h30l${tenth(-drop * 0.62)} ${tenth(drop)}h-30z" fill="${glassLight}" fill-opacity=".75"/><path d="${posts.join('')}" fill="none" stroke="#141c1a" stroke-width="${width}"/></g>${panels(sketch, post)}${brightLine(sketch)}`
}

/** Body colour in front of the glass: a square panel behind the doors, or a fin between them. */
function panels({ form, glass, outline: { place }, paint, has }: Sketch, post: number): string {
  const high = form.size[1] - form.measures.inset[0]
  if (has('panelblade')) {
    const x = (form.extras.posts?.[1] || glass.rearFoot[0] + 26) - 2
    const low = waistAt(form, x) - 1
    return `<path d="${linePath(
      [
        [x, low],
        [x, high - 4],
        [x - 26, high - 4],
        [x - 26, low],
      ],
      place,
    )}" fill="${paint.shade}"/>`
  }
  if (!has('sharkfin')) return ''
  const low = waistAt(form, post) - 2
  return `<path d="${linePath(
    [
      [post + 16, low],
      [post - 8, low + 24],
      [post - 22, low + 22],
      [post - 26, low],
    ],
    place,
  )}" fill="${paint.light}"/>`
}

function mirror({ glass, outline: { place }, paint, has }: Sketch): string {
  const x = placeX(place, glass.foot[0] - 10)
  const y = placeY(place, glass.foot[1] - 1)
  const fill = has('blackmirror') ? '#1b2422' : paint.deep
  if (has('bigmirror'))
    return `<path d="M${x} ${y}c-9 1-13-2-13-10v-10c1-5 10-6 13-2z" fill="#1b2422"/>`
  return `<path d="M${x} ${y}c-10 2-16-2-15-8c1-5 9-7 14-3z" fill="${fill}"/>`
}

/** The socket: over the rear wheel, or on the front wing or the nose of cars that have it there. */
function chargePort({ form, outline: { place, axles }, paint, has }: Sketch): string {
  const { size, measures: m } = form
  const over = Math.min(m.waist[1] - 18, m.lip[1] - 22)
  const [along, high] = has('frontport')
    ? [axles.front - axles.radius - 16, m.waist[0] - 24]
    : has('noseport')
      ? [size[0] - 30, m.lamps[0] - 22]
      : [Math.max(axles.rear - 22, 24), Math.max(over, axles.radius * 2 + 12)]
  const [x, y] = [placeX(place, along), placeY(place, high)]
  return `<rect x="${tenth(x - 9)}" y="${tenth(y - 9)}" width="18" height="18" rx="4" fill="#f6f3ea" stroke="${paint.deep}" stroke-width="1.6"/><path d="M${tenth(x + 1.5)} ${tenth(y - 7)}l-6 8h4l-1.5 6 6-8h-4z" fill="#0e7a4e"/>`
}

/** The bird of the house. */
const lark = ([x, y]: Point) =>
  `<g transform="translate(${x} ${y})"><path d="M-3 0V-5M2 0V-5" stroke="#5b4023" stroke-width="1.4"/><path d="M-19-3L-6-11C-2-17 5-19 8-22L6-28L10-25C15-27 19-24 19-20L24-18L18-16C16-8 9-3 1-4C-6-4-11-5-19-3Z" fill="#8a6a43"/><path d="M-10-6C-2-6 5-9 9-15C0-15-6-12-10-6Z" fill="#5b4023"/><path d="M18-16C16-8 9-3 1-4C8-6 12-12 12-18Z" fill="#efe2c8"/><circle cx="14.5" cy="-21" r="1.3" fill="#14201d"/></g>`
