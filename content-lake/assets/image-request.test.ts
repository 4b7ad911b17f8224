import { expect, test } from 'vitest'
import { imageRequest } from './image-request.ts'

const read = (search: string) => {
  const parameters = new URLSearchParams(search)
  return imageRequest((name) => parameters.get(name) ?? undefined)
}

test('an address that asks for nothing is for the original', () => {
  expect(read('')).toBeNull()
  expect(read('dl=car.png')).toBeNull()
})

test.each([
  ['w=300&h=200.6&fit=crop', { width: 300, height: 201, fit: 'crop' }],
  ['rect=1,2,30,40', { rect: { left: 1, top: 2, width: 30, height: 40 } }],
  ['max-w=10&min-h=20', { maxWidth: 10, minHeight: 20 }],
  ['crop=top,left&fp-x=0.2&fp-y=1', { crop: ['top', 'left'], focalPoint: { x: 0.2, y: 1 } }],
  ['auto=format&q=0', { isAutoFormat: true, quality: 0 }],
  ['fm=webp&dpr=2&blur=50', { format: 'webp', dpr: 2, blur: 50 }],
  [
    'flip=hv&or=90&bg=F80',
    { flip: { isHorizontal: true, isVertical: true }, turn: 90, background: 'f80' },
  ],
  [
    'sat=-100&invert=true&pad=4&frame=1',
    { saturation: -100, isInverted: true, padding: 4, isFirstFrame: true },
  ],
])('%s is read', (search, expected) => {
  expect(read(search)).toMatchObject(expected)
})

test.each([
  ['w=0', '"w" is "0"'],
  ['w=abc', '"w" is "abc"'],
  ['h=', '"h" is ""'],
  ['w=9000', 'a number from 1 to 8192'],
  ['dpr=20', 'a number from 0.5 to 5'],
  ['fit=squash', 'one of clip, crop, fill, fillmax, max, min, scale'],
  ['fm=bmp', 'one of jpg, pjpg, png, webp, avif'],
  ['rect=1,2,3', 'left,top,width,height'],
  ['rect=0,0,0,5', 'left,top,width,height'],
  ['crop=faces', 'made of top, bottom'],
  ['bg=tomato', 'hex digits'],
  ['or=45', 'one of 0, 90, 180, 270'],
  ['fp-x=1.1', 'a number from 0 to 1'],
])('%s is refused in words that say what may stand there', (search, message) => {
  expect(() => read(search)).toThrow(message)
})
