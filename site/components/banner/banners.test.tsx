import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markedText } from '#site/components/shared/text/test/marked-text.ts'
import { Banners, type BannersProps } from './banners.tsx'

test('E-08 no mark of the preview stands in the name of the button that hides a banner', () => {
  const title = markedText('Prices changed')
  const banner = { _id: 'b', title, text: 'All of them.', link: null, isDismissible: true }
  const html = renderToStaticMarkup(
    <Banners banners={[banner] as unknown as BannersProps['banners']} />,
  )
  const [, name] = /aria-label="([^"]*Prices changed[^"]*)"/.exec(html) ?? []
  expect(name).toMatch(/^[\x20-\x7e’]+$/)
  expect(html).toContain(title)
})
