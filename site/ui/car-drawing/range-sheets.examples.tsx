import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import type { CarBody } from './car-bodies.ts'
import { CarPicture } from './car-picture.tsx'
import { closestPairs } from './closest-pairs.ts'
import { listedPaint } from './listed-paint.ts'
import { bodyOfForm, rangeForms } from './range-forms.ts'

const keys = [...rangeForms.keys()].filter((key) => key.includes('.'))

const lengthOf = (key: string) => rangeForms.get(key)?.size[0] ?? 0

function RangePicture({ name }: { name: string }) {
  const [range = '', part] = name.split(':')
  const isLong = part === 'long'
  const body = isLong ? undefined : part
  return (
    <figure>
      <CarPicture
        range={range}
        bodyType={(body ?? bodyOfForm(rangeForms.get(name)!)) as CarBody}
        paint={listedPaint(range)}
        isElectric={false}
        isLong={isLong}
        alt=""
      />
      <figcaption>{name}</figcaption>
    </figure>
  )
}

const sheet = (names: readonly string[]) => (
  <ExampleRow width="wide">
    {names.map((name) => (
      <RangePicture key={name} name={name} />
    ))}
  </ExampleRow>
)

const between = (from: number, to: number) =>
  keys
    .filter((key) => lengthOf(key) >= from && lengthOf(key) < to)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))

export const rangeSheetExamples: Examples = {
  'Every range': sheet(keys),
  'Up to 4 metres': sheet(between(0, 400)),
  'From 4 metres': sheet(between(400, 430)),
  'From 4.3 metres': sheet(between(430, 450)),
  'From 4.5 metres': sheet(between(450, 475)),
  'From 4.75 metres': sheet(between(475, 500)),
  'From 5 metres': sheet(between(500, 999)),
  'The twenty pairs hardest to tell apart': sheet(
    closestPairs(keys)
      .slice(0, 20)
      .flatMap(({ pair }) => pair)
      .filter((key, index, all) => all.indexOf(key) === index),
  ),
}
