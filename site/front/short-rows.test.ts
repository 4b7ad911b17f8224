import { expect, test } from 'vitest'
import { shortRows } from './short-rows.ts'

const sheet = (name: string) =>
  `["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/${name}.css","precedence":"next"}]`
const script = '["$","script","script-0",{"src":"/_next/static/chunks/a.js","async":true}]'

test.each([
  ['alone', `[${sheet('a')}]`, '[]'],
  ['for all of it', sheet('a'), 'null'],
  ['last of three', `[${script},${sheet('a')},${sheet('b')}]`, `[${script}]`],
  ['twice', `[${sheet('a')},${sheet('b')}]`, '[]'],
  ['before another element', `[${sheet('a')},${sheet('b')},${script}]`, `[${script}]`],
  ['after another element', `[${script},${sheet('a')}]`, `[${script}]`],
  ['between others', `[${script},${sheet('a')},${script}]`, `[${script},${script}]`],
])('D-115 the build’s sheet goes from a row where it stands %s', (_, text, short) => {
  expect(shortRows([{ id: '1', text: `${text}\n` }])).toEqual([{ id: '1', text: `${short}\n` }])
})

test('D-115 a storefront’s own sheet stays', () => {
  const row = { id: '1', text: `[${sheet('a').replace('"next"', '"storefront"')}]\n` }
  expect(shortRows([row])).toEqual([row])
})

test('D-100 hints and undefined props go, texts stay as they are', () => {
  const text = { id: '2', text: 'T9,"a":"$undefined"' }
  expect(
    shortRows([
      { id: '', text: 'HL["/a.css","style"]\n' },
      { id: '1', text: '{"a":"$undefined","b":1}\n' },
      text,
    ]),
  ).toEqual([{ id: '1', text: '{"b":1}\n' }, text])
})
