const environment = process.env

const contentLakeUrl = environment.CONTENT_LAKE_URL ?? 'http://127.0.0.1:4100'

/** Where the Larkway under test is: the one `npm test` started, else the one of `npm start`. */
export const config = {
  siteUrl: environment.SITE_URL ?? 'http://localhost:3000',
  leasingApiUrl: environment.LEASING_API_URL ?? 'http://127.0.0.1:4000',
  contentLakeUrl,
  /** Under the name the site has, so that the preview's cookie counts in the Studio's frame. */
  studioUrl: `${contentLakeUrl.replace('//127.0.0.1', '//localhost')}/studio`,
  /** Null when the data are somebody's own, which tests must leave as they are. */
  throwawayData: (environment.SITE_URL && environment.LARKWAY_DATA) || null,
}
