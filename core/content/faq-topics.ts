/** Topics of the questions page in its order, most frequent first. Rule E-20. */
export const faqTopics = [
  'leasing',
  'cars',
  'enquiry',
  'driving',
  'ending',
  'business',
  'electric',
  'pcp',
  'extras',
  'company',
] as const

export type FaqTopic = (typeof faqTopics)[number]

/** What a question without a topic is about, by the routes it is placed on, in order of precedence. */
const topicRoutes: readonly (readonly [FaqTopic, readonly string[]])[] = [
  ['business', ['/business-car-leasing', '/van-leasing']],
  ['electric', ['/car-leasing/electric-cars', '/car-leasing/hybrid-cars']],
  ['pcp', ['/pcp']],
  ['extras', ['/car-leasing/gap-insurance', '/car-leasing/sell-your-car']],
  ['enquiry', ['/vehicles/{capId}/get-this-deal']],
  ['company', ['/about-us', '/our-brokers', '/contact-us']],
  [
    'cars',
    [
      '/in-stock-car-lease-deals',
      '/special-offers',
      '/car-search',
      '/budget-search',
      '/compare-car-leasing',
      '/car-leasing/{manufacturer}',
      '/car-leasing/{manufacturer}/{range}',
    ],
  ],
]

type Filed = { topic?: FaqTopic | null; routes: readonly string[] }

/** The topic of a question: its editor's, else the first that one of its routes belongs to. */
function topicOf({ topic, routes }: Filed): FaqTopic {
  const found = topicRoutes.find(([, placed]) => placed.some((route) => routes.includes(route)))
  return topic ?? found?.[0] ?? 'leasing'
}

/**
 * All questions grouped by topic, each once, in the editors' order; topics without questions are
 * left out. Rule E-20.
 */
export function faqsByTopic<Faq extends Filed>(
  faqs: readonly Faq[],
): { topic: FaqTopic; faqs: Faq[] }[] {
  return faqTopics
    .map((topic) => ({ topic, faqs: faqs.filter((faq) => topicOf(faq) === topic) }))
    .filter((group) => group.faqs.length > 0)
}
