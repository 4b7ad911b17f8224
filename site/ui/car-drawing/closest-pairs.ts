import type { CarForm } from './car-form.ts'
import { topAt } from './geometry.ts'
import { glasshouseOf } from './glasshouse.ts'
import { outlineOf } from './outline.ts'
import { rangeForms } from './range-forms.ts'

const stations = Array.from({ length: 36 }, (_, index) => 0.02 + (0.96 * index) / 35)

type Look = { profile: readonly number[]; size: CarForm['size']; marks: ReadonlySet<string> }

function lookOf(form: CarForm): Look {
  const outline = outlineOf(form)
  const glass = glasshouseOf(form, outline)
  const [length] = form.size
  return {
    profile: [
      ...stations.map((part) => topAt(outline.points, length * part)),
      ...[glass.rearTop, glass.rearFoot, glass.foot].flat(),
    ],
    size: form.size,
    marks: form.marks,
  }
}

/** How unlike two cars look: centimetres of outline and windows, and a few for every mark. */
function distance(a: Look, b: Look): number {
  const outline =
    a.profile.reduce((sum, h, index) => sum + Math.abs(h - (b.profile[index] ?? 0)), 0) /
    stations.length
  const length = Math.abs(a.size[0] - b.size[0]) / 8
  const marks = [...a.marks, ...b.marks].filter((mark) => a.marks.has(mark) !== b.marks.has(mark))
  return outline + length + marks.length * 0.6
}

/** The range whose body a row shares, by what it is like. */
function bodyOwner(key: string): string {
  const like = rangeForms.get(key)?.like ?? ''
  return like.includes('.') ? bodyOwner(like.split(':')[0]!) : key.split(':')[0]!
}

/** Pairs of rows by how little their drawings differ, the likest first; twins by intent are left out. */
export function closestPairs(
  keys: readonly string[],
): { pair: readonly [string, string]; apart: number }[] {
  const looks = keys.map((key) => lookOf(rangeForms.get(key)!))
  return looks
    .flatMap((look, index) =>
      looks.slice(index + 1).map((other, further) => ({
        pair: [keys[index]!, keys[index + 1 + further]!] as const,
        apart: distance(look, other),
      })),
    )
    .filter(({ pair: [one, other] }) => bodyOwner(one) !== bodyOwner(other))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, 100)
}
