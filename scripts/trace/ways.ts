/** One thing that the product does, and where following it through the tree begins. */
export interface Way {
  /** Pages, forms and routes that do it together. */
  entries: readonly string[]
  /** How many files of its own it may cross. */
  most: number
}

const pages = 'site/app/[storefront]'

/** The ways that `npm run trace` follows. A limit goes down with the count, and up with a reason. */
export const ways: Readonly<Record<string, Way>> = {
  list: {
    entries: [
      `${pages}/(site)/compare-car-leasing/page.tsx`,
      'leasing-api/routes/derivatives/list-routes.ts',
      'leasing-api/deal-search/deal-search.ts',
    ],
    most: 58,
  },
  enquiry: {
    entries: [
      `${pages}/(landing)/vehicles/[capId]/get-this-deal/page.tsx`,
      'site/app/forms/enquiry/route.ts',
      'leasing-api/routes/orders/order-routes.ts',
    ],
    // With the handover that its thank-you tells of, the call back, the phone's check and landlines.
    most: 111,
  },
  content: {
    entries: [`${pages}/(site)/car-leasing-guides/[category]/[guide]/page.tsx`],
    most: 12,
  },
}

/** A file is shared, and not counted, when more pages, forms and routes than this reach it. */
export const mostSharers = 6

/** How deep an entry module's imports may go, in files of the longest chain in its own folder. */
export const depths: Readonly<Record<string, number>> = {
  'leasing-api/deal-search/deal-search.ts': 8,
  'content-lake/query/query-engine.ts': 11,
}
