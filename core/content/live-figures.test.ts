import { expect, test } from 'vitest'
import { withFigures } from './live-figures.ts'

const figures = { providers: 15, enquiryHandover: 'It goes to nobody.' }

test('D-23 K-16 figures are filled in wherever a text names them', () => {
  const page = {
    title: 'Compare {providers} providers',
    body: [
      {
        children: [{ text: '{providers} of them, {unknown} stays. {enquiryHandover}' }],
        level: 1,
        seo: null,
      },
    ],
  }
  expect(withFigures(page, figures)).toEqual({
    title: 'Compare 15 providers',
    body: [
      {
        children: [{ text: '15 of them, {unknown} stays. It goes to nobody.' }],
        level: 1,
        seo: null,
      },
    ],
  })
})

test.each(['{}', '{toString}', '{pro viders}', 'providers'])('D-23 K-16 %s stays', (text) => {
  expect(withFigures(text, figures)).toBe(text)
})
