import { expect, test } from 'vitest'
import { framedList, type ListAddress, listFrame } from './list-frame.ts'
import { scriptHashes } from './script-hashes.ts'
import { drawnList, listDocument } from './test/list-page-in-test.ts'

const address = (
  pathname: string,
  search: string,
  query = search && `?${search}`,
): ListAddress => ({
  pathname,
  query,
  search,
  canonical: search ? `${pathname}?${search}` : pathname,
})

const plain = address('/compare-car-leasing', '')
const addresses: [string, ListAddress][] = [
  ['no query', plain],
  ['one filter', address('/compare-car-leasing', 'budgetTo=400')],
  [
    'a query that browsers escape',
    address(
      '/compare-car-leasing',
      'manufacturers=audi,bmw&page=2',
      '?manufacturers=audi%2Cbmw&page=2',
    ),
  ],
  [
    'characters that mean something in HTML, JSON and scripts',
    address('/compare-car-leasing', `a=<"\\'>&b=</script>`),
  ],
]

test.each(
  addresses.flatMap(([from, one]) =>
    addresses.map(([to, other]) => [from, to, one, other] as const),
  ),
)(
  'D-114 a frame from a list with %s gives the document of one with %s',
  (_from, _to, one, other) => {
    const frame = listFrame(listDocument(one, 'kia'), one)!
    const { page, scripts } = framedList(frame, other, drawnList('bmw'))
    expect(page).toBe(listDocument(other, 'bmw'))
    expect(scripts).toEqual(scriptHashes(page))
  },
)

test('D-114 the last step of a longer path is part of what differs', () => {
  const [one, other] = [
    address('/budget/250to350', 'page=2'),
    address('/budget/250to350', 'page=3'),
  ]
  const frame = listFrame(listDocument(one, 'kia'), one)!
  expect(framedList(frame, other, drawnList('bmw')).page).toBe(listDocument(other, 'bmw'))
})

const document = listDocument(plain, 'kia')

test.each([
  ['has no list', document.replaceAll(/<!--\/?&-->/g, '')],
  ['has two lists', document.replace('<header>', '<!--&--><!--/&--><header>')],
  [
    'has pictures of its own',
    document.replace(
      '<title>',
      '<title></title><link rel="preload" href="/cars/own.svg" as="image"/><title>',
    ),
  ],
  ['has no pictures', document.replace(/<link rel="preload"[^>]*>/, '')],
  ['is not for search engines', document.replace(/<link rel="canonical"[^>]*>/, '')],
  [
    'names its query elsewhere',
    document.replace(String.raw`\"titles\":{}`, String.raw`\"search\":\"\"`),
  ],
  ['has a payload of another form', document.replace('self.__next_f=', 'self.other=')],
  ['has no head', document.replace('</head>', '')],
])('D-114 a document that %s gives no frame', (_, page) => {
  expect(listFrame(page, plain)).toBeNull()
})
