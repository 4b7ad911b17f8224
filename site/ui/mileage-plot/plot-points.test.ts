import { expect, test } from 'vitest'
import { plotPoints } from './plot-points.ts'

test('L-68 the dearer way ends at the top, the other in proportion, and they cross between', () => {
  expect(plotPoints({ bill: 400, agreed: 200, breakEven: { at: 0.5 } })).toEqual({
    left: '0%',
    right: '100%',
    ground: '94%',
    billY: '8%',
    agreedY: '51%',
    crossing: { x: '50%', isLeft: false },
  })
})

test('L-68 where the agreed way is the dearer throughout, they do not cross', () => {
  const { billY, agreedY, crossing } = plotPoints({ bill: 100, agreed: 400, breakEven: null })
  expect([billY, agreedY, crossing]).toEqual(['72.5%', '8%', null])
})

test('L-68 a line is where its amounts are: the bill reaches the agreed price at the crossing', () => {
  const height = (text: string) => Number.parseFloat(text)
  for (const at of [0.1, 0.25, 0.9]) {
    const { ground, billY, agreedY } = plotPoints({
      bill: 1000,
      agreed: 1000 * at,
      breakEven: { at },
    })
    const along = height(ground) + (height(billY) - height(ground)) * at
    expect(along).toBeCloseTo(height(agreedY), 0)
  }
})
