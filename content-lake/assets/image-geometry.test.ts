import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageGeometry } from './image-geometry.ts'
import { fits, imageRequest } from './image-request.ts'

const geometry = (width: number, height: number, search: string) => {
  const parameters = new URLSearchParams(search)
  return imageGeometry(
    { width, height },
    imageRequest((name) => parameters.get(name) ?? undefined)!,
  )
}
const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height })

test.each([
  ['w=200', whole(400, 300), { width: 200, height: 150 }],
  ['h=600', whole(400, 300), { width: 800, height: 600 }],
  ['w=200&h=200', whole(400, 300), { width: 200, height: 150 }],
  ['w=800&fit=max', whole(400, 300), { width: 400, height: 300 }],
  ['w=800&dpr=2', whole(400, 300), { width: 1600, height: 1200 }],
  ['w=100&h=300&fit=scale', whole(400, 300), { width: 100, height: 300 }],
  ['max-w=200', whole(400, 300), { width: 200, height: 150 }],
  ['max-w=800', whole(400, 300), { width: 400, height: 300 }],
  ['min-w=800', whole(400, 300), { width: 800, height: 600 }],
  [
    'w=300&h=300&fit=crop',
    { left: 50, top: 0, width: 300, height: 300 },
    { width: 300, height: 300 },
  ],
  [
    'w=30&h=30&fit=crop&crop=left',
    { left: 0, top: 0, width: 300, height: 300 },
    { width: 30, height: 30 },
  ],
  [
    'w=30&h=30&fit=crop&crop=right',
    { left: 100, top: 0, width: 300, height: 300 },
    { width: 30, height: 30 },
  ],
  [
    'w=40&h=10&fit=crop&crop=bottom',
    { left: 0, top: 200, width: 400, height: 100 },
    { width: 40, height: 10 },
  ],
  [
    'w=30&h=30&fit=crop&crop=focalpoint&fp-x=0.4',
    { left: 10, top: 0, width: 300, height: 300 },
    { width: 30, height: 30 },
  ],
  [
    'w=600&h=600&fit=min',
    { left: 50, top: 0, width: 300, height: 300 },
    { width: 300, height: 300 },
  ],
  [
    'rect=10,20,100,50&w=50',
    { left: 10, top: 20, width: 100, height: 50 },
    { width: 50, height: 25 },
  ],
  [
    'rect=390,290,100,50',
    { left: 390, top: 290, width: 10, height: 10 },
    { width: 10, height: 10 },
  ],
])('%s of a picture of 400 × 300', (search, cut, size) => {
  expect(geometry(400, 300, search)).toMatchObject({ cut, size, canvas: null })
})

test('fill puts the picture on a canvas, fillmax does not enlarge it', () => {
  const canvas = { width: 800, height: 800 }
  expect(geometry(400, 300, 'w=800&h=800&fit=fill')).toMatchObject({
    size: { width: 800, height: 600 },
    canvas,
  })
  expect(geometry(400, 300, 'w=800&h=800&fit=fillmax')).toMatchObject({
    size: { width: 400, height: 300 },
    canvas,
  })
})

test('a result of too many pixels is refused', () => {
  expect(() => geometry(10, 10, 'w=8000&h=8000&fit=scale')).toThrow('8000 × 8000')
  expect(() => geometry(10, 10, 'w=5000&dpr=3')).toThrow('"dpr" included')
})

test('whatever is asked for, the part that is cut lies on the picture and the result has pixels', () => {
  const side = fc.integer({ min: 1, max: 6000 })
  const optional = fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined })
  fc.assert(
    fc.property(
      side,
      side,
      fc.record({
        w: optional,
        h: optional,
        fit: fc.constantFrom(...fits),
        crop: fc.constantFrom('top', 'bottom,right', 'center', 'focalpoint', 'entropy'),
        'fp-x': fc.double({ min: 0, max: 1, noNaN: true }),
        rect: fc.option(
          fc.tuple(fc.nat(7000), fc.nat(7000), side, side).map((parts) => parts.join(',')),
          { nil: undefined },
        ),
      }),
      (width, height, parameters) => {
        const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
        const search = given.map(([name, value]) => `${name}=${value}`).join('&')
        let result
        try {
          result = geometry(width, height, search)
        } catch (error) {
          expect(String(error)).toContain('The image would be')
          return
        }
        const { cut, size, canvas } = result
        expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(cut.width, cut.height, size.width, size.height)).toBeGreaterThanOrEqual(1)
        expect(cut.left + cut.width).toBeLessThanOrEqual(width)
        expect(cut.top + cut.height).toBeLessThanOrEqual(height)
        if (canvas) {
          expect(size.width).toBeLessThanOrEqual(canvas.width)
          expect(size.height).toBeLessThanOrEqual(canvas.height)
        }
      },
    ),
  )
})
