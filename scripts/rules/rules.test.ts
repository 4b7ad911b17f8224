import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { citationErrors } from './citation-errors.ts'
import { findCitations } from './citations.ts'
import { reachedTexts, reachErrors, waitingErrors } from './reach-errors.ts'
import { bookErrors, readRuleBook } from './rule-book.ts'
import { sourceTexts } from './source-texts.ts'
import { root } from '../start/root.mjs'

// Z is the letter of no area, so that these examples are no citations of the real book.
const zoo = (...lines: string[]) => [{ file: 'zoo.md', text: ['# Zoo', ...lines].join('\n') }]
const book = (...lines: string[]) => readRuleBook(zoo(...lines))
const two = book('- **Z-01** The first.', '- **Z-02** The second.')
const letters = new Set(['Z'])

test('a rule is a list item that begins with its id in bold', () => {
  const rules = book('', '## Cages', '- **Z-01** One, see Z-02.', '- Z-03 none', '- **Z-102** Two')
  expect(rules).toEqual([
    {
      id: 'Z-01',
      letter: 'Z',
      number: 1,
      text: 'One, see Z-02.',
      file: 'zoo.md',
      lineNumber: 4,
      section: '## Cages',
    },
    {
      id: 'Z-102',
      letter: 'Z',
      number: 102,
      text: 'Two',
      file: 'zoo.md',
      lineNumber: 6,
      section: '## Cages',
    },
  ])
})

test('what is indented below a rule is its text, save the lines of a table', () => {
  const lines = ['- **Z-01** One:', '', '  | a |', '  |---|', '  | b |', '', '  - and more', 'None']
  expect(book(...lines)).toEqual([expect.objectContaining({ text: 'One: - and more' })])
})

describe('the book', () => {
  test.each([
    ['in order', ['- **Z-01** a', '- **Z-02** b'], []],
    ['twice', ['- **Z-01** a', '- **Z-01** b'], ['zoo.md:3: Z-01 stands in zoo.md:2 already']],
    ['a gap where a rule was given up', ['- **Z-02** a', '- **Z-04** b'], []],
    [
      'backwards',
      ['- **Z-01** a', '- **Z-03** b', '- **Z-02** c'],
      ['zoo.md:4: Z-02 stands after a higher number'],
    ],
    ['lower in another section', ['- **Z-03** a', '## Cages', '- **Z-02** b'], []],
    [
      'two letters in a file',
      ['- **Z-01** a', '- **Y-01** b'],
      ['zoo.md:3: Y-01 stands in the file of the rules Z'],
    ],
    ['300 characters and a table', [`- **Z-01** ${'a'.repeat(300)}`, '', '  | b |'], []],
    [
      '301 characters',
      [`- **Z-01** ${'a'.repeat(296)}`, '  bcde'],
      ['zoo.md:2: Z-01 has 301 characters. Say it in 300; lists go into a table below it'],
    ],
  ])('%s', (_, lines, errors) => {
    expect(bookErrors(book(...lines))).toEqual(errors)
  })

  test('a letter, and a rule, in two files', () => {
    const aquarium = { file: 'aquarium.md', text: '- **Z-01** a' }
    expect(bookErrors(readRuleBook([...zoo('- **Z-01** a'), aquarium]))).toEqual([
      'aquarium.md:1: Z-01 stands in zoo.md:2 already',
      'aquarium.md:1: Z-01 stands apart from the rules Z in zoo.md',
    ])
  })

  test('the index names the file of each letter', () => {
    const folder = path.join(root, 'docs/rules')
    const rows = readdirSync(folder).map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      const [rule] = readRuleBook([{ file: name, text }])
      return `| ${rule?.letter} | [${/^# (.+)/.exec(text)?.[1]}](rules/${name}) |`
    })
    const index = readFileSync(path.join(root, 'docs/RULES.md'), 'utf8')
    expect(index.match(/^\| [A-Z] \|.*?\|/gm)?.toSorted()).toEqual(rows.toSorted())
  })
})

describe('citations', () => {
  test.each([
    ['Rule Z-01.', ['Z-01']],
    ['Rules Z-01, Z-02 and Z-01', ['Z-01', 'Z-02']],
    ["test('Z-02 holds'", ['Z-02']],
    ['/* Z-01 */', ['Z-01']],
    ['Q-01', []], // no letter of the book
    ['Rules Z-101, Z-99', ['Z-101', 'Z-99']],
    ['XZ-01 Z-0111 Z-1 Z-01-A -Z-01 Z-01x', []],
  ])('%s', (text, ids) => {
    expect([...findCitations([{ file: 'a.ts', text }], letters).code.keys()]).toEqual(ids)
  })

  test.each([
    ['core/a.test.ts', 'tests'],
    ['site/a.test.tsx', 'tests'],
    ['e2e/a.e2e.ts', 'tests'],
    ['core/a.ts', 'code'],
    ['site/a.css', 'code'],
  ] as const)('%s is among the %s', (file, place) => {
    const citations = findCitations([{ file, text: 'Z-01' }], letters)
    expect(citations[place].get('Z-01')).toEqual([file])
  })
})

describe('problems', () => {
  const problemsOf = (files: Record<string, string>) => {
    const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
    return citationErrors(two, findCitations(sources, letters))
  }

  test('none when each rule has code and a test', () => {
    expect(problemsOf({ 'a.ts': 'Z-01 Z-02', 'a.test.ts': 'Z-01 Z-02' })).toEqual([])
  })

  test('a rule without code or test, and a citation of no rule', () => {
    expect(problemsOf({ 'a.ts': 'Z-01 Z-09', 'a.test.ts': 'Z-02' })).toEqual([
      'Z-01 is cited by no test',
      'Z-02 is cited by no code',
      'Z-09 is no rule of the book, but a.ts cites it',
    ])
  })
})

describe('reach', () => {
  test('what no program reaches is listed with its page, and leaves the list when one does', () => {
    const waiting = { 'a page': ['core/a.ts', 'core/b.ts#late'] }
    expect(reachErrors(['core/a.ts', 'core/b.ts#late'], waiting)).toEqual([])
    expect(reachErrors(['core/a.ts', 'core/c.ts'], waiting)).toEqual([
      expect.stringMatching(/^core\/c\.ts is reached by no program/),
      expect.stringMatching(/^core\/b\.ts#late does not wait any more/),
    ])
  })

  const sources = [
    { file: 'core/a.ts', text: '/** Z-01 */\nexport const a = 1\n' },
    {
      file: 'core/b.ts',
      text: '/** Rule Z-02. */\nexport function late() {\n  // Z-02\n}\n\n/** Z-01 */\nexport const soon = 1\n',
    },
    { file: 'core/fixtures/c.ts', text: 'Z-02' },
    { file: 'leasing-api/test/d.ts', text: 'Z-02' },
  ]

  test('citations count where a program gets to, and not in what only tests run', () => {
    const reached = (unreached: string[]) =>
      findCitations(reachedTexts(sources, unreached), letters).code
    expect(reached([])).toEqual(
      new Map([
        ['Z-01', ['core/a.ts', 'core/b.ts']],
        ['Z-02', ['core/b.ts']],
      ]),
    )
    expect(reached(['core/b.ts#late', 'core/a.ts'])).toEqual(new Map([['Z-01', ['core/b.ts']]]))
    expect(reached(['core/b.ts'])).toEqual(new Map([['Z-01', ['core/a.ts']]]))
  })

  test('a rule whose code no program reaches fails, unless that code waits for its page', () => {
    const { code } = findCitations(sources, letters)
    const reached = new Map([['Z-01', ['core/a.ts']]])
    expect(waitingErrors(two, code, reached, {})).toEqual([
      'Z-02 is cited by no code that a program reaches',
    ])
    expect(waitingErrors(two, code, reached, { 'a page': ['core/b.ts#late'] })).toEqual([])
  })
})

describe('the command', () => {
  let folder = ''
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    return path.join(folder, file)
  }
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/commands/rules.ts'), ...args], {
      encoding: 'utf8',
    })
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'larkway-rules-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a book that is not there or empty is a clear failure', () => {
    const absent = run('--book', path.join(folder, 'absent.md'))
    expect(absent.status).toBe(1)
    expect(absent.stderr).toContain('is not there. Name a folder or a file with --book.')
    expect(run('--book', write('empty.md', '# Rules\n')).stderr).toContain('holds no rule')
  })

  test('a rule that nobody cites fails, and --check prints the failures only', () => {
    // Only this test cites it.
    const file = write('book.md', '## Zoo\n- **Y-01** Whatever.\n')
    const whole = run('--book', file)
    expect(whole.status).toBe(1)
    expect(whole.stdout).toContain('Y-01  (none)  |  scripts/rules/rules.test.ts\n')
    expect(run('--check', '--book', file).stdout).toContain('FAILED  Y-01 is cited by no code')
    expect(run('--check', '--book', file).stdout).not.toContain('(none)')
  })

  test('generated and foreign files are not looked at', () => {
    for (const file of [
      'a.ts',
      'deep/b.css',
      'deep/c.md',
      'tools/mutate/copies/core/g.ts',
      'node_modules/d.ts',
      'deep/generated/e.ts',
      '.next/f.mjs',
    ]) {
      write(`tree/${file}`, '')
    }
    const found = sourceTexts(path.join(folder, 'tree')).map(({ file }) => file)
    expect(found).toEqual(['a.ts', 'deep/b.css'])
  })
})
