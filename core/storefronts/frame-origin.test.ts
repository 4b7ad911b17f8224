import { expect, test } from 'vitest'
import { originOf } from './frame-origin.ts'

test.each([
  ['https://www.fairmile.example', 'https://www.fairmile.example'],
  ['https://WWW.Fairmile.example/', 'https://www.fairmile.example'],
  [' https://fairmile.example:8443 ', 'https://fairmile.example:8443'],
  ['https://fairmile.example:443', 'https://fairmile.example'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['http://localhost:80', 'http://localhost'],
  ['http://fairmile.example', null],
  ['https://*.fairmile.example', null],
  ['https://fairmile.example/cars', null],
  ['https://fairmile.example; script-src *', null],
  ['https://a@fairmile.example', null],
  ['fairmile.example', null],
  ['*', null],
  ['', null],
])('D-82 %j may frame as %j', (written, origin) => {
  expect(originOf(written)).toBe(origin)
})
