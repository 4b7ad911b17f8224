const environment = process.env

const contentLakeUrl = environment.CONTENT_LAKE_URL ?? 'http://127.0.0.1:4100'

type PrintedAddress = { label: string; address: string }

const leasingApiUrl = environment.LEASING_API_URL ?? 'http://127.0.0.1:4000'

/** Where the Larkway under test is: the one `npm test` started, else the one of `npm start`. */
export const config = {
  siteUrl: environment.SITE_URL ?? 'http://localhost:3000',
  leasingApiUrl,
  contentLakeUrl,
  /** Under the name the site has, so that the preview's cookie counts in the Studio's frame. */
  studioUrl: `${contentLakeUrl.replace('//127.0.0.1', '//localhost')}/studio`,
  /** What `npm start` printed; of one that these tests have not started, its table as it is by default. */
  printedAddresses: environment.PRINTED_ADDRESSES
    ? (JSON.parse(environment.PRINTED_ADDRESSES) as PrintedAddress[])
    : [
        { label: 'Site', address: environment.SITE_URL ?? 'http://localhost:3000' },
        { label: 'Studio', address: `${contentLakeUrl}/studio` },
        { label: 'Message outbox', address: `${leasingApiUrl}/outbox` },
        { label: 'API reference', address: `${leasingApiUrl}/docs` },
      ],
  /** Services that its pages were built with. */
  thirdParties: {
    analyticsId: environment.ANALYTICS_ID ?? null,
    adPixelId: environment.AD_PIXEL_ID ?? null,
    chatScriptUrl: environment.CHAT_SCRIPT_URL ?? null,
    reviewsBusinessId: environment.REVIEWS_BUSINESS_ID ?? null,
  },
  /** Whether what `npm test` leaves to `npm run prove:browser` is run as well. */
  isWhole: environment.BROWSER_TESTS === 'whole',
  /** Rows of the large rate book, and where the times of lists meanwhile go, if anywhere. */
  uploadRows: Number(environment.UPLOAD_ROWS ?? 50_000),
  listTimesFile: environment.LIST_TIMES_FILE ?? null,
  /** Null when the data are somebody's own, which tests must leave as they are. */
  throwawayData: (environment.SITE_URL && environment.LARKWAY_DATA) || null,
}
