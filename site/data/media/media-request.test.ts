import { expect, test } from 'vitest'
import { mediaRequest } from './media-request.ts'
import { pictureCut } from './picture-cut.ts'

const secret = 'a secret of this test'
const embedded = {
  embeddedUrl: 'http://127.0.0.1:4100',
  projectId: 'larkway',
  dataset: 'production',
  secret,
}
const name = `${'0a'.repeat(20)}-1600x900`
const file = `${name}.png`
const { rect, signature } = pictureCut(
  {
    asset: { _id: `image-${name}-png` },
    crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
  },
  secret,
)!
const part = `rect=${rect}&s=${signature}`
const asked = (of: string, query: string, backend = embedded) =>
  mediaRequest(backend, of, new URLSearchParams(query))

test('E-09 a picture of ours is forwarded, its parameters in one order', () => {
  const forwarded = asked(file, `w=640&fm=webp&q=78&${part}`)
  expect(forwarded).toEqual({
    ok: true,
    source: `http://127.0.0.1:4100/images/larkway/production/${file}?fm=webp&q=78&rect=0%2C90%2C1600%2C810&w=640`,
  })
  expect(asked(file, `${part}&q=78&fm=webp&w=640`)).toEqual(forwarded)
})

test('E-09 the hosted backend’s pictures come from its own network', () => {
  expect(asked(file, 'w=640', { ...embedded, embeddedUrl: null as never })).toEqual({
    ok: true,
    source: `https://cdn.sanity.io/images/larkway/production/${file}?w=640`,
  })
})

test.each([
  ['a width of the asker’s own', 'w=641'],
  ['a width written otherwise', 'w=0640'],
  ['no width, which would be the original', ''],
  ['a height, which no page of ours asks for', 'w=640&h=360'],
  ['a parameter we do not write', 'w=640&blur=2000'],
  ['a download', 'w=640&dl=evil.html'],
  ['a name of an object’s own', 'w=640&constructor=1'],
  ['a width said twice', 'w=640&w=320'],
  ['another quality', 'w=640&q=100'],
  ['a part without a signature', `w=640&rect=${rect}`],
  ['a part that was not signed', `w=640&rect=0,91,1600,809&s=${signature}`],
  ['a part with another signature', `w=640&rect=${rect}&s=${'A'.repeat(16)}`],
  ['a part said twice', `w=640&${part}&rect=0,0,1,1`],
  ['a signature of nothing', `w=640&s=${signature}`],
])('E-09 %s is refused', (_, query) => {
  expect(asked(file, query)).toEqual({ ok: false, status: 400 })
})

test.each([
  ['a drawing', `${name}.svg`],
  ['another path', '../../files/larkway/production/a.pdf'],
  ['another dataset', `..%2f..%2fother/${file}`],
  ['no picture', 'hello'],
])('E-09 %s is not found', (_, other) => {
  expect(asked(other, 'w=640')).toEqual({ ok: false, status: 404 })
})

test('E-09 without a secret there are whole pictures only', () => {
  const backend = { ...embedded, secret: null as never }
  expect(asked(file, 'w=640', backend).ok).toBe(true)
  expect(asked(file, `w=640&${part}`, backend)).toEqual({ ok: false, status: 400 })
})
