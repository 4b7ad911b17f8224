import { compareText } from '../pricing/money/compare-text.ts'

/** How many makes the carousel shows. */
const makesInCarousel = 12

/** The makes with most cars to choose from, the most first, makes with as many by name. Rule K-11. */
export function popularMakes<Make extends { name: string; derivatives: number }>(
  makes: readonly Make[],
): Make[] {
  return makes
    .toSorted(
      (left, right) => right.derivatives - left.derivatives || compareText(left.name, right.name),
    )
    .slice(0, makesInCarousel)
}
