import { expect, test } from 'vitest'
import { featureFlags, featureLabels } from './feature-flag.ts'
import { featureGroups } from './feature-groups.ts'

test('K-37 equipment stands under headings, and one without any is left out', () => {
  expect(
    featureGroups(['parkingSensorsFront', 'androidAuto', 'parkingSensorsRear', 'bluetooth']),
  ).toEqual([
    { title: 'Phone and screens', labels: ['Android Auto', 'Bluetooth'] },
    { title: 'Parking', labels: ['Front and rear parking sensors'] },
  ])
  expect(featureGroups([])).toEqual([])
})

test('K-37 no piece is lost or named twice', () => {
  const grouped = featureGroups(featureFlags).flatMap(({ labels }) => labels)
  expect(grouped.toSorted()).toEqual(featureLabels(featureFlags).toSorted())
})
