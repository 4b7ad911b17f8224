import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureFlags, type FeatureFlag } from './feature-flag.ts'
import { trimsOf } from './trims.ts'

const car = (
  name: string,
  features: FeatureFlag[],
  onTheRoadPricePence: number | null = 2_000_000,
) => ({ name, features, onTheRoadPricePence })

const names = (cars: ReturnType<typeof car>[]) => trimsOf(cars).map(({ name }) => name)

test('K-08 a trim has what all of its cars have, and adds what the one below has not', () => {
  const plain = car('1.2 100 Design', ['bluetooth'])
  const gs = car('1.2 100 GS', ['satNav', 'bluetooth', 'heatedSeats'])
  const gsAuto = car('1.2 130 Auto GS', ['bluetooth', 'satNav'])
  expect(trimsOf([gs, plain, gsAuto])).toEqual([
    { name: 'Design', cars: [plain], features: ['bluetooth'], added: [] },
    { name: 'GS', cars: [gs, gsAuto], features: ['bluetooth', 'satNav'], added: ['satNav'] },
  ])
})

test('K-08 of the same equipment the cheaper is plainer, an unknown price last, then the name', () => {
  expect(names([car('1.2 B', [], 300), car('1.2 A', [], null), car('1.2 C', [], 200)])).toEqual([
    'C',
    'B',
    'A',
  ])
  expect(names([car('1.2 B', [], null), car('1.2 A', [], null)])).toEqual(['A', 'B'])
  expect(names([car('1.2 B', [], 200), car('1.2 A', [], 200)])).toEqual(['A', 'B'])
  expect(
    names([car('1.2 A', [], 300), car('1.2 B', [], 400), car('1.4 B', [], 200)]), // its lowest
  ).toEqual(['B', 'A'])
  expect(names([car('1.2 A', ['satNav'], 100), car('1.2 B', [], 900)])).toEqual(['B', 'A'])
})

test('K-08 no car is lost and equipment grows in number', () => {
  const anyCar = fc.record({
    name: fc.constantFrom('1.2 A', '1.4 A', '1.2 B', '54kWh C', 'D'),
    features: fc.subarray(featureFlags),
    onTheRoadPricePence: fc.option(fc.integer({ min: 0, max: 9 })),
  })
  fc.assert(
    fc.property(fc.array(anyCar), (cars) => {
      const trims = trimsOf(cars)
      expect(trims.flatMap((trim) => trim.cars)).toHaveLength(cars.length)
      const counts = trims.map(({ features }) => features.length)
      expect(counts).toEqual(counts.toSorted((left, right) => left - right))
    }),
  )
})
