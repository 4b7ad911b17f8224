import { waistAt } from './glasshouse.ts'
import { placed, placeX, placeY, tenth, type Point } from './geometry.ts'
import type { Sketch } from './sketch.ts'

/** Where the doors meet: the post between them, the front door's front edge, the rear door's rear edge. */
export function doorEdges({ form, outline: { axles }, glass, has }: Sketch) {
  const front = Math.min(glass.foot[0] - 2, axles.front - axles.radius - 6)
  const own = form.extras.posts?.[0]
  const post = own
    ? form.size[0] - own
    : has('twodoors')
      ? front - Math.min(124, (front - axles.rear) * 0.62)
      : (front + axles.rear) / 2 + 8
  const rear = Math.max(axles.rear + 2, glass.rearFoot[0] + 12)
  return { front, post, rear }
}

/** Shut lines of doors and bonnet, and the handles. */
export function doors(sketch: Sketch): string {
  const { form, outline, glass, paint, has } = sketch
  const { place, axles } = outline
  const { front, post, rear } = doorEdges(sketch)
  const sill = form.measures.sill[1] - 4
  const top = (x: number) => waistAt(form, x) - 2
  const at = (x: number, h: number) => placed(place, [x, h])
  const lines = [
    `M${at(glass.foot[0] + 1, top(front))}Q${at(front + 4, (sill + top(front)) / 2)} ${at(Math.min(front, glass.foot[0] - 8), sill)}`,
    `M${at(post, top(post))}Q${at(post + 3, (sill + top(post)) / 2)} ${at(post - 3, sill)}`,
  ]
  const archEnd = axles.rear + axles.radius + 9
  const archTop = axles.radius * 2 + 6
  if (has('panel')) {
    const slide = Math.max(post - 108, archEnd + 4)
    lines.push(
      `M${at(slide, form.size[1] * 0.9)}L${at(slide, sill)}`,
      `M${at(archEnd, sill)}L${at(Math.min(front, glass.foot[0] - 8), sill)}`,
    )
    lines.push(`M${at(post, form.size[1] * 0.9)}L${at(post, top(post))}`)
  } else if (has('twodoors')) {
    lines.push(`M${at(post - 3, sill)}L${at(Math.min(front, glass.foot[0] - 8), sill)}`)
  } else if (has('slidingdoor')) {
    lines.push(
      `M${at(rear, top(rear))}L${at(rear, archTop + 6)}Q${at(archEnd, archTop)} ${at(archEnd + 2, sill)}L${at(front - 6, sill)}`,
    )
  } else {
    lines.push(
      `M${at(rear, top(rear))}Q${at(rear - 2, archTop + 8)} ${at(rear + 6, archTop)}Q${at(archEnd - 4, archTop - 12)} ${at(archEnd + 4, sill)}L${at(Math.min(front, glass.foot[0] - 8), sill)}`,
    )
  }
  const seams = `<path d="${lines.join('')}${bonnetLine(sketch)}" fill="none" stroke="${paint.deep}" stroke-width="1.6" stroke-linejoin="round"/>`
  return seams + handles(sketch, post, rear) + slidingRail(sketch, post)
}

/** The bonnet's shut line, from the foot of the screen to the lamp. */
function bonnetLine({ form, outline: { place } }: Sketch): string {
  const { size, measures: m } = form
  const from: Point = [size[0] - m.cowl[0] + 6, m.cowl[1] - 9]
  const to: Point = [size[0] - m.nose[0] - 22, m.nose[1] - 9]
  if (to[0] - from[0] < 24) return ''
  return `M${placed(place, from)}L${placed(place, to)}`
}

function handles(sketch: Sketch, post: number, rear: number): string {
  const { form, outline, paint, has } = sketch
  const h = (x: number) => waistAt(form, x) - (has('panel') ? 20 : 13)
  const places: Point[] = [[post + 8, h(post)]]
  if (has('panel')) places.push([post - 26, h(post)])
  else if (has('slidingdoor')) places.push([post - 24, h(post)])
  else if (!has('twodoors') && !has('hiddenhandles')) places.push([rear + 12, h(rear)])
  if (has('flush')) return ''
  return `<path d="${places
    .map(([x, high]) => `M${placed(outline.place, [x, high])}h${tenth(15 * outline.place.scale)}`)
    .join('')}" stroke="${paint.deep}" stroke-width="3.6" stroke-linecap="round"/>`
}

function slidingRail({ form, outline: { place }, paint, has }: Sketch, post: number): string {
  if (!has('slidingdoor') && !has('panel')) return ''
  const h = form.measures.waist[1] - 9
  return `<path d="M${placeX(place, 16)} ${placeY(place, h)}H${placeX(place, post - 60)}" stroke="${paint.deep}" stroke-width="2.6"/>`
}
