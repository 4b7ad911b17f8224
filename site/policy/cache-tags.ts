/**
 * What cached pages are made from. A webhook names what changed and these tags make every
 * page that used it render anew on its next request.
 */
export const cacheTags = {
  /** Every price, list and count: a new rate book or a new catalogue. */
  rates: 'rates',
  /** Every document of the content backend. */
  content: 'content',
  /** Documents of one type. */
  contentType: (type: string) => `content:${type}`,
  /** Content that changes by itself when a day ends: claims, banners, costs, experiments. */
  dated: 'content:dated',
} as const
