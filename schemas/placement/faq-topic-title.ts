import type { FaqTopic } from '#core/content/faq-topics.ts'

/** Topics of the FAQ page as an editor chooses them, in the words that the page says. */
export const faqTopicTitles: Readonly<Record<FaqTopic, string>> = {
  leasing: 'How leasing works',
  cars: 'Finding a car and a price',
  enquiry: 'Enquiries and credit checks',
  driving: 'While you have the car',
  ending: 'The end of the lease',
  business: 'Business and vans',
  electric: 'Electric and hybrid cars',
  pcp: 'PCP',
  extras: 'GAP insurance and selling your car',
  company: 'About us',
}
