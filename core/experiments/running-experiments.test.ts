import { expect, test } from 'vitest'
import { runningExperiments } from './running-experiments.ts'

const variant = (name: string, weight: number) => ({ name, weight, label: `As ${name}` })
const button = { name: 'enquiryButton', variants: [variant('send', 90), variant('check', 10)] }
const drawer = { name: 'dataCaptureDrawer', variants: [variant('off', 100)] }

test('X-17 what editors switched on runs, with their weights and words', () => {
  expect(runningExperiments([{ scenarios: [button] }, { scenarios: [drawer] }])).toEqual({
    scenarios: {
      enquiryButton: [
        { name: 'send', weight: 90 },
        { name: 'check', weight: 10 },
      ],
      dataCaptureDrawer: [{ name: 'off', weight: 100 }],
    },
    labels: {
      enquiryButton: { send: 'As send', check: 'As check' },
      dataCaptureDrawer: { off: 'As off' },
    },
  })
})

test.each([
  [{ name: 'enquiryButton', variants: [] }],
  [{ name: 'constructor', variants: [variant('name', 100)] }],
  [{ name: 'newButton', variants: [variant('send', 100)] }],
  [{ name: 'enquiryButton', variants: [variant('other', 100)] }],
  [{ name: 'enquiryButton', variants: [variant('send', 90)] }],
  [{ name: 'enquiryButton', variants: [variant('send', 50), variant('send', 50)] }],
  [{ name: 'enquiryButton', variants: [variant('send', 99.5), variant('check', 0.5)] }],
])('X-05 X-17 %j does not run', (scenario) => {
  const { scenarios, labels } = runningExperiments([{ scenarios: [scenario, drawer] }])
  expect(Object.keys(scenarios)).toEqual(['dataCaptureDrawer'])
  expect(Object.keys(labels)).toEqual(['dataCaptureDrawer'])
})

test('X-17 of two scenarios of one name the first runs', () => {
  const later = { name: 'enquiryButton', variants: [variant('check', 100)] }
  const { scenarios } = runningExperiments([{ scenarios: [button] }, { scenarios: [later] }])
  expect(scenarios['enquiryButton']).toHaveLength(2)
})
