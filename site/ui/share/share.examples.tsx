import type { Examples } from '../gallery/examples.ts'
import { Share } from './share.tsx'

export const shareExamples: Examples = {
  'Share a deal': (
    <Share
      label="Share this deal"
      path="/compare-car-leasing"
      copied="The address is copied."
      failed="Copy it from the address bar."
      address="https://www.larkway.example/compare-car-leasing"
    />
  ),
}
