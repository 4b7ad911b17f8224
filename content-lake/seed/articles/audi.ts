import { makeArticle, rangeArticle } from './article.ts'

export const audiArticles = [
  makeArticle('audi', {
    intro: [
      'Audi’s cars are neat: clean lines, tight gaps, a cabin in which nothing rattles. They are easier to place on the road than they look and quieter at speed than most. The letter says what kind of car it is, A for the lower ones and Q for the taller, and the number how large.',
      'Today {derivatives} Audis in {ranges} ranges have offers from {providers} providers. The lowest starts at {cheapestMonthly} a month for a {cheapestRange}.',
      'Names with e-tron in them are electric, and {electricDerivatives} such versions are listed. The furthest-going covers {longestElectricRange}.',
      'An Audi suits you less if you want the most space for your money, since others on the same base offer more room for less. Options are many and dear; on a lease each is paid for in the rental and leaves with the car.',
    ],
    news: [
      {
        title: 'Trims and packs',
        date: '2026-11-13',
        text: 'Many makers sell equipment in packs on top of a trim. Prices here are for cars as the trim comes, without extra packs, so that they compare. If you want a pack, ask the provider for its monthly price and add it to the total.',
      },
    ],
    seo: {
      title: 'Audi lease deals with every cost added up',
      description:
        'Compare Audi leases from UK providers by total cost: first payment, months and fees in one figure, petrol beside electric.',
    },
  }),
  rangeArticle('audi', 'a3', {
    intro: [
      'The A3 is a compact car that does everything politely. It comes as a hatchback with five doors or a saloon, with petrol and diesel engines and a plug-in hybrid, and it is at home on a motorway in a way few cars of its length are.',
      'There are {derivatives} versions in {trims} trims with offers, from {cheapestMonthly} a month, {inStockDerivatives} of them in stock.',
      'It suits people who cover distance alone or as a pair. It suits you less if you need space for five or a big boot; a Golf or an Octavia, which share its engines, give more of both for less. Fast versions are another kind of car, with insurance to match.',
    ],
    trimAdvice:
      'The trims move from plain over sporty to dark and sporty. The step from the plain one brings sports seats and larger wheels; the next is mostly looks. If comfort matters, stay low and look for heated seats and a better sound system as packs. If looks matter, compare the total over the term: a small monthly step is several hundred pounds by the end.',
    seo: {
      title: 'Audi A3 lease deals and trims compared',
      description:
        'Audi A3 leases by total cost, what each trim adds for how much a month, and the cheapest version today from UK providers.',
    },
  }),
  rangeArticle('audi', 'q4-e-tron', {
    intro: [
      'The Q4 e-tron is an electric family car of a handy size. The floor is flat, so three can sit abreast in the back, the boot is square, and the cabin is as quiet as the name on the bonnet leads you to expect. It comes as an upright car and as one with a sloping tail.',
      'Here {derivatives} versions have offers, from {cheapestMonthly} a month. The furthest-going covers {longestElectricRange}; plan with three quarters of that in winter.',
      'For company drivers the tax on an electric car usually decides the matter. For private ones the test is the plug: with a charger at home it is cheap to run, without one it depends. Look at a Skoda Enyaq too, which shares its base and costs less in many versions.',
    ],
    trimAdvice:
      'Battery and drive come first: four driven wheels are for hills and towing, not for ordinary rain. Then look for a heat pump, and for the lamps, which differ more between trims than anything else you will use in the dark months. Sporty trims bring larger wheels, at the cost of some range and some comfort.',
    seo: {
      title: 'Audi Q4 e-tron lease deals and trims compared',
      description:
        'Electric Audi leases by total cost, which battery and trim cost what a month, and the cheapest version today.',
    },
  }),
]
