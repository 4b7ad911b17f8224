const environment = process.env

/** Where the Larkway under test is: the one `npm test` started, else the one of `npm start`. */
export const config = {
  siteUrl: environment.SITE_URL ?? 'http://localhost:3000',
  leasingApiUrl: environment.LEASING_API_URL ?? 'http://127.0.0.1:4000',
  contentLakeUrl: environment.CONTENT_LAKE_URL ?? 'http://127.0.0.1:4100',
  /** Null when the data are somebody's own, which tests must leave as they are. */
  throwawayData: (environment.SITE_URL && environment.LARKWAY_DATA) || null,
}
