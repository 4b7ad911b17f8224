import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import { carBodies } from './car-bodies.ts'
import { CarPicture } from './car-picture.tsx'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheelVariants } from './wheel-variants.ts'

const paints = Object.keys(paintColours) as CarPaint[]

const everyBody = Object.fromEntries(
  carBodies.map((bodyType) => [
    `The ${bodyType} in every paint`,
    <ExampleRow key={bodyType} width="wide">
      {paints.map((paint, index) => (
        <CarPicture
          key={paint}
          bodyType={bodyType}
          paint={paint}
          wheel={wheelVariants[index % wheelVariants.length]!}
          isElectric={index % 2 === 0}
          alt={`Drawing of a ${bodyType} in ${paint}`}
        />
      ))}
    </ExampleRow>,
  ]),
)

export const carPictureExamples: Examples = {
  'Every wheel': (
    <ExampleRow width="wide">
      {wheelVariants.map((wheel) => (
        <CarPicture
          key={wheel}
          bodyType="hatchback"
          paint="apricot"
          wheel={wheel}
          isElectric={false}
          alt={`Drawing of a hatchback on wheels ${wheel}`}
        />
      ))}
    </ExampleRow>
  ),
  'Without its ground': (
    <ExampleRow width="wide">
      <CarPicture
        bodyType="van"
        paint="lagoon"
        wheel={5}
        isElectric
        alt="Drawing of a van"
        hasGround={false}
      />
    </ExampleRow>
  ),
  ...everyBody,
}
