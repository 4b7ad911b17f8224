import { makeArticle, rangeArticle } from './article.ts'

export const mercedesBenzArticles = [
  makeArticle('mercedes-benz', {
    intro: [
      'Mercedes-Benz builds calm. Even the smaller cars close their doors with a quiet thump and treat a broken road as if it were somebody else’s problem. The range runs from a hatchback to limousines, with vans beside it, and it uses letters where others use names, which takes a moment to learn.',
      'Here {derivatives} cars and vans in {ranges} ranges have prices from {providers} providers, beginning at {cheapestMonthly} a month for a {cheapestRange}.',
      'Cars whose names begin with EQ are electric, and some others come with electric drive too; {electricDerivatives} electric versions are listed, and the furthest-going covers {longestElectricRange}.',
      'It suits you less if you want the lowest running costs: tyres, insurance and servicing are those of a dear car even when the lease is not. A maintenance package is worth a look for that reason. Add the insurance quote for the exact version before you decide.',
    ],
    news: [
      {
        title: 'How the letters are sorted here',
        date: '2026-11-12',
        text: 'Each letter or pair of letters is a range: A-Class and GLA are two, though they share much under the skin. The electric EQ models are ranges of their own. Vans stand beside the cars and carry prices without VAT.',
      },
    ],
    seo: {
      title: 'Mercedes-Benz lease deals with every cost added up',
      description:
        'Compare Mercedes-Benz leases from UK providers by total cost: first payment, months and fees in one figure.',
    },
  }),
  rangeArticle('mercedes-benz', 'a-class', {
    intro: [
      'The A-Class is the way into the range: a hatchback of ordinary size with an interior that does not feel ordinary at all. Two screens, good seats and a quiet cabin make it popular with people who spend a lot of time in traffic. There are petrol and diesel versions and a plug-in hybrid.',
      'At present {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month.',
      'It suits drivers who want a small car with a large car’s manners. It suits you less if the back seat is used daily: a plainer hatchback for the same money has more room there, and a B-Class is easier to climb into.',
    ],
    trimAdvice:
      'Trims here go mostly by looks and packs. The plain one has the good seats and both screens already. Steps above it add styling, larger wheels and then comfort: heated seats, better lamps, a camera. Decide which of those you want and take the lowest trim that has them. Larger wheels make the ride firmer than the name suggests.',
    seo: {
      title: 'Mercedes A-Class lease deals and trims compared',
      description:
        'A-Class leases by total cost, what each trim adds for how much a month, and the cheapest version today from UK providers.',
    },
  }),
]
