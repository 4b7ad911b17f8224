import { expect, test } from 'vitest'
import { mediaSource } from './media-request.ts'

const embedded = {
  embeddedUrl: 'http://127.0.0.1:4100',
  projectId: 'larkway',
  dataset: 'production',
}
const file = `${'0a'.repeat(20)}-1600x900.png`
const asked = (name: string, query: string) =>
  mediaSource(embedded, name, new URLSearchParams(query))

test('E-09 a picture of ours is forwarded, its parameters in one order', () => {
  const source = asked(file, 'w=640&h=360&fm=webp&q=78&rect=0,0,1600,900')
  expect(source).toBe(
    `http://127.0.0.1:4100/images/larkway/production/${file}?fm=webp&h=360&q=78&rect=0%2C0%2C1600%2C900&w=640`,
  )
  expect(asked(file, 'rect=0,0,1600,900&q=78&fm=webp&h=360&w=640')).toBe(source)
})

test('E-09 the hosted backend’s pictures come from its own network', () => {
  expect(mediaSource({ ...embedded, embeddedUrl: null }, file, new URLSearchParams('w=640'))).toBe(
    `https://cdn.sanity.io/images/larkway/production/${file}?w=640`,
  )
})

test.each([
  ['a width of the asker’s own', file, 'w=641'],
  ['no width, which would be the original', file, ''],
  ['a height above all bounds', file, 'w=640&h=2001'],
  ['a height of nothing', file, 'w=640&h=0'],
  ['a parameter we do not write', file, 'w=640&blur=2000'],
  ['a download', file, 'w=640&dl=evil.html'],
  ['a name of an object’s own', file, 'w=640&constructor=1'],
  ['a width said twice', file, 'w=640&w=320'],
  ['another quality', file, 'w=640&q=100'],
  ['a drawing', `${'0a'.repeat(20)}-1600x900.svg`, 'w=640'],
  ['another path', '../../files/larkway/production/a.pdf', 'w=640'],
  ['another dataset', `..%2f..%2fother/${file}`, 'w=640'],
  ['no picture', 'hello', 'w=640'],
])('E-09 %s is not served', (_, name, query) => {
  expect(asked(name, query)).toBeNull()
})
