type Page = {
  key: string
  title: string
  /** Where readers find it; a text that stands on other pages, such as an error's, has none. */
  path?: `/${string}`
  /** Read by a lawyer before it is published: the Studio asks for the state of that review. */
  isLegal?: true
}

/** Pages whose whole text comes from one document, by the key under which they ask for it. */
export const pageKeys = [
  { key: 'about-us', title: 'About us', path: '/about-us' },
  { key: 'our-brokers', title: 'Our providers', path: '/our-brokers' },
  { key: 'what-is-car-leasing', title: 'What is car leasing?', path: '/what-is-car-leasing' },
  { key: 'faq', title: 'Questions and answers', path: '/faq' },
  { key: 'personal-car-leasing', title: 'Personal car leasing', path: '/personal-car-leasing' },
  { key: 'business-car-leasing', title: 'Business car leasing', path: '/business-car-leasing' },
  { key: 'van-leasing', title: 'Van leasing', path: '/van-leasing' },
  { key: 'pcp', title: 'PCP', path: '/pcp' },
  { key: 'electric-cars', title: 'Electric cars', path: '/car-leasing/electric-cars' },
  { key: 'hybrid-cars', title: 'Hybrid cars', path: '/car-leasing/hybrid-cars' },
  { key: 'gap-insurance', title: 'GAP insurance', path: '/car-leasing/gap-insurance' },
  { key: 'sell-your-car', title: 'Sell your car', path: '/car-leasing/sell-your-car' },
  { key: 'home-charger', title: 'Home charger' },
  { key: 'after-enquiry', title: 'After an enquiry' },
  { key: 'tcs', title: 'Terms and conditions', path: '/tcs', isLegal: true },
  { key: 'privacy-policy', title: 'Privacy policy', path: '/privacy-policy', isLegal: true },
  { key: 'cookies', title: 'Cookies', path: '/cookies', isLegal: true },
  {
    key: 'initial-disclosure',
    title: 'Initial disclosure',
    path: '/initial-disclosure',
    isLegal: true,
  },
  { key: 'not-found', title: 'Error: page not found' },
  { key: 'failure', title: 'Error: something went wrong' },
  { key: 'forbidden', title: 'Error: not allowed' },
] as const satisfies readonly Page[]

export type PageKey = (typeof pageKeys)[number]['key']

/** Whether a page's text is read by a lawyer before it is published. */
export const isLegalPage = (key: string | undefined): boolean =>
  pageKeys.some((page) => page.key === key && 'isLegal' in page)
