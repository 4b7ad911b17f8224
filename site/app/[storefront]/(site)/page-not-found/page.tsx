/** The whole 404 page of an address without a route. The front server sends it, with status 404, in place of Next's empty error document. */
export { default } from '../not-found-page.tsx'

/** No title of its own: an unknown page has the home title. Rule R-18. */
export const metadata = { robots: { index: false } }
