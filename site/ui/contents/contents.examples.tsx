import type { Examples } from '../gallery/examples.ts'
import { Contents } from './contents.tsx'

export const contentsExamples: Examples = {
  'Three parts': (
    <Contents
      title="On this page, in an example"
      parts={[
        { id: 'example-part-1', label: 'What it is' },
        { id: 'example-part-2', label: 'What it costs over the whole of the contract' },
        { id: 'example-part-3', label: 'What to look out for' },
      ]}
    />
  ),
}
