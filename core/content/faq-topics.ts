/**
 * Topics of the questions page, in order of precedence, with the routes whose questions they hold.
 */
const topics = [
  { key: 'business', routes: ['/business-car-leasing', '/van-leasing'] },
  { key: 'electric', routes: ['/car-leasing/electric-cars', '/car-leasing/hybrid-cars'] },
  { key: 'pcp', routes: ['/pcp'] },
  { key: 'extras', routes: ['/car-leasing/gap-insurance', '/car-leasing/sell-your-car'] },
  { key: 'enquiry', routes: ['/vehicles/{capId}/get-this-deal'] },
  { key: 'house', routes: ['/about-us', '/our-brokers', '/contact-us'] },
  {
    key: 'cars',
    routes: [
      '/in-stock-car-lease-deals',
      '/special-offers',
      '/car-search',
      '/budget-search',
      '/compare-car-leasing',
      '/car-leasing/{manufacturer}',
      '/car-leasing/{manufacturer}/{range}',
    ],
  },
] as const

/** Topics in the order of the page: most frequent first. */
const order = [
  'leasing',
  'cars',
  'enquiry',
  'business',
  'electric',
  'pcp',
  'extras',
  'house',
] as const

export type FaqTopic = (typeof order)[number]

/**
 * The topic of a question: the first that one of its routes belongs to, else leasing in general.
 */
function topicOf(routes: readonly string[]): FaqTopic {
  const found = topics.find((topic) =>
    (topic.routes as readonly string[]).some((route) => routes.includes(route)),
  )
  return found?.key ?? 'leasing'
}

/**
 * All questions grouped by topic, each once, in the editors' order; topics without questions are
 * left out. Topics follow from the pages a question is placed on: editors choose none. Rule E-13.
 */
export function faqsByTopic<Faq extends { routes: readonly string[] }>(
  faqs: readonly Faq[],
): { topic: FaqTopic; faqs: Faq[] }[] {
  return order
    .map((topic) => ({ topic, faqs: faqs.filter(({ routes }) => topicOf(routes) === topic) }))
    .filter((group) => group.faqs.length > 0)
}
