import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figurePlaces, placeKey, type Telling, resolveText } from './resolve-text.ts'

const span = (text: string) => ({ _type: 'span', _key: text, text })
const figure = (key: string, place: { manufacturer?: string; range?: string } = {}) => ({
  _type: 'liveFigure',
  _key: key,
  figure: key,
  ...place,
})
const block = (...children: { _type: string; _key: string }[]) => ({ _type: 'block', children })
const note = (claim: unknown) => ({ _type: 'claimNote', _key: 'n', claim })
const claim = { text: 'We are a broker.', reviewBy: '2026-11-22', isRegulatory: true }

const telling: Telling = {
  place: { manufacturer: 'ford', range: 'focus' },
  figuresOf: (place) => ({ trims: `trims of ${placeKey(place)}` }),
  today: '2026-11-22',
  isDemonstration: true,
}

const words = (text: readonly unknown[]) =>
  (text as { children?: { text?: string }[] }[]).map(({ children }) =>
    (children ?? []).map((child) => child.text).join(''),
  )

test('E-10 a live figure is told in its place', () => {
  expect(words(resolveText([block(span('There are '), figure('trims'))], telling))).toEqual([
    'There are trims of ford/focus',
  ])
})

test.each([
  [{}, 'ford/focus'],
  [{ range: 'puma' }, 'ford/puma'],
  [{ manufacturer: 'kia' }, 'kia/'],
  [{ manufacturer: 'kia', range: 'ceed' }, 'kia/ceed'],
])('E-10 a figure that names %j is about %s', (named, about) => {
  expect(words(resolveText([block(figure('trims', named))], telling))).toEqual([
    `trims of ${about}`,
  ])
  expect(figurePlaces([block(figure('trims', named))], telling.place).map(placeKey)).toEqual([
    about,
  ])
})

test('E-10 places are named once, and none by a text without figures', () => {
  const twice = [block(figure('trims'), figure('bestConsumption')), block(figure('trims'))]
  expect(figurePlaces(twice, {})).toEqual([{}])
  expect(figurePlaces([block(span('plain')), { _type: 'figure' }], {})).toEqual([])
})

test('E-10 no text with a figure that cannot be told is shown in part', () => {
  const child = fc.constantFrom(span('words'), figure('trims'), figure('unknown'))
  fc.assert(
    fc.property(fc.array(fc.array(child)), (paragraphs) => {
      const text = paragraphs.map((children) => block(...children))
      const told = resolveText(text, telling)
      const tellable = paragraphs.filter((children) => !children.some((c) => c._key === 'unknown'))
      expect(told.map(({ children }) => children.length)).toEqual(
        tellable.map((children) => children.length),
      )
      expect(told.flatMap(({ children }) => children).every((c) => c._type === 'span')).toBe(true)
    }),
  )
})

test.each([
  ['in date', claim, [true]],
  ['past its review date', { ...claim, reviewBy: '2026-11-21' }, []],
  ['unpublished', null, []],
  ['of no regulator’s interest', { ...claim, isRegulatory: false }, [false]],
])('E-11 a claim that is %s', (_, given, marks) => {
  const told = resolveText([note(given)], telling) as unknown as { isDemonstration: boolean }[]
  expect(told.map(({ isDemonstration }) => isDemonstration)).toEqual(marks)
})

test('E-11 no mark is shown once firm and prices are real', () => {
  const told = resolveText([note(claim)], { ...telling, isDemonstration: false })
  expect(told).toEqual([{ ...note(claim), isDemonstration: false }])
})
