import {
  extraMeasures,
  measures,
  scaledMeasure,
  type CarForm,
  type ExtraMeasure,
  type Measure,
} from './car-form.ts'
import { knownMarks } from './marks.ts'

type Measured = Record<string, readonly [number, number]>
type Row = { like: string; size: CarForm['size']; measured: Measured; marks: ReadonlySet<string> }

/**
 * Rows as text to the forms of cars by their keys. A row is a key, the row it is like (or `-`),
 * length, height, wheelbase and front overhang in centimetres (`=` for those of the row it is
 * like), then measures (`cowl:118,98`) and marks. A mark with a colon takes the place of another
 * of its kind, `-mark` takes one away.
 */
export function readRows(text: string): Map<string, CarForm> {
  const lines = new Map(
    text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([key]) => key)
      .map(([key = '', ...rest]) => [key, rest]),
  )
  const read = new Map<string, CarForm>()
  const form = (key: string): CarForm => {
    const ready = read.get(key)
    if (ready) return ready
    const [like = '-', ...columns] = lines.get(key) ?? []
    if (columns.length < 4) throw new Error(`There is no row for ${key}`)
    const base = like === '-' ? undefined : form(like)
    const size = columns
      .slice(0, 4)
      .map((figure, index) => (figure === '=' ? base?.size[index] : Number(figure)))
    const made = formOf(
      key,
      rowOf(like, size as unknown as CarForm['size'], columns.slice(4), base),
    )
    read.set(key, made)
    return made
  }
  for (const key of lines.keys()) form(key)
  return read
}

function rowOf(like: string, size: CarForm['size'], words: readonly string[], base?: CarForm): Row {
  const marks = new Set(base?.marks)
  const own: Measured = {}
  for (const word of words) {
    const [name = '', value = ''] = word.split(':')
    if (name in measures || name in extraMeasures) {
      const [first = 0, second = 0] = value.split(',').map(Number)
      own[name] = [first, second]
    } else {
      for (const mark of marks)
        if (mark === word.replace(/^-/, '') || (value && mark.startsWith(`${name}:`)))
          marks.delete(mark)
      if (word.startsWith('-')) continue
      if (!knownMarks.has(word)) throw new Error(`Nothing draws the mark ${word}`)
      marks.add(word)
    }
  }
  return { like, size, measured: { ...(base && scaledFrom(base, size)), ...own }, marks }
}

/** A car's form at any size, as an imported car has it that nobody has measured. */
export function resized(form: CarForm, size: CarForm['size']): CarForm {
  return formOf('', { ...form, size, measured: scaledFrom(form, size) })
}

function scaledFrom(base: CarForm, [length, height]: CarForm['size']): Measured {
  const all = { ...base.measures, ...base.extras }
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [
      key,
      scaledMeasure(
        key as Measure | ExtraMeasure,
        value,
        length / base.size[0],
        height / base.size[1],
      ),
    ]),
  )
}

function formOf(key: string, { like, size, measured, marks }: Row): CarForm {
  const pick = (names: readonly string[], isNeeded: boolean) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = measured[name]
        if (!value && isNeeded) throw new Error(`${key} does not say its ${name}`)
        return value && value[0] !== -1 ? [[name, value]] : []
      }),
    )
  return {
    like,
    size,
    measures: pick(Object.keys(measures), true) as CarForm['measures'],
    extras: pick(Object.keys(extraMeasures), false),
    marks,
  }
}
