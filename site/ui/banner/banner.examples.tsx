import type { Examples } from '../gallery/examples.ts'
import { Banner } from './banner.tsx'

export const bannerExamples: Examples = {
  'With a link': (
    <Banner
      title="Need a car soon?"
      text="Cars in stock are usually delivered in 2–4 weeks."
      link={{ label: 'See cars in stock', href: '/compare-car-leasing?stock=1' }}
    />
  ),
  'Words alone, and a button to hide it': (
    <Banner
      title="Our telephones"
      text="are closed on Boxing Day. Enquiries are read the day after."
      dismiss={<button type="button">Hide</button>}
    />
  ),
}
