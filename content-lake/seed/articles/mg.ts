import { makeArticle, rangeArticle } from './article.ts'

export const mgArticles = [
  makeArticle('mg', {
    intro: [
      'MG sells a great deal of car for the money. Its hybrids and electric cars are well equipped in their plainest trims, and there are few options to add up. The name is old and British; the cars are built in China, and many of them are electric.',
      'At present {derivatives} MGs in {ranges} ranges have offers here from {providers} providers, beginning at {cheapestMonthly} a month for a {cheapestRange}.',
      'Of these {electricDerivatives} are electric. The one that goes furthest covers {longestElectricRange}.',
      'Interiors are simpler than those of dearer makes, and some of the driver aids speak up more than you may like; try them before you order. Used values are harder to foresee with a young range, and that is the provider’s risk on a lease, not yours.',
    ],
    news: [
      {
        title: 'Names with and without EV',
        date: '2026-11-16',
        text: 'Some MG names end in EV, others do not, and both kinds can stand on similar cars. Go by the fuel line of the deal rather than the name.',
      },
    ],
    seo: {
      title: 'MG lease deals with every cost added up',
      description:
        'Compare MG leases from UK providers by total cost: first payment, months and fees in one figure, hybrid and electric.',
    },
  }),
  rangeArticle('mg', 'mg4-ev', {
    intro: [
      'The MG4 is an electric hatchback that made the others look dear. It is about as long as a Golf, driven by its rear wheels in most versions, and more agile than its price suggests. Several batteries are offered, from one for town to one for long distances.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month. The furthest-going covers {longestElectricRange}.',
      'It suits anybody who wants to try an electric car without paying for a badge. It suits you less if you expect a cabin of soft materials, or if you want to control everything by buttons. The very fast version is entertaining and costs more in tyres and insurance than its rental shows.',
    ],
    trimAdvice:
      'With this car the trim and the battery go together, so you choose both at once. The plainest one is enough for commuting. The next usually adds the larger battery and with it the freedom to forget about chargers for most of a week. The top one brings a camera all round and heated seats. Ask about the heat pump if you drive short trips in winter.',
    seo: {
      title: 'MG4 lease deals and trims compared',
      description:
        'MG4 electric leases by total cost, which battery and trim cost what a month, and the cheapest version today.',
    },
  }),
]
