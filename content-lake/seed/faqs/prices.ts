import { bullets, claimNote, paragraph } from '../rich-text.ts'
import { on, type Question } from './question.ts'

/** What a lease costs and how prices are shown. */
export const priceQuestions: readonly Question[] = [
  {
    name: 'what-is-included',
    question: 'What is included in the monthly price?',
    routes: [on.home, on.compare, on.deal, on.personal],
    answer: [
      claimNote('delivery-included'),
      claimNote('road-tax-included'),
      claimNote('warranty-included'),
      paragraph(
        'You pay for insurance, fuel or electricity, and anything that wears out, unless you choose a deal with maintenance.',
      ),
    ],
  },
  {
    name: 'why-totals',
    question: 'Why do you show a total as well as a monthly price?',
    routes: [on.home, on.search, on.compare, on.budget],
    answer: [
      paragraph(
        'Because a low monthly price often follows a large first payment. The total adds the first payment, every later payment and the provider’s fee, so two deals of the same length can be compared with one number.',
      ),
      paragraph('For deals of different lengths, compare the total divided by the months.'),
    ],
  },
  {
    name: 'initial-rental',
    question: 'Is the first payment a deposit?',
    routes: [on.compare, on.deal, on.personal],
    answer: [
      paragraph(
        'No. The first payment, called the initial rental, is part of the price of the lease and is not returned. Paying more at the start makes the months cheaper without making much difference to the total. [Our guide](/car-leasing-guides/leasing-explained/what-is-an-initial-rental) has the sums.',
      ),
    ],
  },
  {
    name: 'lowest-price',
    question: 'Is the deal at the top the cheapest for me?',
    routes: [on.search, on.compare, on.make],
    answer: [
      paragraph(
        'It has the lowest monthly price for what you have chosen. Change the order to total cost to see which takes the least money in all; the two are often different cars. No provider can pay to stand higher.',
      ),
    ],
  },
  {
    name: 'processing-fee',
    question: 'What is a processing fee?',
    routes: [on.deal, on.enquiry],
    answer: [
      paragraph(
        'A charge some providers make once for setting up the lease. It is listed on the deal page and is in every total, so a deal with a fee competes fairly with one without.',
      ),
    ],
  },
  {
    name: 'price-changes',
    question: 'Can the price change after I enquire?',
    routes: [on.deal, on.enquiry],
    answer: [
      paragraph(
        'If it changed within the last 24 hours, your enquiry is still taken at the price you saw. If it was longer ago, you are shown the new price before anything is sent. Once the provider has confirmed an order in writing, its terms say whether the price is held until delivery.',
      ),
    ],
  },
  {
    name: 'hot-deal',
    question: 'What makes a deal a special offer or a hot deal?',
    routes: [on.special, on.home],
    answer: [
      paragraph(
        'A special offer is one that the provider calls special and that costs less, a month and in total, than every ordinary price here for the same car on the same terms. We work it out again whenever a price changes, and the card says what it saves a month. A hot deal is a special offer that is also at least £5 a month cheaper, all in, than the next provider’s best deal for the same. What a provider calls special does not count by itself.',
      ),
    ],
  },
  {
    name: 'prices-from',
    question: 'Where do the prices come from?',
    routes: [on.about, on.providers, on.search],
    answer: [
      claimNote('price-checked'),
      paragraph(
        'At the moment {providers} providers have prices here. We load each book as its provider publishes it.',
      ),
    ],
  },
  {
    name: 'budget',
    question: 'How much of my budget should the car take?',
    routes: [on.budget, on.home],
    answer: [
      paragraph(
        'Start with what is left each month after rent or mortgage, bills and savings, then take off insurance and fuel. What remains is the most a lease should cost. Remember that the first payment may be several months at once.',
      ),
    ],
  },
  {
    name: 'budget-bands',
    question: 'How do the budget bands count?',
    routes: [on.budget],
    answer: [
      paragraph(
        'By the monthly price as shown: including VAT for personal leases, without it for business. A band holds its upper end and not its lower one, so a car at exactly £350.00 is in “£250 to £350” and in no other band.',
      ),
    ],
  },
  {
    name: 'maintenance',
    question: 'Should I take a deal with maintenance?',
    routes: [on.deal, on.business, on.range],
    answer: [
      paragraph(
        'It tends to pay if you drive a lot, if the car has large wheels, or for a business:',
      ),
      ...bullets(
        'one fixed amount covers services, tyres and most repairs;',
        'damage and kerbed wheels are not covered;',
        'deals with and without it are kept apart here, so prices compare.',
      ),
      paragraph(
        '[What packages cover](/car-leasing-guides/leasing-explained/maintenance-packages) has a worked example.',
      ),
    ],
  },
]
