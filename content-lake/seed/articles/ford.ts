import { makeArticle, rangeArticle } from './article.ts'

export const fordArticles = [
  makeArticle('ford', {
    intro: [
      'Ford sells fewer kinds of car than it used to and puts more care into each. What has stayed is the way they drive: light on their feet, with steering that tells you what the road is doing. It is also the maker of the vans that half of the country’s tradespeople use, and those are listed here as well.',
      'At the moment {derivatives} Fords in {ranges} ranges have prices from {providers} providers. The lowest begins at {cheapestMonthly} a month for a {cheapestRange}.',
      'Cars and vans share this page, but not their prices: a van is quoted without VAT to businesses, a personal car with it. Choose personal or business first and the two will not get in each other’s way.',
      'A Ford suits you less if you want the longest guarantee. If you enjoy the drive and intend to hand the car back before anything wears out, that hardly matters on a lease.',
    ],
    news: [
      {
        title: 'Vans and cars are counted separately',
        date: '2026-11-11',
        text: 'Transit models come with van prices, without VAT, and have filters of their own. People carriers built on the same base, such as the Tourneo, are cars here, since they are registered and taxed as cars.',
      },
    ],
    seo: {
      title: 'Ford lease deals with every cost added up',
      description:
        'Compare Ford car and van leases from UK providers by total cost: first payment, months and fees in one figure.',
    },
  }),
  rangeArticle('ford', 'puma', {
    intro: [
      'The Puma is a small, raised hatchback that happens to be good fun on a bend. Under the boot floor hides a deep washable box that swallows muddy boots or a tall plant. Petrol versions have a mild hybrid system that helps when pulling away; there is an electric one too.',
      'Today {derivatives} versions in {trims} trims have offers, from {cheapestMonthly} a month, and {inStockDerivatives} of them are in stock somewhere.',
      'It suits couples and small families who like driving. It suits you less if three children share the back seat: the rear is narrow, and a Kuga, or a plain estate, does that job with less complaint.',
    ],
    trimAdvice:
      'The plainest trim is well equipped already. The next steps add the larger screen, a powered tailgate and bigger wheels. If you park on narrow streets, a camera is worth more than the badge. The sports-styled trims have firmer suspension, so drive both if you can, or read the wheel size: the smaller one rides more softly and its tyres cost less.',
    seo: {
      title: 'Ford Puma lease deals and trims compared',
      description:
        'Puma leases by total cost, which trim adds what for how much a month, petrol beside electric, from UK providers.',
    },
  }),
  rangeArticle('ford', 'kuga', {
    intro: [
      'The Kuga is a family car of the useful kind: a rear bench that slides, a boot for a fortnight’s luggage, and a driving position from which you see over hedges. It comes as a petrol car, a hybrid that charges itself, and a plug-in hybrid for those who can charge at home or at work.',
      'There are {derivatives} versions with offers from {cheapestMonthly} a month. The cleanest of them emits {lowestEmissions}.',
      'The plug-in hybrid can be a clever choice for company drivers with a charger, as long as they look up how its tax rises while a lease runs. It is a poor one for anybody who never plugs it in: it then carries a heavy battery for nothing. For steady long distances the ordinary hybrid is the better companion.',
    ],
    trimAdvice:
      'Choose the power unit before the trim, because it changes the price more. Then ask what you would miss on a wet Monday: heated seats and windscreen, a powered tailgate, the better lamps. Trims that add a sporty look add firmer springs with it. If you tow, check which versions include preparation for a tow bar and what weight each may pull.',
    seo: {
      title: 'Ford Kuga lease deals and trims compared',
      description:
        'Kuga leases by total cost: petrol, hybrid and plug-in compared, and what each trim adds for how much a month.',
    },
  }),
]
