import { claimNote, paragraph } from '../rich-text.ts'
import { on, type Question } from './question.ts'

/** Delivery, stock, makes and electric cars. */
export const carQuestions: readonly Question[] = [
  {
    name: 'in-stock',
    question: 'What is the difference between in stock and factory order?',
    routes: [on.search, on.compare, on.deal, on.stock],
    answer: [
      paragraph(
        'A car in stock exists already, in a colour and with options that are settled. A factory order is built for you. Neither is always cheaper, so compare both.',
      ),
      claimNote('in-stock-delivery'),
      claimNote('factory-order-delivery'),
    ],
  },
  {
    name: 'delivery-where',
    question: 'Where is the car delivered?',
    routes: [on.deal, on.stock],
    answer: [
      claimNote('delivery-included'),
      paragraph(
        'Home or work, as you like. Islands and Northern Ireland may cost more or not be served; the provider tells you before you order.',
      ),
    ],
  },
  {
    name: 'colour',
    question: 'Can I choose the colour and options?',
    routes: [on.deal, on.stock, on.range],
    answer: [
      paragraph(
        'With a factory order, yes; paint and options that cost extra are added to the price by the provider. A car in stock comes as it was built.',
      ),
    ],
  },
  {
    name: 'new-cars',
    question: 'Are the cars new?',
    routes: [on.home, on.search, on.make],
    answer: [
      paragraph(
        'Yes. A car in stock may have been registered by the dealer shortly before delivery and shows the miles of its journey to you. The provider tells you if so.',
      ),
    ],
  },
  {
    name: 'trim',
    question: 'What is a trim, and what is a derivative?',
    routes: [on.search, on.make, on.range],
    answer: [
      paragraph(
        'A trim is a level of equipment with a name of its own. A derivative is one exact version: this engine, this gearbox, this trim. Prices belong to derivatives, which is why two cars of the same name can be far apart.',
      ),
    ],
  },
  {
    name: 'which-trim',
    question: 'How do you work out which trim to lease?',
    routes: [on.range],
    answer: [
      paragraph(
        'From today’s prices and nothing else. We take the lowest price of each trim on the same term, miles and first payment, see what each step adds in equipment, and say what that costs a month. The page shows the numbers it used.',
      ),
    ],
  },
  {
    name: 'missing-car',
    question: 'Why can I not find a car I have seen elsewhere?',
    routes: [on.search, on.make],
    answer: [
      paragraph(
        'We list cars that at least one provider quotes today. A car without a price is left out rather than shown with an old one. Look again in a few days: rate books change often.',
      ),
    ],
  },
  {
    name: 'electric-range',
    question: 'How far does an electric car really go?',
    routes: [on.electric, on.deal],
    answer: [
      paragraph(
        'Less than any figure on paper when it is cold or you drive fast. Plan with about three quarters of it in winter. Each car’s page says whether its range is from the official test or, with the word “about”, our own estimate.',
      ),
    ],
  },
  {
    name: 'home-charger-needed',
    question: 'Do I need a home charger for an electric car?',
    routes: [on.electric],
    answer: [
      paragraph(
        'No, but it is what makes one cheap to run. Without one, look at where you would charge each week and at what price, then [do the sums](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums).',
      ),
    ],
  },
  {
    name: 'battery',
    question: 'What if the battery gets weaker?',
    routes: [on.electric],
    answer: [
      paragraph(
        'Ordinary ageing is not charged, and makers usually guarantee batteries for longer than a lease lasts. If yours loses more than the guarantee allows, ask the maker’s dealer to repair it under the guarantee.',
      ),
    ],
  },
  {
    name: 'hybrid-kinds',
    question: 'What is the difference between hybrid and plug-in hybrid?',
    routes: [on.hybrid, on.search],
    answer: [
      paragraph(
        'A hybrid charges itself while driving and has no plug. A plug-in hybrid has a larger battery that you charge, and drives short distances on electricity alone. It only pays if you do plug it in.',
      ),
    ],
  },
  {
    name: 'road-tax-electric',
    question: 'Do electric cars pay road tax now?',
    routes: [on.electric, on.hybrid],
    answer: [
      paragraph(
        'Yes, since April 2025. On a lease it is in the price at today’s rate. [Road tax on a lease](/car-leasing-guides/costs-and-mileage/road-tax-on-a-lease) explains the rates and what has been announced.',
      ),
    ],
  },
  {
    name: 'sell-car',
    question: 'Can I sell my present car when the lease begins?',
    routes: [on.sell, on.deal],
    answer: [
      paragraph(
        'Yes. Do it as close to delivery as you can, so that you are not left without a car. If there is finance on it, tell the buyer, ask the lender for a settlement figure, and take it off what you are offered: the finance has to be cleared before the car is yours to sell.',
      ),
    ],
  },
]
