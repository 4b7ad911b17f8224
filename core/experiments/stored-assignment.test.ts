import { describe, expect, test } from 'vitest'
import {
  assignmentFromText,
  assignmentLifetimeMs,
  assignmentStorageKey,
  assignmentToText,
} from './stored-assignment.ts'
import type { Scenarios } from './scenarios.ts'

const table = {
  drawer: [{ name: 'off', weight: 100 }],
  button: [
    { name: 'send', weight: 90 },
    { name: 'check', weight: 10 },
  ],
} satisfies Scenarios
const variants = { drawer: 'off', button: 'check' }
const madeMs = 1_700_000_000_000
const text = assignmentToText(variants, table, madeMs)

describe('X-10 an assignment is kept and read back', () => {
  test('under one name', () => {
    expect(assignmentStorageKey).toBe('larkway.experiments')
    expect(assignmentFromText(text, table, madeMs)).toEqual(variants)
  })

  const scenariosText = JSON.parse(text).scenarios as string
  test.each([
    [''],
    ['null'],
    ['7'],
    ['{'],
    ['{}'],
    [JSON.stringify({ assignedAtMs: madeMs, scenarios: scenariosText })],
    [JSON.stringify({ assignedAtMs: madeMs, scenarios: scenariosText, variants: null })],
    [JSON.stringify({ assignedAtMs: madeMs, scenarios: scenariosText, variants: 'on' })],
    [JSON.stringify({ assignedAtMs: 'x', scenarios: scenariosText, variants })],
    [JSON.stringify({ scenarios: scenariosText, variants })],
    [JSON.stringify({ assignedAtMs: madeMs, variants })],
    [
      JSON.stringify({
        assignedAtMs: madeMs,
        scenarios: scenariosText,
        variants: { drawer: 'off', button: 'shout' },
      }),
    ],
    [
      JSON.stringify({
        assignedAtMs: madeMs,
        scenarios: scenariosText,
        variants: { drawer: 'off' },
      }),
    ],
  ])('%s is no assignment', (junk) => {
    expect(assignmentFromText(junk, table, madeMs)).toBeNull()
  })
})

describe('X-11 an assignment ends after 604,800 seconds', () => {
  test.each([
    [0, true],
    [604_799_999, true],
    [604_800_000, false],
    [-1, false], // a clock was set back: it could otherwise last for ever
  ])('%d ms after it was made it counts: %j', (ageMs, counts) => {
    expect(assignmentFromText(text, table, madeMs + ageMs)).toEqual(counts ? variants : null)
  })
  test('which is seven days', () => {
    expect(assignmentLifetimeMs).toBe(7 * 24 * 60 * 60 * 1000)
  })
})

describe('X-12 changed experiments reset it', () => {
  const send = { name: 'send', weight: 90 }
  const check = { name: 'check', weight: 10 }
  const { drawer, button } = table
  test.each<[string, Scenarios]>([
    [
      'another weight',
      {
        drawer,
        button: [
          { ...send, weight: 80 },
          { ...check, weight: 20 },
        ],
      },
    ],
    ['another variant', { drawer, button: [send, { ...check, name: 'ask' }] }],
    ['one variant more', { drawer, button: [...button, { name: 'ask', weight: 0 }] }],
    ['another first variant', { drawer, button: [check, send] }],
    ['one experiment more', { ...table, other: drawer }],
    ['one experiment less', { button }],
    ['another name', { drawer, knob: button }],
  ])('%s', (_, changed) => {
    expect(assignmentFromText(text, changed, madeMs)).toBeNull()
  })
  test('the order of experiments is no change', () => {
    expect(assignmentFromText(text, { button, drawer }, madeMs)).toEqual(variants)
  })
})
