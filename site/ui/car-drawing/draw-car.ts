import { bodyShapes, type BodyShape, type CarBody } from './body-shapes.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheel, type WheelVariant } from './wheels.ts'

export type CarDrawing = {
  bodyType: CarBody
  paint: CarPaint
  wheel: WheelVariant
  isElectric: boolean
}

export const carDrawingSize = { width: 560, height: 236 } as const

const glassColour = '#25343a'
const glassLight = '#4a626a'

/**
 * A car from the side as SVG text, at most 6 kB. It uses presentation attributes only,
 * so it needs no style source under a strict content security policy, and it looks the same
 * on light and dark grounds.
 */
export function drawCar(drawing: CarDrawing): string {
  const shape: BodyShape = bodyShapes[drawing.bodyType]
  const paint = paintColours[drawing.paint]
  const { rear, front, radius } = shape.wheels
  const axleY = 214 - radius
  const middleX = (rear + front) / 2
  const [lightX, lightY] = shape.lightAt

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${carDrawingSize.width}" height="${carDrawingSize.height}" viewBox="0 -4 560 236">`,
    `<defs><clipPath id="b"><path d="${shape.outline}"/></clipPath><clipPath id="g"><path d="${shape.glass}"/></clipPath><g id="w">${wheel(drawing.wheel, radius)}</g></defs>`,
    `<ellipse cx="${middleX + 6}" cy="215" rx="${(front - rear) / 2 + 92}" ry="9" fill="#0d1513" fill-opacity=".22"/>`,
    shape.behind ?? '',
    `<path d="${shape.outline}" fill="${paint.light}"/>`,
    '<g clip-path="url(#b)">',
    `<path d="${shape.shade}" fill="${paint.shade}"/>`,
    `<path d="${shape.sill}" fill="${shape.isClad ? '#2a3331' : paint.deep}"/>`,
    `<path d="${shape.gleam}" fill="none" stroke="${paint.gleam}" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="${shape.tailLamp}" fill="#c3261c"/><path d="${shape.headlamp}" fill="#fff6dc"/>`,
    intake(shape.noseX),
    arch(rear, axleY, radius),
    arch(front, axleY, radius),
    '</g>',
    `<path d="${shape.glass}" fill="${glassColour}"/>`,
    '<g clip-path="url(#g)">',
    shape.inside ?? '',
    `<path d="M${lightX} ${lightY}h34l-44 70h-34z" fill="${glassLight}" fill-opacity=".75"/>`,
    `<path d="${shape.pillars}" fill="none" stroke="#141c1a" stroke-width="6"/>`,
    '</g>',
    `<path d="${shape.seams}" fill="none" stroke="${paint.deep}" stroke-width="1.6" stroke-linejoin="round"/>`,
    shape.handles.map(([x, y]) => handle(x, y, paint.deep)).join(''),
    shape.inFront ?? '',
    mirror(shape.mirror, paint.deep),
    drawing.isElectric ? chargePort(shape.chargePort, paint.deep) : '',
    drawing.wheel === 2 ? lark(shape.perch) : '',
    `<use href="#w" x="${rear}" y="${axleY}"/><use href="#w" x="${front}" y="${axleY}"/>`,
    '</svg>',
  ].join('')
}

const arch = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius + 5}" fill="#141c1a"/>`

const intake = (x: number) =>
  `<path d="M${x - 20} 184c2-12 8-17 24-17v17z" fill="#141c1a" fill-opacity=".8"/>`

const handle = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}h16" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`

const mirror = ([x, y]: readonly [number, number], colour: string) =>
  `<path d="M${x} ${y}c-10 2-16-2-15-8c1-5 9-7 14-3z" fill="${colour}"/>`

const chargePort = ([x, y]: readonly [number, number], edge: string) =>
  `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" rx="4" fill="#f6f3ea" stroke="${edge}" stroke-width="1.6"/><path d="M${x + 1.5} ${y - 7}l-6 8h4l-1.5 6 6-8h-4z" fill="#0e7a4e"/>`

/** About one car in five carries the bird of the house: those on wheel 2. */
const lark = ([x, y]: readonly [number, number]) =>
  `<g transform="translate(${x} ${y})"><path d="M-3 0V-5M2 0V-5" stroke="#5b4023" stroke-width="1.4"/><path d="M-19-3L-6-11C-2-17 5-19 8-22L6-28L10-25C15-27 19-24 19-20L24-18L18-16C16-8 9-3 1-4C-6-4-11-5-19-3Z" fill="#8a6a43"/><path d="M-10-6C-2-6 5-9 9-15C0-15-6-12-10-6Z" fill="#5b4023"/><path d="M18-16C16-8 9-3 1-4C8-6 12-12 12-18Z" fill="#efe2c8"/><circle cx="14.5" cy="-21" r="1.3" fill="#14201d"/></g>`
