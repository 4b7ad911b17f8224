import type { Examples } from '../gallery/examples.ts'
import { Wordmark } from './wordmark.tsx'

export const wordmarkExamples: Examples = {
  'A make': <Wordmark src="/manufacturers/ford.svg" name="Ford" />,
  'A long name': <Wordmark src="/manufacturers/mercedes-benz.svg" name="Mercedes-Benz" />,
}
