import { placed, placeX, placeY } from './geometry.ts'
import { black, bright, type Sketch } from './sketch.ts'

/** Plastic along sills and arches, blades and mouldings, to be clipped by the body. */
export function sides(sketch: Sketch): string {
  const { form, outline, glass, paint, has } = sketch
  const { place, axles } = outline
  const parts: string[] = []
  const at = (x: number, h: number) => placed(place, [x, h])
  const [front, rear] = [axles.front - axles.radius - 10, axles.rear + axles.radius + 10]
  const low = form.measures.sill[1]
  const middle = (form.measures.waist[0] + low) / 2
  if (has('strip'))
    parts.push(
      `<path d="M${at(rear, middle - 4)}L${at(front, middle - 4)}" stroke="${black}" stroke-width="6"/>`,
    )
  if (has('bumps'))
    parts.push(
      `<path d="M${at(rear + 22, low + 8)}L${at(front - 8, low + 8)}" stroke="${black}" stroke-width="11" stroke-linecap="round" stroke-dasharray="26 14"/>`,
    )
  if (has('blade'))
    parts.push(
      `<path d="M${at(rear, low + 3)}L${at(front, low + 3)}" stroke="${bright}" stroke-width="4"/>`,
    )
  if (has('crease'))
    parts.push(
      `<path d="M${at(rear - 4, low + 8)}L${at(front, low + 22)}" stroke="${paint.deep}" stroke-width="2.4"/>`,
    )
  if (has('swoop'))
    parts.push(
      `<path d="M${at(front + 2, low + 10)}Q${at((front + rear) / 2, low + 6)} ${at(rear - 6, form.measures.waist[1] - 16)}" fill="none" stroke="${paint.deep}" stroke-width="2.4"/>`,
    )
  if (has('vent'))
    parts.push(
      `<path d="M${at(front - 5, middle + 14)}L${at(front - 15, middle + 11)}L${at(front - 12, middle - 4)}L${at(front - 5, middle - 2)}Z" fill="${black}"/>`,
    )
  if (has('gill'))
    parts.push(
      `<path d="M${at(front - 2, middle + 16)}L${at(front - 34, middle + 14)}L${at(front - 30, middle + 9)}L${at(front - 2, middle + 8)}Z" fill="${bright}"/>`,
    )
  if (has('scoop'))
    parts.push(
      `<path d="M${at(rear - 3, middle + 20)}L${at(rear + 17, middle + 13)}L${at(rear + 8, middle - 4)}L${at(rear - 2, middle - 2)}Z" fill="${black}"/>`,
    )
  if (has('rearblade')) {
    const [top, foot] = [glass.rearTop[0], glass.rearFoot[0]]
    const [waist, arch] = [form.measures.waist[1], axles.radius * 2 + 2]
    parts.push(
      `<path d="M${at(top - 18, 300)}L${at(top + 12, 300)}L${at(foot + 22, waist - 4)}L${at(axles.rear + 8, arch)}L${at(axles.rear - 14, arch)}L${at(foot - 16, waist)}Z" fill="${bright}"/>`,
    )
  }
  if (has('belt'))
    parts.push(
      `<path d="M${at(0, form.measures.waist[1] - 16)}L${at(form.size[0], form.measures.waist[0] - 16)}" stroke="${paint.deep}" stroke-width="2.4"/>`,
    )
  if (has('portholes'))
    parts.push(
      `<path d="M${at(front - 6, middle + 16)}h1m-11 0h1m-11 0h1" stroke="${black}" stroke-width="6" stroke-linecap="round"/>`,
    )
  if (has('sideexhaust'))
    parts.push(
      `<path d="M${at(rear + 4, low - 10)}h26" stroke="${bright}" stroke-width="5" stroke-linecap="round"/>`,
    )
  if (has('redline'))
    parts.push(
      `<path d="M${at(rear, low + 2)}L${at(front, low + 2)}" stroke="#c3261c" stroke-width="2.4"/>`,
    )
  if (has('twotone'))
    parts.push(
      `<path d="M${at(-4, form.measures.waist[1] - 22)}L${at(form.size[0] - form.measures.cowl[0], form.measures.waist[0] - 16)}L${at(form.size[0] + 4, form.measures.nose[1] - 8)}V${placeY(place, 0)}H${placeX(place, -4)}Z" fill="${paint.shade}"/>`,
    )
  return parts.join('')
}
