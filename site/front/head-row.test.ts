import { expect, test } from 'vitest'
import { withoutHead } from './head-row.ts'
import { shortRows } from './short-rows.ts'

const part = { id: '5', text: 'I[1,["$2"],"StaticPart"]\n' }
const tags = [
  ['$', 'title', '0', { children: 'A deal' }],
  ['$', 'meta', '1', { name: 'description', content: 'Words' }],
  ['$', 'link', '2', { rel: 'canonical', href: '/deal' }],
]
const mark = ['$', '$L6', '3', {}]
const head = { id: '8', text: `${JSON.stringify([...tags, mark])}\n` }

test('D-100 title and tags of the head are taken from the document, what else stands there stays', () => {
  const [first, row] = withoutHead([part, head])
  expect(first).toBe(part)
  expect(row!.id).toBe('8')
  expect(JSON.parse(row!.text)).toEqual([['$', '$L5', 'head', { part: 0, headTags: 3 }], mark])
})

test.each([
  ['a page without static parts', [head]],
  ['a page without a title', [part, { id: '8', text: '[["$","meta","0",{}]]\n' }]],
])('D-100 the head of %s is sent as it is', (_, rows) => {
  expect(withoutHead(rows)).toEqual(rows)
})

test('D-100 hints and undefined props go, what a text says of them stays', () => {
  const words = '["$","p",null,{"children":"{\\"a\\":\\"$undefined\\"}"}]\n'
  const rows = [
    { id: '', text: 'HL["/style.css","style"]\n' },
    {
      id: '1',
      text: '["$","p",null,{"a":"$undefined","b":"$undefined","c":1,"d":"$undefined"}]\n',
    },
    { id: '2', text: '["$","p",null,{"a":"$undefined"}]\n' },
    { id: '3', text: words },
    { id: '4', text: 'T1b,{"a":"$undefined","b":"c"}' },
  ]
  expect(shortRows(rows)).toEqual([
    { id: '1', text: '["$","p",null,{"c":1}]\n' },
    { id: '2', text: '["$","p",null,{}]\n' },
    { id: '3', text: words },
    rows[4],
  ])
})
