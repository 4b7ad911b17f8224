import type { Faq } from '#schemas/generated/sanity.types.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { bullets, paragraph, type Piece, richText } from './rich-text.ts'
import type { SeedDocument } from './seed-document.ts'

const home = '/'
const search = '/car-search'
const compare = '/compare-car-leasing'
const deal = '/vehicles/{capId}/offers'
const enquiry = '/vehicles/{capId}/get-this-deal'

export const faqs: SeedDocument<Faq>[] = [
  faq(
    'what-is-included',
    10,
    'What is included in the monthly price?',
    [home, compare, deal],
    [
      paragraph(
        'The use of the car, its manufacturer’s warranty, delivery in mainland UK, and road tax at today’s rate for as long as the contract runs. You pay for insurance, fuel or electricity, and anything that wears out, unless you choose a deal with maintenance.',
      ),
    ],
  ),
  faq(
    'why-totals',
    20,
    'Why do you show a total as well as a monthly price?',
    [home, search, compare],
    [
      paragraph(
        'Because a low monthly price often follows a large first payment. The total adds the first payment, every later payment and the provider’s fee, so two deals of the same length can be compared with one number.',
      ),
      paragraph('For deals of different lengths, compare the total divided by the months.'),
    ],
  ),
  faq(
    'who-can-lease',
    30,
    'Who can lease a car?',
    [home, deal, enquiry, '/about-us'],
    [
      paragraph(
        'You need to be at least 18, live in the UK, hold a licence, have a good credit record and be able to show proof of income. The provider decides, after a credit check. A business can lease too, including sole traders and new companies, though a new company may be asked for a director’s guarantee.',
      ),
    ],
  ),
  faq(
    'own-the-car',
    40,
    'Do I own the car at the end?',
    [home, search, deal],
    [
      paragraph(
        'No. A lease is long-term hire: you hand the car back at the end and have nothing more to pay, as long as it is in fair condition and within its mileage. If you would like the choice of buying, look at [PCP](/compare-car-leasing?financeType=pcp) instead.',
      ),
    ],
  ),
  faq(
    'mileage',
    50,
    'How do I choose the right mileage?',
    [search, compare, deal],
    [
      paragraph(
        'Take the reading on your present car, or your last two MOT certificates, and work out what you drive in a year. Then choose the next step up.',
      ),
      paragraph(
        'Every mile over the agreed total is charged at the end, at the pence per mile shown on the deal. Miles you do not use are not refunded.',
      ),
    ],
  ),
  faq(
    'in-stock',
    60,
    'What is the difference between in stock and factory order?',
    [search, compare, deal],
    [
      paragraph(
        'A car in stock exists already, in a colour and with options that are settled, and usually arrives in 2–4 weeks. A factory order is built for you and usually takes 12–14 weeks. Neither is always cheaper, so compare both.',
      ),
    ],
  ),
  faq(
    'initial-rental',
    70,
    'Is the first payment a deposit?',
    [compare, deal],
    [
      paragraph(
        'No. The first payment, called the initial rental, is part of the price of the lease and is not returned. Paying more at the start makes the months cheaper without making much difference to the total. [Our guide](/car-leasing-guides/leasing-explained/what-is-an-initial-rental) has the sums.',
      ),
    ],
  ),
  faq(
    'end-early',
    80,
    'Can I end the lease early?',
    [deal, enquiry],
    [
      paragraph(
        'Yes, but it costs money. Providers usually ask for a share of the payments that are left, often about half. Ask for the figure in writing before you decide, and choose a term you expect to keep.',
      ),
    ],
  ),
  faq(
    'what-happens-next',
    90,
    'What happens after I send an enquiry?',
    [deal, enquiry, home],
    [
      paragraph('We text you a code, so that nobody can enquire in your name. Then:'),
      ...bullets(
        'the provider whose deal you chose gets in touch, usually within a working day;',
        'it confirms price, car and delivery date in writing;',
        'you apply, it checks your credit, and only then do you sign.',
      ),
      paragraph('An enquiry commits you to nothing.'),
    ],
  ),
  faq(
    'credit-check',
    100,
    'Does an enquiry affect my credit score?',
    [home, enquiry, deal],
    [
      paragraph(
        'No. We do not check your credit, and neither does sending an enquiry. The provider runs a check when you apply, and tells you beforehand whether it is one that other lenders can see.',
      ),
    ],
  ),
  faq(
    'insurance',
    110,
    'Do I need to insure the car myself?',
    [deal, '/faq'],
    [
      paragraph(
        'Yes, with fully comprehensive cover from the day of delivery. Ask for a quote before you sign: for some cars insurance costs more than you would guess. Tell the insurer that the leasing company owns the car.',
      ),
    ],
  ),
  faq(
    'wear',
    120,
    'What if the car comes back with scratches?',
    [deal, '/faq'],
    [
      paragraph(
        'Small marks that fit the age and mileage of the car are accepted. Damage beyond that is charged. Most providers judge by the trade association’s published guide to fair wear and tear, so you can check the car yourself some weeks before it is collected.',
      ),
    ],
  ),
  faq(
    'business-vat',
    130,
    'How much VAT can my business reclaim?',
    ['/business-car-leasing', compare],
    [
      paragraph(
        'A VAT-registered business can usually reclaim 50% of the VAT on the payments for a car with any private use, and up to 100% for a car used wholly for business or for a van. VAT on a maintenance package can usually be reclaimed in full. Ask your accountant.',
      ),
    ],
  ),
  faq(
    'van-licence',
    140,
    'Can I drive a leased van on a car licence?',
    ['/van-leasing'],
    [
      paragraph(
        'Yes, as long as the van’s maximum weight, loaded, is 3,500 kg or less. That covers every ordinary van on this site.',
      ),
    ],
  ),
  faq(
    'budget',
    150,
    'How much of my budget should the car take?',
    ['/budget-search', home],
    [
      paragraph(
        'Start with what is left each month after rent or mortgage, bills and savings, then take off insurance and fuel. What remains is the most a lease should cost. Remember that the first payment may be several months at once.',
      ),
    ],
  ),
]

function faq(
  name: string,
  order: number,
  question: string,
  routes: ContentRoute[],
  answer: Piece[],
): SeedDocument<Faq> {
  return { _id: `faq-${name}`, _type: 'faq', question, order, routes, answer: richText(answer) }
}
