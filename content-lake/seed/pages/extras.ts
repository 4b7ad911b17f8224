import { bullets, claimNote, heading, paragraph, steps } from '../rich-text.ts'
import { page } from './page.ts'

/** Electric and hybrid cars, and the services beside a lease. */
export const extraPages = [
  page('electric-cars', {
    title: 'Electric car leasing',
    intro:
      'Electric cars by total cost. On a lease, what the battery will be worth one day is somebody else’s worry.',
    seo: {
      title: 'Electric car lease deals by total cost',
      description:
        'Compare electric car leases from UK providers: range, total cost, road tax included, and what to check before you sign.',
    },
    body: [
      heading('Why lease an electric car'),
      ...bullets(
        'The provider carries the risk of its value.',
        'Road tax is in the price at today’s rate.',
        'For company drivers the tax on the benefit is far lower than for petrol.',
      ),
      heading('Before you choose'),
      ...bullets(
        'Take a quarter off the range for winter and motorways.',
        'Know where the car will charge on an ordinary night, and at what price.',
        'Ask whether a heat pump is included.',
      ),
      paragraph(
        'Guides: [what is different](/car-leasing-guides/electric-cars/leasing-an-electric-car), [charging](/car-leasing-guides/electric-cars/charging-at-home-and-away), and [the sums against petrol](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums).',
      ),
    ],
  }),
  page('hybrid-cars', {
    title: 'Hybrid car leasing',
    intro:
      'Hybrids that charge themselves and hybrids with a plug, compared by what they cost in all.',
    seo: {
      title: 'Hybrid car lease deals by total cost',
      description:
        'Compare hybrid and plug-in hybrid leases from UK providers, and find out which kind suits your miles.',
    },
    body: [
      heading('Two kinds'),
      ...bullets(
        '**Hybrid**: no plug. The engine rests in town, so it saves most where you stop most.',
        '**Plug-in hybrid**: a larger battery for short trips on electricity alone. It pays if you charge most nights. The low tax that draws company drivers to it is set to rise steeply in April 2028.',
      ),
      paragraph(
        'A plug-in that is never plugged in carries a heavy battery for nothing. Be honest about it before you choose.',
      ),
      heading('Charges to come'),
      paragraph(
        'The government has announced a charge per mile from April 2028, half as high for plug-in hybrids as for electric cars. [Road tax on a lease](/car-leasing-guides/costs-and-mileage/road-tax-on-a-lease) has what is known.',
      ),
    ],
  }),
  page('gap-insurance', {
    title: 'GAP insurance for leased cars',
    intro:
      'If a leased car is stolen or written off, the lease may ask for more than the insurer pays. GAP insurance covers the difference.',
    seo: {
      title: 'GAP insurance for a leased car',
      description:
        'What contract hire GAP covers, when it is worth having, and what to look for in a policy.',
    },
    body: [
      heading('What it covers'),
      ...bullets(
        'What the leasing company asks for beyond the motor insurer’s payment, up to a limit.',
        'In many policies the first payment, up to a sum.',
        'In some, your excess.',
      ),
      heading('Ask before you buy'),
      ...steps(
        'What would the lease charge if the car were lost in month ten?',
        'Does your motor policy replace a new car, and does the leasing company agree to that?',
        'Is the policy made for contract hire? Others may pay nothing.',
      ),
      paragraph(
        'It is optional: you may buy it from anybody, or not at all. [Insurance and GAP](/car-leasing-guides/costs-and-mileage/insurance-and-gap) explains it at length.',
      ),
    ],
  }),
  page('sell-your-car', {
    title: 'Sell your car',
    intro:
      'A new lease often means an old car to sell. Five steps to a fair price, through a partner or on your own.',
    seo: {
      title: 'Sell your car when a lease begins',
      description:
        'How to sell your present car when your leased one arrives: five steps, what to have ready, and what to do about finance on it.',
    },
    body: [
      claimNote('car-sale'),
      heading('Five steps'),
      ...steps(
        'Give the number plate and mileage, and say honestly what is wrong with the car.',
        'Get an offer. Compare it with one or two others.',
        'If there is finance on the car, ask the lender for a settlement figure and take it off.',
        'Agree on a day, best the one on which the leased car arrives.',
        'Hand over the car, both keys and the papers, and see the money in your account before it drives away.',
      ),
      heading('Have ready'),
      ...bullets(
        'The V5C registration document.',
        'The service record and MOT certificate.',
        'Proof of who you are.',
      ),
    ],
  }),
  page('home-charger', {
    title: 'A charger at home',
    intro:
      'Charging at home overnight is the cheapest way to run an electric car. Have the charger in before the car arrives.',
    body: [
      heading('What it takes'),
      ...steps(
        'Photographs of your meter, fuse board and parking place.',
        'A quote from an approved installer. Most homes need half a day’s work.',
        'Permission in writing, if you rent or own a flat.',
        'An electricity tariff with cheap nights, once the charger works.',
      ),
      paragraph(
        'The charger is yours and stays when the car goes back. [Charging at home and away](/car-leasing-guides/electric-cars/charging-at-home-and-away) has the costs.',
      ),
    ],
  }),
  page('after-enquiry', {
    title: 'Your enquiry is in',
    intro: '{enquiryHandover} Below are three things that people tend to need with a new lease.',
    body: [
      heading('GAP insurance'),
      paragraph(
        'Covers what the lease may still ask for after a write-off. [When it is worth having](/car-leasing-guides/costs-and-mileage/insurance-and-gap).',
      ),
      heading('Selling your present car'),
      paragraph('Get offers now, and hand it over on the day the new one arrives.'),
      heading('A charger at home'),
      paragraph(
        'If you chose an electric car, ask for a quote today: electricians’ diaries fill sooner than delivery slots. [What it costs](/car-leasing-guides/electric-cars/charging-at-home-and-away).',
      ),
    ],
  }),
]
