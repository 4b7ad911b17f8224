import type { Examples } from '../gallery/examples.ts'
import { ContentFigure } from './content-figure.tsx'

const icon = { src: '/icon-192.png', srcSet: '/icon-192.png 192w', width: 192, height: 192 }

export const contentFigureExamples: Examples = {
  'With a caption': (
    <ContentFigure {...icon} alt="A lark rising off a road" caption="The mark of the house." />
  ),
  'Without a caption': <ContentFigure {...icon} alt="A lark rising off a road, again" isFirst />,
}
