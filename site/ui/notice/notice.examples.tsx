import type { Examples } from '../gallery/examples.ts'
import { Notice } from './notice.tsx'

export const noticeExamples: Examples = {
  Plain: (
    <Notice>
      <p>Prices on this demonstration are illustrative.</p>
    </Notice>
  ),
  Good: (
    <Notice tone="good" isLive>
      <p>Your changes are saved.</p>
    </Notice>
  ),
  Bad: (
    <Notice tone="bad" isLive>
      <p>The deals did not come. Try again in a minute, or ring us and we look for you.</p>
    </Notice>
  ),
}
