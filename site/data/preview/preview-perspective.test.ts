import { expect, test } from 'vitest'
import { parsePerspective, perspectiveText } from './preview-perspective.ts'

test.each([
  ['published', 'published'],
  ['drafts', 'drafts'],
  ['rSpring26', ['rSpring26']],
  ['rSpring26,rSummer_26,drafts', ['rSpring26', 'rSummer_26', 'drafts']],
  ['raw', null],
  ['rSpring26,raw', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['drafts,', null],
  ['drafts, published', null],
  ['drafts;path=/', null],
  ['<script>', null],
  ['r'.repeat(129), null],
  [Array.from({ length: 600 }, () => 'r').join(','), null],
])('E-18 the perspective %j is read as %j', (text, perspective) => {
  expect(parsePerspective(text)).toEqual(perspective)
})

test.each(['published', 'drafts', 'rSpring26,drafts'])(
  'E-18 %s is written as it was read',
  (text) => {
    expect(perspectiveText(parsePerspective(text)!)).toBe(text)
  },
)
