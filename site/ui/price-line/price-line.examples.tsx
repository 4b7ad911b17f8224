import type { Examples } from '../gallery/examples.ts'
import { PriceLine } from './price-line.tsx'

const weeks = (...prices: (number | null)[]) =>
  prices.flatMap((price) => Array.from({ length: 7 }, () => price))
const texts = { highest: '£214.00', lowest: '£189.00', from: '26 August 2026', to: 'Today' }

export const priceLineExamples: Examples = {
  'Thirteen weeks': (
    <PriceLine
      {...texts}
      label="Monthly price from 26 August to today, from £189.00 to £214.00"
      prices={weeks(
        ...[21_400, 21_400, 20_900, 20_500, 20_500, 21_000, 20_100],
        ...[19_900, 19_900, 19_400, 18_900, 18_900, 19_200],
      )}
    />
  ),
  'With a gap': (
    <PriceLine
      {...texts}
      label="Monthly price with five weeks without one"
      prices={weeks(21_400, 20_900, null, null, null, null, null, 18_900, 18_900, 19_200)}
    />
  ),
}
