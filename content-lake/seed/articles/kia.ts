import { makeArticle, rangeArticle } from './article.ts'

export const kiaArticles = [
  makeArticle('kia', {
    intro: [
      'Kia gives you the equipment first and asks questions later. Heated seats, cameras and a long guarantee come with trims that elsewhere would be bare. The cars are easy to understand: clear names for the trims, buttons for the things you use, and prices that do not need a spreadsheet of options.',
      'There are {derivatives} Kias in {ranges} ranges with offers here, from {providers} providers. The lowest monthly price is {cheapestMonthly}, for a {cheapestRange}.',
      'Most of its electric cars are named EV and a number. {electricDerivatives} electric versions are listed, and the one that goes furthest covers {longestElectricRange}.',
      'The long guarantee is worth less on a lease than on a car you keep, since you hand it back well before it ends. What counts is that somebody else pays if something breaks while you have it. A Kia suits you less if you want a fast saloon or a large estate; there are few.',
    ],
    news: [
      {
        title: 'Trims with numbers',
        date: '2026-11-13',
        text: 'On several Kias the trims are plain numbers, from a low one to a high one, with sportier versions beside them. The pages of each range say what every step adds and what it costs a month at today’s prices.',
      },
    ],
    seo: {
      title: 'Kia lease deals with every cost added up',
      description:
        'Compare Kia leases from UK providers by total cost: first payment, months and fees in one figure, petrol beside electric.',
    },
  }),
  rangeArticle('kia', 'sportage', {
    intro: [
      'The Sportage is one of the country’s favourite family cars, and it is easy to see why: a large boot, a back seat for grown people, and an equipment list that leaves little to ask for. It comes with petrol, as a hybrid, and as a plug-in hybrid.',
      'At present {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month. The cleanest emits {lowestEmissions}.',
      'Because so many are leased, providers compete on it, and stock is often good: {inStockDerivatives} versions can be had soon. It suits you less if you park in tight streets, where its width is felt, or if you drive mostly alone: a smaller car does the same for less.',
    ],
    trimAdvice:
      'Start from the hybrid or petrol choice, then climb. The first step up usually brings the things families ask for: parking sensors all round, heated seats, a better screen. The top trims add panoramic roofs and ventilated seats, which are pleasant and dear. If you tow, look at the permitted weight of each version, since the plug-in is not always the strongest.',
    seo: {
      title: 'Kia Sportage lease deals and trims compared',
      description:
        'Sportage leases by total cost: petrol, hybrid and plug-in, and what each trim adds for how much a month.',
    },
  }),
  rangeArticle('kia', 'ev3', {
    intro: [
      'The EV3 is a compact electric car with an unusually long reach. It is shorter than most family cars, yet the flat floor and upright shape make room for four adults and their bags. A choice of two batteries lets you pay for the distance you need.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month. With the larger battery it covers {longestElectricRange}, and even a cold motorway leaves a useful part of that.',
      'It suits people whose one car must do everything and who can charge at home. It suits you less if the boot must take large dogs or garden waste: look at an EV5, or at a Sportage if you cannot charge.',
    ],
    trimAdvice:
      'Decide on the battery first and do not pay for distance you never drive. Then look for the heat pump: on some trims it is included, on others an extra. The middle trim has most of what makes winter pleasant. The sportier one is about looks and wheels, and the top one adds a better sound system and a display on the windscreen.',
    seo: {
      title: 'Kia EV3 lease deals and trims compared',
      description:
        'Kia EV3 leases by total cost, which battery and trim cost what a month, and the cheapest version today from UK providers.',
    },
  }),
]
