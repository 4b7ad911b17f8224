/** Pages whose whole text comes from one document; the key is the page's path without the slash. */
export const pageKeys = [
  { key: 'about-us', title: 'About us' },
  { key: 'our-brokers', title: 'Our providers' },
  { key: 'what-is-car-leasing', title: 'What is car leasing?' },
  { key: 'faq', title: 'Questions and answers' },
  { key: 'tcs', title: 'Terms and conditions' },
  { key: 'privacy-policy', title: 'Privacy policy' },
  { key: 'cookies', title: 'Cookies' },
] as const

export type PageKey = (typeof pageKeys)[number]['key']
