/**
 * Routes on which an editor can place content, as their patterns stand in the site. A page asks
 * for its own pattern, so `/vehicles/{capId}/offers` is the deal page of every car.
 */
export const contentRoutes = [
  { route: '/', title: 'Home' },
  { route: '/car-search', title: 'Car search' },
  { route: '/compare-car-leasing', title: 'Compare car leasing' },
  { route: '/vehicles/{capId}/offers', title: 'Deal page' },
  { route: '/vehicles/{capId}/get-this-deal', title: 'Enquiry' },
  { route: '/budget-search', title: 'Budget search' },
  { route: '/van-leasing', title: 'Van leasing' },
  { route: '/business-car-leasing', title: 'Business car leasing' },
  { route: '/about-us', title: 'About us' },
  { route: '/faq', title: 'All questions (FAQ page)' },
] as const

export type ContentRoute = (typeof contentRoutes)[number]['route']
