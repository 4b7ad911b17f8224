import { makeArticle, rangeArticle } from './article.ts'

export const hyundaiArticles = [
  makeArticle('hyundai', {
    intro: [
      'Hyundai covers more ground than almost anybody: a small city car, family cars with every kind of drive, and electric cars that look like nothing else in the street. The trims are few and well filled, which makes prices easy to compare, and most cars keep proper knobs for heating and sound.',
      'Today {derivatives} Hyundais in {ranges} ranges have offers from {providers} providers, the lowest at {cheapestMonthly} a month for a {cheapestRange}.',
      'The electric cars carry the name IONIQ, with the Inster and the Kona beside them: {electricDerivatives} electric versions are listed, the furthest-going with {longestElectricRange}.',
      'A Hyundai suits you less if a badge matters at the golf club. If what matters is what the car does for its total cost, it belongs on the list. Prices of its electric cars move with the support the maker gives, so it can pay to look again a month later.',
    ],
    news: [
      {
        title: 'The Kona in three kinds',
        date: '2026-11-14',
        text: 'Petrol, hybrid and electric Konas share a body and a range page. Choose the fuel in the filters first, because prices and trims differ between them.',
      },
    ],
    seo: {
      title: 'Hyundai lease deals with every cost added up',
      description:
        'Compare Hyundai leases from UK providers by total cost: first payment, months and fees in one figure, hybrid and electric.',
    },
  }),
  rangeArticle('hyundai', 'tucson', {
    intro: [
      'The Tucson is a roomy family car with lamps hidden in its grille and a boot that ends most arguments about luggage. Petrol, hybrid and plug-in versions cover every kind of use, some with four driven wheels.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month. The most economical does {bestConsumption}.',
      'For mixed driving without a plug the hybrid is the natural choice. The plug-in is for people who charge most nights, and for company drivers, whose tax depends on it. It suits you less if you rarely fill the seats: a Kona is cheaper and easier to park.',
    ],
    trimAdvice:
      'The plain trim has the screens, the camera and the safety equipment. Steps above it add heated and then ventilated seats, a powered tailgate and a better sound system. Families tend to be happy in the middle. The sporty trim is a matter of taste and wheels. Compare each step over the whole term, because a small monthly figure is easy to agree to thirty-odd times.',
    seo: {
      title: 'Hyundai Tucson lease deals and trims compared',
      description:
        'Tucson leases by total cost: petrol, hybrid and plug-in, and what each trim adds for how much a month.',
    },
  }),
  rangeArticle('hyundai', 'ioniq-5', {
    intro: [
      'The IONIQ 5 is an electric car with the outline of a hatchback and the length of a family saloon. Inside it is more like a room: a flat floor, seats that recline, and a console that slides. It charges very fast where the charger can keep up.',
      'Here {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month. The furthest-going covers {longestElectricRange}.',
      'Fast charging is what sets it apart on long journeys: a stop for coffee is often enough. It suits you less in narrow streets, since it is wider than it looks, and if you want the cheapest electric car: a Kona or an Inster costs less and may do all you need.',
    ],
    trimAdvice:
      'Take the battery that fits your longest ordinary day, and two driven wheels unless you live up a steep lane. A heat pump and heated seats are worth having in this country. The top trims add seats with leg rests and cameras that show the blind spot, lovely things that you can also live without. Larger wheels cost range.',
    seo: {
      title: 'Hyundai IONIQ 5 lease deals and trims compared',
      description:
        'Electric Hyundai leases by total cost, which battery and trim cost what a month, and the cheapest version today.',
    },
  }),
]
