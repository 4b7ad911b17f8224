import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { payloadRows } from './payload-rows.ts'
import { slimRows } from './slim-payload.ts'
import { withoutSecondCopy } from './without-second-copy.ts'

/** Rows of a page: an import of a static part (5), one of a client component (6), and its parts. */
const imports = '5:I[1,["$2"],"StaticPart"]\n6:I[2,["$2"],"Form"]\n2:"/chunk.js"\n'
const page = (...parts: unknown[]) =>
  `${imports}0:${JSON.stringify(['$', 'main', null, { children: parts }])}\n`
const part = (children: unknown, number = 1) => [
  '$',
  '$L5',
  null,
  { part: number, className: 'words', children },
]
const words = ['$', 'p', null, { children: 'Words & <marks>' }]
const form = ['$', '$L6', null, { fields: [] }]

const slim = (payload: string): string | null => {
  const rows = payloadRows(payload)
  return (
    rows &&
    (slimRows(rows)
      ?.map(({ id, text }) => `${id}:${text}`)
      .join('') ??
      null)
  )
}

test('D-100 the content of a part is left out, with the rows that it alone used', () => {
  const payload = `${page(part(['$L7', words]), '$L8')}7:["$","b",null,{"children":"Bold"}]\n8:"kept"\n9:"used by nothing"\n:HL["/style.css","style"]\n`
  const left = slim(payload)
  expect(left).toContain('{"part":1,"className":"words","isLeftOut":true}')
  expect(left).not.toMatch(/Words|Bold|used by nothing/)
  expect(left).toContain('8:"kept"\n')
  expect(left).toContain(':HL["/style.css","style"]\n')
  expect(left).toContain('5:I[1,["$2"],"StaticPart"]\n2:"/chunk.js"\n')
})

test.each([
  ['a client component', part(form), ''],
  ['one in a row of its own', part('$L7'), '7:["$","p",null,{"children":["$","$L6",null,{}]}]\n'],
  ['what comes later', part('$@7'), ''],
  ['a row that nobody sent', part('$L7'), ''],
  ['a function of the server', part(['$', 'form', null, { action: '$h7' }]), '7:{"id":"x"}\n'],
])('D-100 a part that holds %s stays', (_, element, more) => {
  expect(slim(page(element) + more)).toBeNull()
})

test('D-100 a part within one that has to stay is left out by itself', () => {
  const left = slim(page(part([form, part(words, 2)])))
  expect(left).toContain('"part":2,"className":"words","isLeftOut":true')
  expect(left).toContain('"$L6"')
})

test('D-100 a part of parts goes whole', () => {
  expect(slim(page(part([part(words, 2), words])))).not.toContain('"part":2')
})

test('D-100 a page stays whole whose rows point into what would go', () => {
  expect(
    slim(
      `${page(part(words), ['$', '$L6', null, { same: '$0:props:children:0:props:children' }])}`,
    ),
  ).toBeNull()
})

test('D-100 rows that point at what stays do no harm', () => {
  const same = ['$', '$L6', null, { same: '$0:props:children:1:props:fields' }]
  expect(slim(page(part(words), form, same))).toContain('$0:props:children:1:props:fields')
})

test('D-101 what a client component can ask for again is left out, with its rows', () => {
  const list = ['$', '$L6', null, { title: 'Deals', refetchable: { list: '$7' } }]
  const left = slim(`${page(list)}7:{"total":4}\n`)
  expect(left).toContain('["$","$L6",null,{"title":"Deals"}]')
  expect(left).not.toContain('total')
})

test('D-100 Next’s own page for what is not found is left out, ours stays', () => {
  const shown = (className: string) => [
    '$',
    '$L6',
    null,
    { notFound: [['$', 'h1', null, { className }]] },
  ]
  const left = slim(page(part(words), shown('next-error-h1'), shown('ours')))
  expect(left).not.toContain('next-error-h1')
  expect(left).toContain('"className":"ours"')
})

test('D-100 numbers stand on parts alone whose content is looked for by them', () => {
  const html = `<div data-part="1"></div><p data-part="2"></p>${begin}${script([1, page(part([part(words, 2)]))])}</body>`
  expect(withoutSecondCopy(html)).toMatch(/^<div data-part="1"><\/div><p><\/p>/)
})

test.each([
  ['a text of its own, counted in bytes', '0:Te,£1 – 2\n3:4\n1:"x"\n', ['0', '1']],
  ['a text beyond the first plane', '0:T4,🚗1:"x"\n', ['0', '1']],
  ['parts of a stream', '5:X\n5:[1]\n5:C\n', ['5', '5', '5']],
])('rows of %s', (_, payload, ids) => {
  expect(payloadRows(payload)?.map(({ id }) => id)).toEqual(ids)
  expect(
    payloadRows(payload)
      ?.map(({ id, text }) => `${id}:${text}`)
      .join(''),
  ).toBe(payload)
})

test.each(['0', 'zz:1\n', '0:1', '0:Tzz,x', '0:T9,short', '0:o3,abc'])('no rows: %j', (payload) => {
  expect(payloadRows(payload)).toBeNull()
})

const script = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('&', String.raw`\u0026`)})</script>`
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

test('D-100 what is left of a payload stands in one script at the end, however it was cut', () => {
  const payload = page(part(words), ['$', 'i', null, { children: '</script>&' }])
  const html = `<p>Words</p>${begin}${script([1, payload.slice(0, 50)])}<hr>${script([1, payload.slice(50)])}</body>`
  const sent = withoutSecondCopy(html)
  expect(sent.match(/<script>/g)).toHaveLength(1)
  expect(sent).toMatch(/^<p>Words<\/p><hr><script>[^\n]*<\/script><\/body>$/)
  const global: { __next_f?: unknown } = {}
  runInNewContext(/<script>(.*)<\/script>/s.exec(sent)![1]!, { self: global })
  expect(global.__next_f).toEqual([[0], [1, slim(payload)]])
  expect(withoutSecondCopy(sent)).toBe(sent)
})

test('D-100 a reader that was there before the payload gets it all', () => {
  const sent = withoutSecondCopy(`${begin}${script([1, page(part(words))])}</body>`)
  const read: unknown[] = []
  const global = { __next_f: { push: (one: unknown) => read.push(one) } }
  runInNewContext(/<script>(.*)<\/script>/s.exec(sent)![1]!, { self: global })
  expect(read).toEqual([[0], [1, slim(page(part(words)))]])
})

test.each([
  ['without parts', `<p>Words</p>${begin}${script([1, '0:"x"\n'])}`],
  ['with bytes in it', `${begin}${script([1, page(part(words))])}${script([3, 'AA=='])}`],
  ['that is no JSON', `${begin}${script([1, '0:{"part":\n'])}`],
  ['that is not as expected', `${begin}${script([1, `${page(part(words))}?`])}`],
])('D-100 a page goes as it is, %s', (_, html) => {
  expect(withoutSecondCopy(html)).toBe(html)
})
