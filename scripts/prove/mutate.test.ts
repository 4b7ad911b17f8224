import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areasToMutate, provedAreas } from './areas-to-mutate.ts'
import { type EquivalentMutant, readEquivalentMutants } from './equivalent-mutants.ts'
import { checkArea } from './check-area.ts'
import { type MutationReport, mutantsOf } from './mutation-report.ts'
import { root } from '../start/root.mjs'

const source = 'export const least = (a: number, b: number) =>\n  a < b ? a : b\n'
const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const lessOrEqual = {
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b',
  location: at(2, 3, 8),
}
const equivalent: EquivalentMutant = {
  file: 'core/pricing/least.ts',
  mutator: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
  line: 'a < b ? a : b',
  reason: 'Equal numbers: either branch gives the same.',
}

/** A report of one file whose mutants ended so. */
const reportOf = (statuses: readonly string[], folder = 'core/pricing'): MutationReport => ({
  files: {
    [`${folder}/least.ts`]: {
      source,
      mutants: statuses.map((status) => ({ ...lessOrEqual, status })),
    },
  },
})
const check = (
  statuses: readonly string[],
  more: { folder?: string; equivalents?: EquivalentMutant[]; isWhole?: boolean } = {},
) => {
  const { folder = 'core/pricing', equivalents = [], isWhole = true } = more
  return checkArea({ folder, report: reportOf(statuses, folder), equivalents, isWhole })
}

test('a mutant is told with the text it replaces, over several lines too', () => {
  const { mutants, ...file } = reportOf(['Survived']).files['core/pricing/least.ts']!
  const whole = {
    ...mutants[0]!,
    location: { start: { line: 1, column: 47 }, end: { line: 2, column: 4 } },
  }
  const [first, second] = mutantsOf({
    files: { 'a.ts': { ...file, mutants: [mutants[0]!, whole] } },
  })
  expect(first).toMatchObject({ lineNumber: 1, original: '\n  a' })
  expect(second).toMatchObject({ lineNumber: 2, original: 'a < b', line: 'a < b ? a : b' })
})

describe('verdict', () => {
  test('a timeout counts as killed, an uncovered mutant as alive, an ignored one not at all', () => {
    const { summary, lines } = check(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'])
    expect(summary).toBe(
      'core/pricing        50.0%  killed 1, timeout 1, survived 1, no coverage 1, equivalent 0',
    )
    expect(lines).toEqual([
      'core/pricing/least.ts:2 EqualityOperator a < b → a <= b',
      'core/pricing/least.ts:2 EqualityOperator a < b → a <= b  (no test)',
    ])
  })

  test.each([
    ['core/filters', 84, 1],
    ['core/filters', 85, 0],
    ['core/session', 10, 0], // reported, but no figure is demanded
  ])('%s at %i%%: %i problems', (folder, killed, problems) => {
    const statuses = Array.from({ length: 100 }, (_, index) =>
      index < killed ? 'Killed' : 'Survived',
    )
    expect(check(statuses, { folder }).problems).toHaveLength(problems)
  })

  test('in pricing a survivor must be listed with its reason', () => {
    const statuses = [...Array.from({ length: 9 }, () => 'Killed'), 'Survived']
    expect(check(statuses).problems.join()).toContain('1 survivors are not in')
    const listed = check(statuses, { equivalents: [equivalent] })
    expect(listed.problems).toEqual([])
    expect(listed.lines[0]).toContain('(equivalent)')
  })

  test.each(['file', 'mutator', 'original', 'replacement', 'line'] as const)(
    'a listed mutant with another %s is another mutant',
    (field) => {
      const equivalents = [{ ...equivalent, [field]: 'core/pricing/other' }]
      const { problems } = check(['Killed', 'Survived'], { equivalents, isWhole: false })
      expect(problems.join()).toContain('1 survivors are not in')
    },
  )

  test('a listed mutant that no longer survives is named', () => {
    const { problems } = check(['Killed'], { equivalents: [equivalent] })
    expect(problems.join()).toContain('it does not survive. Take the entry out.')
  })

  test('a run of some files only demands no score and finds nothing stale', () => {
    const other = { ...equivalent, original: 'a' }
    const options = { equivalents: [equivalent, other], isWhole: false }
    expect(check(['Survived'], options).problems).toEqual([])
  })
})

describe('what to mutate', () => {
  test.each([
    [{}, provedAreas.map((folder) => ({ folder, files: [] }))],
    [
      { only: 'core/pricing, core/landing/' },
      [
        { folder: 'core/pricing', files: [] },
        { folder: 'core/landing', files: [] },
      ],
    ],
    [
      { files: 'core/pricing/money/currency.ts' },
      [{ folder: 'core/pricing', files: ['core/pricing/money/currency.ts'] }],
    ],
  ])('%j', (options, areas) => {
    expect(areasToMutate(options, root)).toEqual(areas)
  })

  test.each([{ only: 'pricing' }, { only: 'core/nowhere' }, { files: 'site/server.ts' }])(
    '%j is refused',
    (options) => {
      expect(() => areasToMutate(options, root)).toThrow('is not in core')
    },
  )
})

describe('the list of equivalent mutants', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'larkway-equivalent-'))
    mkdirSync(folder, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    [{ ...equivalent, reason: '' }, 'entry 1 lacks reason'],
    [{ ...equivalent, line: undefined }, 'entry 1 lacks line'],
  ])('an incomplete entry is refused: %#', (entry, message) => {
    const file = path.join(folder, 'list.json')
    writeFileSync(file, JSON.stringify([entry]))
    expect(() => readEquivalentMutants(file)).toThrow(message)
  })

  test('ours reads', () => {
    const entries = readEquivalentMutants(path.join(root, 'tools/mutate/equivalent-mutants.json'))
    expect(entries.every(({ file }) => file.startsWith('core/'))).toBe(true)
  })
})
