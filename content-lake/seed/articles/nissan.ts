import { makeArticle, rangeArticle } from './article.ts'

export const nissanArticles = [
  makeArticle('nissan', {
    intro: [
      'Nissan invented the family car that looks like an off-roader and never leaves the road, and it still builds that car in Sunderland. Beside the Qashqai stand a small one, a large one, several electric ones and vans. They are comfortable rather than sporty, and their trims are packed with cameras and driver aids.',
      'At present {derivatives} Nissans in {ranges} ranges have offers here from {providers} providers. The lowest begins at {cheapestMonthly} a month, for a {cheapestRange}.',
      'Of the cars listed {electricDerivatives} are electric, and the furthest-going covers {longestElectricRange}. Hybrids called e-POWER are something of their own: a petrol engine makes electricity, and an electric motor alone turns the wheels.',
      'A Nissan suits you less if you want a car to enjoy on an empty mountain road. For the school run, the supermarket and the motorway to the coast it is an easy companion.',
    ],
    news: [
      {
        title: 'What e-POWER is, and is not',
        date: '2026-11-14',
        text: 'An e-POWER car has no plug and is listed as a hybrid. It drives like an electric car and is filled like a petrol one. If you want to charge at home, look for the cars listed as electric.',
      },
    ],
    seo: {
      title: 'Nissan lease deals with every cost added up',
      description:
        'Compare Nissan leases from UK providers by total cost: first payment, months and fees in one figure, hybrid and electric.',
    },
  }),
  rangeArticle('nissan', 'qashqai', {
    intro: [
      'The Qashqai is the car that made tall family cars ordinary. It is high enough to see from and low enough to park, the doors open wide, and the boot takes a family’s weekend. Petrol versions have mild hybrid help; e-POWER versions drive on electricity that a petrol engine makes.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month, and {inStockDerivatives} of them are in stock.',
      'Few cars are quoted by as many providers, so it is worth looking at the second and third price too: they are often within a few pounds and differ in delivery. It suits you less if you want to charge at home; for that there is a Leaf.',
    ],
    trimAdvice:
      'The lowest trim is a real family car, not bait for an advert. The one above brings the camera that looks down on the car from all sides, which is the thing owners say they would miss. Higher up come larger wheels, a glass roof and seats with memory. If you drive many motorway miles, look for the system that keeps lane and distance.',
    seo: {
      title: 'Nissan Qashqai lease deals and trims compared',
      description:
        'Qashqai leases by total cost: petrol beside e-POWER, and what each trim adds for how much a month.',
    },
  }),
  rangeArticle('nissan', 'leaf', {
    intro: [
      'The Leaf was the first electric car that ordinary people bought. Today’s is a smooth, low crossover with a proper long-distance battery, and it is built in Sunderland. It is quiet, easy to drive, and charges at the same stations as everything else.',
      'Here {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month. The furthest-going covers {longestElectricRange}.',
      'It makes most sense with a charger at home and a yearly mileage that lets the cheap electricity pay for the lease. It suits you less if you carry tall loads, since the roof slopes, or if you tow: look at an X-Trail for that.',
    ],
    trimAdvice:
      'First the battery, by your longest usual day with a quarter in reserve for winter. Then the trim: heated seats and steering wheel save range as well as fingers, and a heat pump helps on short trips. The upper trims add a glass roof and more cameras. None of them changes how far the car goes, apart from the wheels.',
    seo: {
      title: 'Nissan Leaf lease deals and trims compared',
      description:
        'Nissan Leaf leases by total cost, which battery and trim cost what a month, and the cheapest version today.',
    },
  }),
]
