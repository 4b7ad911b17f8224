import type { Examples } from '../gallery/examples.ts'
import { Link } from './link.tsx'

export const linkExamples: Examples = {
  'In a sentence': (
    <p>
      We work with <Link href="/our-brokers">fifteen providers</Link> and are paid by them.
    </p>
  ),
}
