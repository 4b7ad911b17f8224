import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOurCut, pictureCut } from './picture-cut.ts'

const secret = 'a secret of this test'
const file = `${'0a'.repeat(20)}-2000x1000.png`
const asset = { _id: `image-${'0a'.repeat(20)}-2000x1000-png` }
const crop = { top: 0, bottom: 0, left: 0.25, right: 0 }

test('E-09 the part that an editor chose is ours', () => {
  const cut = pictureCut({ asset, crop }, secret)!
  expect(cut.rect).toBe('500,0,1500,1000')
  expect(isOurCut(file, cut, secret)).toBe(true)
})

test('E-09 whatever an editor cuts off, the part that is left is ours and no other', () => {
  const edge = fc.double({ min: 0, max: 0.45, noNaN: true })
  fc.assert(
    fc.property(fc.record({ top: edge, bottom: edge, left: edge, right: edge }), (edges) => {
      const cut = pictureCut({ asset, crop: edges }, secret)
      if (cut === null) return
      const other = { ...cut, rect: `${cut.rect}0` }
      expect([isOurCut(file, cut, secret), isOurCut(file, other, secret)]).toEqual([true, false])
    }),
  )
})

test.each([
  ['a whole picture', { asset, crop: { top: 0, bottom: 0, left: 0, right: 0 } }, secret],
  ['a picture without a cut', { asset, crop: null }, secret],
  ['no picture', { asset: null, crop }, secret],
  ['a picture while there is no secret', { asset, crop }, null],
])('E-09 %s has no signed part', (_, picture, signedWith) => {
  expect(pictureCut(picture, signedWith)).toBeNull()
})

test.each([
  ['of another file', file.replace('0a', '0b'), {}, secret],
  ['with another signature', file, { signature: 'A'.repeat(16) }, secret],
  ['with a longer signature', file, { signature: 'A'.repeat(4000) }, secret],
  ['without a signature', file, { signature: '' }, secret],
  ['of another site', file, {}, 'another secret'],
  ['while there is no secret', file, {}, null],
])('E-09 a part %s is not ours', (_, asked, change, requestedWith) => {
  const cut = { ...pictureCut({ asset, crop }, secret)!, ...change }
  expect(isOurCut(asked, cut, requestedWith)).toBe(false)
})
