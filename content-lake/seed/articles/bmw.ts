import { makeArticle, rangeArticle } from './article.ts'

export const bmwArticles = [
  makeArticle('bmw', {
    intro: [
      'BMW builds cars around the person behind the wheel. Even the practical ones turn into a bend with some eagerness, and the seats and controls reward tall and short drivers alike. Many are leased rather than bought, by companies above all, which means that a great number of providers quote them and prices are keenly compared.',
      'At present {derivatives} BMWs in {ranges} ranges have offers here from {providers} providers, beginning at {cheapestMonthly} a month for a {cheapestRange}.',
      'The choice of fuel is wide: petrol, diesel, plug-in hybrid and electric, often in the same body. Of all listed cars {electricDerivatives} are electric, the furthest-going with {longestElectricRange}.',
      'Two warnings. Options can take the list price over the line at which a yearly tax supplement begins, and that shows in the rental. And tyres and insurance cost more than on plainer cars, so add them before you compare.',
    ],
    news: [
      {
        title: 'Why two trims of a BMW can be far apart in price',
        date: '2026-11-12',
        text: 'When the list price of one trim lies above the threshold of the tax supplement and the other below it, the lease carries the difference. The guide to road tax on a lease explains it and shows how to spot it.',
      },
    ],
    seo: {
      title: 'BMW lease deals with every cost added up',
      description:
        'Compare BMW leases from UK providers by total cost: first payment, months and fees in one figure, petrol beside electric.',
    },
  }),
  rangeArticle('bmw', '3-series', {
    intro: [
      'The 3 Series is the car many people have in mind when they say company car. It is long enough for four adults, short enough for an ordinary garage, and happiest on a fast, empty road. Saloon and estate share engines: petrol, diesel and a plug-in hybrid.',
      'Today {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month.',
      'Company drivers should look at the plug-in hybrid’s tax before anything else; private drivers with long motorway miles may find the diesel the cheapest to feed. It suits you less if you want to sit high or carry bulky things. For those there is an X1 or an X3, and for electric driving an i4 with much the same character.',
    ],
    trimAdvice:
      'Most versions come in a comfortable and a sportier trim. The sportier one adds larger wheels, firmer suspension and a different bumper rather than speed. What you notice daily are the seats, the lamps and the heated steering wheel, so see in which trim those stand as standard. Check the list price of your choice with options against the tax threshold.',
    seo: {
      title: 'BMW 3 Series lease deals and trims compared',
      description:
        'BMW saloon and estate leases by total cost, what each trim adds for how much a month, and the cheapest version today.',
    },
  }),
  rangeArticle('bmw', 'x1', {
    intro: [
      'The X1 is the smallest of BMW’s tall cars and one of the most sensible. It has the room of a larger car inside, a rear bench that reclines in many versions, and doors that open wide for child seats. Petrol, diesel and plug-in versions carry this name; the electric one is called iX1 and has a page of its own.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month, and {inStockDerivatives} of them are in stock.',
      'It suits families who want one good car for everything. It suits you less if you rarely carry people: the same money leases a lower car that is quieter on a motorway and uses less.',
    ],
    trimAdvice:
      'The plain trim has what most people need. The next one changes seats, wheels and looks. Before you step up, look at what the car’s packs contain, since heated seats, a better camera and adaptive lamps often come together. On a family car the reversing camera and the powered tailgate earn their keep; very large wheels mostly earn kerb marks.',
    seo: {
      title: 'BMW X1 lease deals and trims compared',
      description:
        'BMW X1 leases by total cost, what each trim adds for how much a month, and the cheapest version today from UK providers.',
    },
  }),
]
