/**
 * Routes on which an editor can place questions and banners, as their patterns stand in the site.
 * A page asks for its own pattern, so `/vehicles/{capId}/offers` is the deal page of every car; the
 * pages of a search without an entry of their own ask for `/car-search` and `/budget-search`.
 */
export const contentRoutes = [
  { route: '/', title: 'Home' },
  { route: '/car-search', title: 'Car search' },
  {
    route: '/car-search/{manufacturer}/{range}/{model}/{financeType}',
    title: 'Car search: a model and finance type',
  },
  { route: '/budget-search', title: 'Budget search' },
  { route: '/budget-search/{financeType}', title: 'Budget search: a finance type' },
  { route: '/compare-car-leasing', title: 'Compare car leasing' },
  { route: '/vehicles/{capId}/offers', title: 'Deal page' },
  { route: '/vehicles/{capId}/get-this-deal', title: 'Enquiry' },
  { route: '/car-leasing', title: 'Car leasing' },
  { route: '/car-leasing/{manufacturer}', title: 'A make' },
  { route: '/car-leasing/{manufacturer}/{range}', title: 'A range of a make' },
  { route: '/car-leasing/electric-cars', title: 'Electric cars' },
  { route: '/car-leasing/hybrid-cars', title: 'Hybrid cars' },
  { route: '/car-leasing/gap-insurance', title: 'GAP insurance' },
  { route: '/car-leasing/sell-your-car', title: 'Sell your car' },
  { route: '/special-offers', title: 'Special offers' },
  { route: '/in-stock-car-lease-deals', title: 'In-stock deals' },
  { route: '/personal-car-leasing', title: 'Personal car leasing' },
  { route: '/business-car-leasing', title: 'Business car leasing' },
  { route: '/van-leasing', title: 'Van leasing' },
  { route: '/pcp', title: 'PCP' },
  { route: '/what-is-car-leasing', title: 'What is car leasing?' },
  { route: '/car-leasing-guides', title: 'Guides' },
  { route: '/find-my-deal', title: 'Find my deal' },
  { route: '/concierge', title: 'Concierge' },
  { route: '/car-change-calculator', title: 'Car change calculator' },
  { route: '/electric-vs-petrol-calculator', title: 'Electric or petrol calculator' },
  { route: '/calculators/four-ways', title: 'Four ways to the same car' },
  { route: '/calculators/return-bill', title: 'The bill at the end of a lease' },
  { route: '/about-us', title: 'About us' },
  { route: '/our-brokers', title: 'Our providers' },
  { route: '/contact-us', title: 'Contact us' },
  { route: '/faq', title: 'All questions (FAQ page)' },
] as const

export type ContentRoute = (typeof contentRoutes)[number]['route']
