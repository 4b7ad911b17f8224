import { expect, test } from 'vitest'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { takesFuel } from './model-fuels.ts'

test.each<[name: string, fuels: FuelType[], fuel: FuelType, takes: boolean]>([
  ['Proace Verso Electric', ['electric'], 'diesel', false],
  ['Micra', ['electric'], 'petrol', false],
  ['Korando', ['petrol'], 'electric', false],
  ['Focus', ['petrol'], 'diesel', true], // a car model is a body: any engine may be in it
  ['Prius Plug-in', ['plug-in-hybrid'], 'hybrid', false],
  ['UX 300h', ['hybrid'], 'electric', false],
  ['500 Hybrid', ['petrol'], 'petrol', true], // a mild hybrid counts as petrol
  ['500 Hybrid', ['petrol'], 'diesel', false],
  ['Avenger', ['petrol', 'hybrid', 'electric'], 'electric', true],
  ['Avenger', ['petrol', 'hybrid', 'electric'], 'plug-in-hybrid', true],
  ['Megane E-Tech', ['electric'], 'hybrid', false],
  ['Roadster', [], 'electric', true],
])('K-28 the model %s with cars of %j takes %s: %s', (name, fuels, fuel, takes) => {
  expect(takesFuel({ name, fuels: new Set(fuels) }, fuel)).toBe(takes)
})
