import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchedCars, searchedGuides } from '../fixtures/search-catalogue.ts'
import { mostSearchLetters } from './search-bounds.ts'
import { search } from './search.ts'

const found = (text: string) => search(searchedCars, searchedGuides, text)
const paths = (text: string) => found(text).answers.map(({ path }) => path)

describe('F-130 the pages that answer a search', () => {
  test.each([
    ['kia ev3', ['/car-leasing/kia/ev3', '/car-leasing/kia']],
    ['kia', ['/car-leasing/kia', '/car-leasing/kia/ev3', '/car-leasing/kia/ceed']],
    ['kia or ds', ['/compare-car-leasing?manufacturers=ds,kia', '/car-leasing/kia']],
    ['electric', ['/car-leasing/electric-cars']],
    ['', []],
    ['?!', []],
    ['zzzzz', []],
  ])('“%s” leads to %j', (text, wanted) => {
    expect(paths(text).slice(0, Math.max(wanted.length, 1))).toEqual(wanted)
  })

  test('a page that answers twice stands once', () => {
    const answers = paths('ceed ev3')
    expect(new Set(answers).size).toBe(answers.length)
  })

  test('a list has the filters that were said, a range its own cars, a guide none', () => {
    const [list] = found('kia under 250').answers
    expect(list).toMatchObject({
      kind: 'list',
      title: 'Kia, Up to £250 a month',
      values: { manufacturers: ['kia'], budgetTo: 250 },
    })
    expect(found('ev3').answers[0]).toMatchObject({
      kind: 'range',
      title: 'Kia EV3',
      values: { ranges: ['kia.ev3'] },
    })
    expect(found('excess mileage').answers[0]).toMatchObject({ kind: 'guide', values: null })
  })

  test('what stands beyond 80 characters is not read', () => {
    expect(paths(`${' '.repeat(mostSearchLetters)}kia`)).toEqual([])
  })

  test('whatever is typed, there are at most eight pages, each once', () => {
    const words = fc.constantFrom(
      'kia',
      'ds',
      '7',
      'golf',
      'under',
      '250',
      'electric',
      'tsi',
      'evs',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { answers, unknown } = found(text)
        expect(answers.length).toBeLessThanOrEqual(8)
        expect(new Set(answers.map(({ path }) => path)).size).toBe(answers.length)
        for (const { path } of answers) expect(path).toMatch(/^\/[!-~]+$/)
        for (const word of unknown) expect(word).toMatch(/^[a-z0-9]+$/)
      }),
    )
  })
})

describe('F-132 names in full', () => {
  test.each([
    ['golf', '/car-leasing/volkswagen/golf'],
    ['ford golf', '/car-leasing/ford/golf'],
    ['vw golf', '/car-leasing/volkswagen/golf'],
    ['Transit Custom', '/car-leasing/ford/transit-custom'],
    ['ds 7', '/car-leasing/ds/7'],
    ['ds7', '/car-leasing/ds/7'],
    ['vwgolf', '/car-leasing/volkswagen/golf'],
    ['polestar 2', '/car-leasing/polestar/2'],
  ])('“%s” is %s', (text, wanted) => {
    expect(paths(text).find((path) => path.split('/').length === 4)).toBe(wanted)
  })

  test('a name of one figure alone names nothing', () => {
    expect(found('7')).toEqual({ answers: [], unknown: ['7'] })
  })

  test('two ranges make one list of both', () => {
    expect(found('golf or ev3').answers[0]).toMatchObject({
      kind: 'list',
      values: { ranges: ['volkswagen.golf', 'kia.ev3'] },
    })
  })
})

describe('F-133 names nearly meant', () => {
  test.each([
    ['glof', '/car-leasing/volkswagen/golf'],
    ['ford glof', '/car-leasing/ford/golf'],
    ['transp', '/car-leasing/volkswagen/transporter'],
    ['custom', '/car-leasing/ford/transit-custom'],
    ['volkswagon golf', '/car-leasing/volkswagen/golf'],
  ])('“%s” is %s', (text, wanted) => {
    expect(paths(text).find((path) => path.split('/').length === 4)).toBe(wanted)
  })

  test('what is as near to two stands for both, the one with more cars first', () => {
    expect(paths('transitt')[0]).toBe('/car-leasing/ford/transit')
    expect(paths('polstar')).toEqual(['/car-leasing/polestar'])
  })

  test('one name is nearly meant at most', () => {
    expect(found('glof ceedd').unknown).toEqual(['ceedd'])
    expect(found('polstar volkswagon').unknown).toEqual(['volkswagon'])
  })
})

describe('F-113 a last word that is not typed to the end', () => {
  test.each([
    ['volkswagen trans', ['/car-leasing/volkswagen/transporter', '/car-leasing/volkswagen']],
    ['kia ce', ['/car-leasing/kia', '/car-leasing/kia/ceed']],
    ['ev', ['/car-leasing/electric-cars', '/car-leasing/kia/ev3']],
    ['e', []],
  ])('“%s” leads to %j', (text, wanted) => {
    expect(paths(text)).toEqual(wanted)
  })
})

describe('F-133 words of derivatives', () => {
  test('the cheapest three with every word', () => {
    const deals = (text: string) =>
      found(text)
        .answers.filter(({ kind }) => kind === 'derivative')
        .map(({ title }) => title)
    expect(deals('golf gti')).toEqual(['Volkswagen Golf 2.0 TSI GTI'])
    expect(deals('golf tsi')).toHaveLength(3)
    expect(deals('golf tsi diesel')).toEqual([])
    expect(deals('volkswagen leader')).toEqual([])
    expect(deals('leader')).toHaveLength(2)
    expect(deals('ev3 gt line electric automatic 5 seats hatchback')).toEqual([
      'Kia EV3 81.4kWh GT-Line Auto',
    ])
  })
})

describe('F-134 guides', () => {
  test('a question is answered by a guide before the cars', () => {
    const [first, ...others] = found('how does charging an electric car work').answers
    expect(first?.kind).toBe('guide')
    expect(others.map(({ path }) => path)).toContain('/car-leasing/electric-cars')
  })

  test('a word counts with its beginning or a typing error, one that tells nothing does not', () => {
    expect(paths('excess mile')).toEqual(['/car-leasing-guides/running/excess-mileage'])
    expect(paths('how is excess milage counted')).toEqual([
      '/car-leasing-guides/running/excess-mileage',
    ])
    expect(paths('how does charging an electric mile work')[0]).toMatch(/electric-car-charging/)
    expect(paths('what is a lease')).toEqual([])
  })

  test('guides stand behind the cars that are named', () => {
    expect(found('kia mileage').answers.map(({ kind }) => kind)).toEqual(['make', 'guide'])
  })

  test('words that nobody understood are named', () => {
    expect(found('kia zzzzz').unknown).toEqual(['zzzzz'])
    expect(found('what is a balloon zzzzz').unknown).toEqual([])
  })
})
