import type { Examples } from '../gallery/examples.ts'
import { SkipLink } from './skip-link.tsx'

export const skipLinkExamples: Examples = {
  'Seen once it has the focus': <SkipLink href="#main" label="Skip to the main part" />,
}
