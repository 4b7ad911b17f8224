import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo.tsx'

const picture = { src: '/media/logo.png?w=190', srcSet: '/media/logo.png?w=190 190w' }

test.each([
  [4, 160, 40],
  // Wider than there is room for.
  [10, 190, 19],
  [1, 40, 40],
])(
  'D-107 a logo %d times as wide as high is %d by %d in the page, with the name as its text',
  (ratio, width, height) => {
    const html = renderToStaticMarkup(
      <Logo label="Fairmile Cars" hasMark={false} picture={{ ...picture, ratio }} />,
    )
    expect(html).toContain(`width="${width}" height="${height}"`)
    expect(html).toContain(`sizes="${width}px"`)
    expect(html).toContain('alt="Fairmile Cars"')
  },
)
