import { expect, test } from 'vitest'
import { chatOn } from './page-chat.ts'
import { type RouteName, routeTable } from './route-table.ts'

const names = Object.keys(routeTable) as RouteName[]

test('R-23 no chat where a form or a quiz must not be left', () => {
  expect(names.filter((name) => chatOn(name, 1200) === 'none')).toEqual([
    'getThisDeal',
    'fourWays',
    'returnBill',
    'carChangeCalculator',
    'electricVsPetrol',
    'electricVsPetrolQuestions',
  ])
  expect(names.filter((name) => chatOn(name, 400) === 'none')).toEqual([
    'getThisDeal',
    'fourWays',
    'returnBill',
    'carChangeCalculator',
    'electricVsPetrol',
    'electricVsPetrolQuestions',
  ])
})

test.each([
  [320, 'floating'],
  [991, 'floating'],
  [992, 'live'],
  [1600, 'live'],
])('R-24 at %d pixels the chat is %s', (widthPx, chat) => {
  expect(chatOn('home', widthPx)).toBe(chat)
})
