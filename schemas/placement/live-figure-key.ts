/**
 * Numbers and names that live rates tell and editors put into running text. Prices are monthly, as
 * shown for a personal lease with VAT. Inside the text of a make or range they are about that one.
 * Measured figures come with unit and provenance ("388 miles in the official test", "about 388 miles
 * (our estimate)"), so that no text can call an estimate official. Rule K-23.
 */
export const liveFigureKeys = [
  { key: 'providers', title: 'Providers with live rates' },
  { key: 'derivatives', title: 'Cars with offers' },
  { key: 'ranges', title: 'Ranges with offers' },
  { key: 'cheapestMonthly', title: 'Lowest monthly price' },
  { key: 'cheapestRange', title: 'Range with the lowest price' },
  { key: 'cheapestTrim', title: 'Trim with the lowest price' },
  { key: 'trims', title: 'Trims with offers' },
  { key: 'electricDerivatives', title: 'Electric cars with offers' },
  { key: 'longestElectricRange', title: 'Longest electric range, with its source' },
  { key: 'lowestEmissions', title: 'Lowest CO2, with its source' },
  { key: 'bestConsumption', title: 'Best consumption (without a plug), with its source' },
  { key: 'fastestDeliveryWeeks', title: 'Fastest delivery in weeks' },
  { key: 'inStockDerivatives', title: 'Cars in stock' },
] as const

export type LiveFigureKey = (typeof liveFigureKeys)[number]['key']

/** Whether a word names a live figure. */
export const isLiveFigureKey = (word: string): word is LiveFigureKey =>
  liveFigureKeys.some(({ key }) => key === word)
