import type { CarForm } from './car-form.ts'
import { glasshouseOf, type Glasshouse } from './glasshouse.ts'
import { outlineOf, type Outline } from './outline.ts'
import type { PaintColours } from './paint-colours.ts'

/** All that the parts of a drawing need to know of the car they belong to. */
export type Sketch = {
  form: CarForm
  outline: Outline
  glass: Glasshouse
  paint: PaintColours
  has: (mark: string) => boolean
  /** What follows the colon of a mark. */
  mark: (kind: string) => string | undefined
}

export function sketchOf(form: CarForm, paint: PaintColours): Sketch {
  const outline = outlineOf(form)
  return {
    form,
    outline,
    glass: glasshouseOf(form, outline),
    paint,
    has: (mark) => form.marks.has(mark),
    mark: (kind) => {
      for (const mark of form.marks)
        if (mark.startsWith(`${kind}:`)) return mark.slice(kind.length + 1)
      return undefined
    },
  }
}

/** Black plastic, rubber and painted pillars. */
export const black = '#1b2422'
export const cladding = '#2a3331'
/** Bright trim: a grey that is seen against paper and against the dark scheme alike. */
export const bright = '#aab3af'
export const rail = '#78837e'
