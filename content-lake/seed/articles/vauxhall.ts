import { makeArticle, rangeArticle } from './article.ts'

export const vauxhallArticles = [
  makeArticle('vauxhall', {
    intro: [
      'Vauxhall builds cars to a budget, and says so. Almost every range comes with an engine or with electric drive in the same body, so you can decide about the plug without deciding on another car. Vans with the same name stand beside them and share much of their parts.',
      'At present {derivatives} Vauxhalls in {ranges} ranges have offers here from {providers} providers. Prices begin at {cheapestMonthly} a month for a {cheapestRange}.',
      'Of all cars listed, {electricDerivatives} are electric, and the one that goes furthest covers {longestElectricRange}. The electric version is not always the dearer lease, so compare both before you rule one out.',
      'A Vauxhall suits you less if quietness and fine materials matter to you. It suits you well if you want a new car, a fixed cost and no drama.',
    ],
    news: [
      {
        title: 'One body, several kinds of drive',
        date: '2026-11-15',
        text: 'Petrol, hybrid and electric versions of a Vauxhall share a range page here. The filter for fuel separates them, and the trim table compares like with like within what has offers today.',
      },
    ],
    seo: {
      title: 'Vauxhall lease deals with every cost added up',
      description:
        'Compare Vauxhall car and van leases from UK providers by total cost: first payment, months and fees in one figure.',
    },
  }),
  rangeArticle('vauxhall', 'corsa', {
    intro: [
      'The Corsa is a small hatchback that a great many people learn to drive in, and keep driving. It is light to steer, cheap to insure in its milder versions, and available with petrol, as a hybrid, or fully electric, all with the same body.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month, {inStockDerivatives} of them in stock.',
      'It suits town, young drivers and second cars. The electric one suits people with a drive and short distances best of all. It suits you less if the back seat is in daily use by adults; an Astra costs a little more and has a good deal more room.',
    ],
    trimAdvice:
      'The entry trim keeps the price down honestly: few frills, same safety. The middle one adds parking help and a nicer cabin, and is where most people stop. The top one adds looks and better lamps. On a small car each step is a larger share of the price, so look at the total twice.',
    seo: {
      title: 'Vauxhall Corsa lease deals and trims compared',
      description:
        'Corsa leases by total cost: petrol, hybrid and electric, and what each trim adds for how much a month.',
    },
  }),
]
