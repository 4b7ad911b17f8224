import { expect, test } from 'vitest'
import { cookieNames, cookieRemovals, namesToRemove } from './removals.ts'
import { consentCategories, itemsStoredWith } from './stored-items.ts'

const items = itemsStoredWith(['analytics', 'adPixel', 'chat'])
const cookies = ['larkway_consent', '_ga', '_ga_ABC', '_fbp', '_fbc', 'SSKEY', 'crisp-client']

test.each([
  [[], ['_ga', '_ga_ABC', '_fbp', '_fbc', 'SSKEY', 'crisp-client']],
  [['statistics'], ['_fbp', '_fbc', 'SSKEY', 'crisp-client']],
  [['marketing'], ['_ga', '_ga_ABC', 'crisp-client']],
  // What a chat stores on our own page has no row by which it could stay.
  [consentCategories, ['crisp-client']],
] as const)('A-31 of cookies with %j granted go %j', (granted, gone) => {
  expect(namesToRemove(cookies, items, 'cookie', granted)).toEqual(gone)
})

test('A-31 a name is allowed in its own place alone', () => {
  const names = ['larkway.saved', 'larkway.experiments', 'larkway.attribution', 'banner:summer']
  expect(namesToRemove(names, items, 'localStorage', consentCategories)).toEqual([
    'larkway.attribution',
    'banner:summer',
  ])
  expect(namesToRemove(names, items, 'sessionStorage', [])).toEqual([
    'larkway.saved',
    'larkway.experiments',
    'larkway.attribution',
  ])
})

test.each([
  ['', []],
  ['a=1; b = x=y;  c', ['a', 'b', 'c']],
])('the cookies of %j are named %j', (text, names) => {
  expect(cookieNames(text)).toEqual(names)
})

test.each([
  ['localhost', ['_ga=; Max-Age=0; Path=/']],
  [
    'www.larkway.example',
    [
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=.www.larkway.example',
      '_ga=; Max-Age=0; Path=/; Domain=.larkway.example',
    ],
  ],
])('A-31 on %s a cookie goes from the host and from every domain above it', (host, removals) => {
  expect(cookieRemovals('_ga', host)).toEqual(removals)
})
