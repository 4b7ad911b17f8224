import type { CarBody } from './car-bodies.ts'
import type { CarDrawing } from './car-file-name.ts'
import type { CarForm } from './car-form.ts'
import { drawForm } from './draw-form.ts'
import { rangeForms } from './range-forms.ts'
import { resized } from './read-rows.ts'
import { spread } from './spread.ts'
import { wheelVariants, type WheelVariant } from './wheel-variants.ts'

/**
 * The drawing of a car: its range's, with the roof and rear of its body, or that of its class where
 * nobody has drawn the range. About one in five carries the bird of the house. Rule F-128.
 */
export function drawCar(car: CarDrawing): string {
  const { paint, isElectric } = car
  const form = formOfCar(car)
  if ('wheel' in car)
    return drawForm(form, { paint, isElectric, wheel: car.wheel, hasLark: car.wheel === 2 })
  return drawForm(form, {
    paint,
    isElectric,
    wheel: wheelOf(form, car.range),
    hasLark: spread(`lark ${car.range} ${paint}`, 5) === 0,
  })
}

export function formOfCar(car: CarDrawing): CarForm {
  if ('wheel' in car) return rangeForms.get(classOf[car.bodyType])!
  const { range, bodyType } = car
  return (
    (car.isLong ? rangeForms.get(`${range}:long`) : undefined) ??
    rangeForms.get(`${range}:${bodyType}`) ??
    rangeForms.get(range) ??
    unknownForm(range, bodyType, car.lengthCm)
  )
}

function wheelOf(form: CarForm, range: string): WheelVariant {
  return (
    wheelVariants.find((variant) => form.marks.has(`rim:${variant}`)) ??
    wheelVariants[spread(range, wheelVariants.length)]!
  )
}

const classOf = {
  suv: 'suv',
  mpv: 'mpv',
  hatchback: 'hatch',
  saloon: 'saloon',
  estate: 'estate',
  sports: 'sports',
  coupe: 'coupe',
  convertible: 'convertible',
  van: 'midvan',
} satisfies Record<CarBody, string>

/** Classes of a body from small to large, each with the length up to which it is the likeliest. */
const classesBySize: Partial<Record<CarBody, readonly (readonly [string, number])[]>> = {
  suv: [
    ['crossover', 435],
    ['suv', 478],
    ['bigsuv', 800],
  ],
  hatchback: [
    ['city', 385],
    ['supermini', 415],
    ['hatch', 800],
  ],
  saloon: [
    ['saloon', 488],
    ['bigsaloon', 800],
  ],
  convertible: [
    ['roadster', 435],
    ['convertible', 800],
  ],
  mpv: [
    ['mpv', 485],
    ['midbus', 800],
  ],
  van: [
    ['smallvan', 480],
    ['midvan', 540],
    ['bigvan', 800],
  ],
}

const eyes = ['wedge', 'slim', 'drop', 'square', 'split'] as const
const rears = ['block', 'slim', 'tall', 'bar', 'el'] as const

/** The class of a car that nobody has drawn, at its length, with lamps that its name decides. */
function unknownForm(range: string, bodyType: CarBody, lengthCm?: number): CarForm {
  const name = lengthCm === undefined ? classOf[bodyType] : sizedClass(bodyType, lengthCm)
  const form = rangeForms.get(name)!
  const [length, height, wheelbase, overhang] = form.size
  const own = lengthCm ?? length
  const part = own / length
  const marks = new Set(form.marks)
  for (const mark of marks) if (/^(eye|rear):/.test(mark)) marks.delete(mark)
  marks.add(`eye:${eyes[spread(`eye ${range}`, eyes.length)]}`)
  marks.add(`rear:${rears[spread(`rear ${range}`, rears.length)]}`)
  const sized = resized(form, [own, height * Math.sqrt(part), wheelbase * part, overhang * part])
  const [radius, rim] = form.measures.tyre
  const tyre = [radius * Math.min(Math.max(Math.sqrt(part), 0.75), 1.1), rim] as const
  return { ...sized, measures: { ...sized.measures, tyre }, marks }
}

function sizedClass(bodyType: CarBody, lengthCm: number): string {
  const classes = classesBySize[bodyType] ?? []
  return classes.find(([, longest]) => lengthCm <= longest)?.[0] ?? classOf[bodyType]
}
