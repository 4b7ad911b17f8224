import { expect, test } from 'vitest'
import { bodyTypeLabels, bodyTypes, searchedBodyTypes } from './body-type.ts'
import {
  featureFlagLabels,
  featureFlags,
  featureLabels,
  featuresInSentence,
} from './feature-flag.ts'
import { fuelTypeLabels, fuelTypes } from './fuel-type.ts'
import { paints } from './paint.ts'
import { transmissionLabels, transmissions } from './transmission.ts'

test('F-84 the body types and their words', () => {
  expect(bodyTypes.map((body) => [body, ...Object.values(bodyTypeLabels[body])])).toEqual([
    ['suv', 'SUV', 'SUVs'],
    ['mpv', 'People carrier', 'People carriers'],
    ['hatchback', 'Hatchback', 'Hatchbacks'],
    ['saloon', 'Saloon', 'Saloons'],
    ['estate', 'Estate', 'Estates'],
    ['sports', 'Sports car', 'Sports cars'],
    ['coupe', 'Coupe', 'Coupes'],
    ['convertible', 'Convertible', 'Convertibles'],
    ['van', 'Van', 'Vans'],
  ])
})

test('F-67 the order of the search by body type', () => {
  expect(searchedBodyTypes.map((body) => bodyTypeLabels[body].many)).toEqual([
    'SUVs',
    'Hatchbacks',
    'Saloons',
    'Coupes',
    'Estates',
    'People carriers',
    'Sports cars',
    'Convertibles',
  ])
})

test('F-85 every body but the van has a page', () => {
  const withoutVan = bodyTypes.filter((body) => body !== 'van')
  expect(new Set<string>(searchedBodyTypes)).toEqual(new Set(withoutVan))
})

test('F-86 the fuels and their words', () => {
  expect(fuelTypes.map((fuel) => [fuel, fuelTypeLabels[fuel]])).toEqual([
    ['petrol', 'Petrol'],
    ['diesel', 'Diesel'],
    ['hybrid', 'Hybrid'],
    ['plug-in-hybrid', 'Plug-in hybrid'],
    ['electric', 'Electric'],
  ])
})

test('F-87 the gearboxes and their words', () => {
  expect(transmissions.map((gearbox) => [gearbox, transmissionLabels[gearbox]])).toEqual([
    ['manual', 'Manual'],
    ['automatic', 'Automatic'],
  ])
})

test('F-91 the equipment, in the order of the page', () => {
  expect(featureFlags.map((flag) => [flag, featureFlagLabels[flag]])).toEqual([
    ['androidAuto', 'Android Auto'],
    ['appleCarPlay', 'Apple CarPlay'],
    ['climateControl', 'Climate control'],
    ['cruiseControl', 'Cruise control'],
    ['parkingSensorsFront', 'Front parking sensors'],
    ['parkingSensorsRear', 'Rear parking sensors'],
    ['alloyWheels', 'Alloy wheels'],
    ['bluetooth', 'Bluetooth'],
    ['startStop', 'Stop-start'],
    ['collisionPrevention', 'Collision prevention'],
    ['remoteCentralLocking', 'Remote central locking'],
    ['virtualCockpit', 'Digital instrument display'],
    ['airConditioning', 'Air conditioning'],
    ['heatedSeats', 'Heated seats'],
    ['ledHeadlights', 'LED headlights'],
    ['satNav', 'Sat nav'],
    ['parkAssist', 'Park assist'],
    ['electricHandbrake', 'Electric handbrake'],
    ['automaticWipers', 'Automatic wipers'],
    ['highBeamAssist', 'High beam assist'],
    ['laneKeepAssist', 'Lane keep assist'],
    ['driverFatigueWarning', 'Driver fatigue warning'],
    ['automaticEmergencyBraking', 'Automatic emergency braking'],
    ['collisionAvoidance', 'Collision avoidance'],
    ['trafficSignRecognition', 'Traffic sign recognition'],
    ['poweredTailgate', 'Powered tailgate'],
  ])
  expect(featureLabels(featureFlags.toReversed())).toEqual(
    Object.values(featureFlagLabels)
      .filter((label) => label !== 'Rear parking sensors')
      .map((label) =>
        label === 'Front parking sensors' ? 'Front and rear parking sensors' : label,
      ),
  )
})

test.each([
  [
    ['satNav', 'parkingSensorsRear'],
    ['Rear parking sensors', 'Sat nav'],
  ],
  [['parkingSensorsFront'], ['Front parking sensors']],
  [
    ['parkingSensorsRear', 'bluetooth', 'parkingSensorsFront'],
    ['Front and rear parking sensors', 'Bluetooth'],
  ],
  [['bluetooth', 'bluetooth'], ['Bluetooth']],
  [[], []],
] as const)('F-92 %j reads %j', (features, labels) => {
  expect(featureLabels(features)).toEqual(labels)
})

test.each([
  [['heatedSeats', 'ledHeadlights', 'androidAuto'], 'Android Auto, heated seats, LED headlights'],
  [[], ''],
] as const)('F-92 in a sentence %j reads "%s"', (features, words) => {
  expect(featuresInSentence(features)).toBe(words)
})

test('F-95 twelve paints', () => {
  expect(paints).toEqual([
    'chalk',
    'fog',
    'graphite',
    'ink',
    'brick',
    'poppy',
    'apricot',
    'mustard',
    'moss',
    'lagoon',
    'harbour',
    'plum',
  ])
})
