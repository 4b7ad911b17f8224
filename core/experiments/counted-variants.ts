import { isVariant } from './running-experiments.ts'
import type { Variants } from './assign-variants.ts'
import type { scenarios } from './scenarios.ts'

/** The pages on which variants are counted. */
export type CountedPage = 'deal' | 'adDeal'

type Counting = {
  page: CountedPage
  /** Whether it is about visitors from Facebook's adverts alone. */
  isFromFacebook?: true
}

/** Where a view counts for each experiment. Rule X-18. */
const countings: Readonly<Record<keyof typeof scenarios, Counting>> = {
  deliverButton: { page: 'deal' },
  enquiryButton: { page: 'deal' },
  dataCaptureDrawer: { page: 'adDeal' },
  dataCaptureDrawerFb: { page: 'adDeal', isFromFacebook: true },
}

/** A view, or an order, of a variant. */
export type SeenVariant = { scenario: string; variant: string }

/** The experiments whose counts are about visitors from Facebook's adverts alone. Rules. */
export const isCountedFromFacebook = (scenario: string): boolean =>
  Object.hasOwn(countings, scenario) &&
  countings[scenario as keyof typeof scenarios].isFromFacebook === true

/**
 * What a view of a page counts for: the variants, of those the visitor was assigned, of experiments
 * that are about this page and this visitor. Rule X-18.
 */
export function countedVariants(
  variants: Variants,
  page: CountedPage,
  isFromFacebook: boolean,
): SeenVariant[] {
  return Object.entries(countings).flatMap(([scenario, counting]) => {
    const variant = variants[scenario]
    const isCounted =
      variant !== undefined &&
      counting.page === page &&
      (isFromFacebook || !counting.isFromFacebook)
    return isCounted ? [{ scenario, variant }] : []
  })
}

/** The variants that an order or a view says, as `variantsToText` writes them; unknown ones are dropped. Rules. */
export function variantsFromText(text: string): SeenVariant[] {
  return text.split(',').flatMap((pair) => {
    const [scenario = '', variant = ''] = pair.split('=')
    return isVariant(scenario, variant) ? [{ scenario, variant }] : []
  })
}
