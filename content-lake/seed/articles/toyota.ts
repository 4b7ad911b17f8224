import { makeArticle, rangeArticle } from './article.ts'

export const toyotaArticles = [
  makeArticle('toyota', {
    intro: [
      'Toyota has been making hybrids for longer than anybody, and it shows: you never have to think about them. There is no plug and nothing to learn; around town the engine rests for much of the time. Most of the range is hybrid, with some electric cars, a few for enthusiasts, and vans.',
      'Today {derivatives} Toyotas in {ranges} ranges have offers from {providers} providers, the lowest at {cheapestMonthly} a month for a {cheapestRange}.',
      'The most economical of them does {bestConsumption}, which is worth real money if you drive in towns. On steady motorways the advantage over a good petrol car is smaller.',
      'Toyotas keep their value well, and on a lease that helps you directly, since you pay for the fall in value. They suit you less if you like a car that is eager: hybrids are at their best when driven calmly.',
    ],
    news: [
      {
        title: 'Hybrid here means without a plug',
        date: '2026-11-15',
        text: 'In the fuel filter, hybrid stands for cars that charge themselves, and plug-in hybrid for those with a cable. Some ranges have both, so look at the fuel line of each deal.',
      },
    ],
    seo: {
      title: 'Toyota lease deals with every cost added up',
      description:
        'Compare Toyota leases from UK providers by total cost: first payment, months and fees in one figure, hybrids and more.',
    },
  }),
  rangeArticle('toyota', 'yaris', {
    intro: [
      'The Yaris is a small hybrid that spends much of its time in town with the engine off. It is short, light and easy to see out of, and it needs so little petrol that people forget which side the filler is on. All ordinary versions are automatic.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month. The most economical does {bestConsumption}.',
      'It suits commuters in towns and learners who have passed. It suits you less if four adults travel often, since the back is snug: the Yaris Cross has the same drive and more room, at a price.',
    ],
    trimAdvice:
      'Even the plain trim has the hybrid drive and the safety systems, which is most of what makes the car good. Steps above add a camera, better air conditioning, and larger wheels that a town car hardly needs. Keyless entry is pleasant with full hands. The rally-bred version shares little but the name, and its lease and insurance are those of a sports car.',
    seo: {
      title: 'Toyota Yaris lease deals and trims compared',
      description:
        'Yaris hybrid leases by total cost, what each trim adds for how much a month, and the cheapest version today.',
    },
  }),
]
