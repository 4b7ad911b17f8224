import { makeArticle, rangeArticle } from './article.ts'

export const skodaArticles = [
  makeArticle('skoda', {
    intro: [
      'Skoda makes the car you would design if you asked a family what annoys them. Large boots, an umbrella in the door, an ice scraper where you need it, hooks for bags. Under the skin they share engines and batteries with cars that cost more.',
      'Today {derivatives} Skodas in {ranges} ranges have offers from {providers} providers, from {cheapestMonthly} a month for a {cheapestRange}.',
      'The electric ones are the Elroq and the Enyaq. {electricDerivatives} electric versions are listed, and the furthest-going covers {longestElectricRange}.',
      'Estates are a strength: few makers still offer as many. A Skoda suits you less if you want to be noticed. Since many are leased by companies, there is often stock in popular colours, and it is worth comparing a car in stock with the factory order at its side.',
    ],
    news: [
      {
        title: 'Hatch or estate',
        date: '2026-11-16',
        text: 'Octavia and Superb come in two bodies under one name. Use the body filter to see them apart. The difference in rental is often smaller than the difference in boot.',
      },
    ],
    seo: {
      title: 'Skoda lease deals with every cost added up',
      description:
        'Compare Skoda leases from UK providers by total cost: first payment, months and fees in one figure, estates and electric.',
    },
  }),
  rangeArticle('skoda', 'octavia', {
    intro: [
      'The Octavia is a large car at the price of a medium one. As a hatchback it hides a huge boot behind a modest face; as an estate it swallows whole flats. Petrol and diesel engines are the familiar ones, and the diesel makes sense for people who live on motorways.',
      'There are {derivatives} versions in {trims} trims with offers, from {cheapestMonthly} a month.',
      'It suits families, dog owners and anybody who moves things. It suits you less in a very small street, since it is longer than the cars it competes with, or if you would like to sit high: a Karoq does that with a little less boot.',
    ],
    trimAdvice:
      'The lower trim is honest and well made. The next brings heated seats, better lamps and more help when parking, and it is the one most people mean when they say Octavia. The sporty trim lowers the car a little and adds figure-hugging seats. If you carry loads, ask about the boot floor and rails rather than the screen.',
    seo: {
      title: 'Skoda Octavia lease deals and trims compared',
      description:
        'Octavia hatch and estate leases by total cost, what each trim adds for how much a month, from UK providers.',
    },
  }),
  rangeArticle('skoda', 'enyaq', {
    intro: [
      'The Enyaq is an electric family car with room to spare. Three children sit abreast, the boot takes a pushchair lengthways, and the ride is calm. It comes upright or with a sloping roof, with two or four driven wheels, and with different batteries.',
      'Here {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month. The furthest-going covers {longestElectricRange}.',
      'It is often the cheaper sister of cars that share its base, so compare it with an ID.4 and a Q4 e-tron before you decide. It suits you less if you park in tight spaces every day: the Elroq is shorter and has much of the same room.',
    ],
    trimAdvice:
      'Choose the battery by your longest ordinary day in winter, then the drive. Trims differ in seats, lamps and screens more than in anything mechanical. A heat pump is worth asking about, since it is not included everywhere. The sporty version rides on larger wheels and gives up some range for them.',
    seo: {
      title: 'Skoda Enyaq lease deals and trims compared',
      description:
        'Enyaq leases by total cost, which battery and trim cost what a month, and the cheapest version today from UK providers.',
    },
  }),
]
