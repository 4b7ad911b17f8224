import { makeArticle, rangeArticle } from './article.ts'

export const volkswagenArticles = [
  makeArticle('volkswagen', {
    intro: [
      'Volkswagen makes cars for people who would rather not think about their car. The controls are where you expect them, the seats suit most backs, and a Golf parked outside says little about who owns it. Most ranges come in several sizes of engine and many trims, so two cars with the same name can be very different to live with and to pay for.',
      'Today {derivatives} Volkswagens in {ranges} ranges have prices here, from {providers} providers. The lowest begins at {cheapestMonthly} a month, for a {cheapestRange}. Open the deal to see the first payment and the total behind it.',
      'The electric ID. models stand beside the petrol ones rather than replacing them. Of all cars listed, {electricDerivatives} are electric, and the one that goes furthest covers {longestElectricRange} on a charge.',
      'Volkswagen suits you less if you want the longest list of equipment for the money: rivals from Korea and China often include more. What you get instead is a car that many providers quote, which keeps their prices close together.',
    ],
    news: [
      {
        title: 'Golf and ID. models are listed apart',
        date: '2026-11-10',
        text: 'A petrol Golf and an ID.3 are close in size, and people compare them. They are ranges of their own here, so that trims and prices stay comparable. To see both at once, search by body type and leave the fuel open.',
      },
    ],
    seo: {
      title: 'Volkswagen lease deals with every cost added up',
      description:
        'Compare Volkswagen leases from UK providers by total cost: first payment, months and fees in one figure, for personal and business.',
    },
  }),
  rangeArticle('volkswagen', 'golf', {
    intro: [
      'The Golf is the car others of its size are measured by. Five people fit, the boot takes a pushchair, and it is as easy to park as it is to drive across a country. There are mild-mannered petrol versions, diesels for long distances, a plug-in hybrid, and fast ones that cost noticeably more to insure.',
      'At present {derivatives} versions in {trims} trims have offers. The lowest monthly price is {cheapestMonthly}, and {inStockDerivatives} of them can be had from stock.',
      'It suits you less if you carry tall things or tall teenagers every day; the estate or a Tiguan does that better. And if nearly all of your driving is short and you can charge at home, look at the ID.3 as well before you decide.',
    ],
    trimAdvice:
      'All Golfs share the same body and most of the safety equipment, so the trims differ in comfort and looks. Ask yourself about three things: heated seats, the better headlights, and a camera at the back. If you want two of them, the middle trim usually costs less than adding them singly. Sports trims add larger wheels, which ride more firmly and are dearer to replace when you kerb one.',
    seo: {
      title: 'Volkswagen Golf lease deals and trims compared',
      description:
        'Golf leases by total cost, which trim adds what for how much a month, and the cheapest version today from UK providers.',
    },
  }),
  rangeArticle('volkswagen', 'polo', {
    intro: [
      'The Polo is a small car that feels like a larger one. It is quiet on a motorway, four adults can sit in it without apologising to each other, and its boot is among the bigger ones in its class. Engines, but for the fast GTI, are small petrol units with manual or automatic gearboxes.',
      'There are {derivatives} versions with offers in {trims} trims, from {cheapestMonthly} a month.',
      'It suits town and the occasional long journey. It suits you less if you want a small electric car, since there is none in the range, or if the lowest price is all that counts: simpler small cars are cheaper still. Insurance groups are low in most versions, which helps younger drivers more than any discount does.',
    ],
    trimAdvice:
      'In a small car equipment is felt more than power. Parking sensors and a telephone connection you like will please you every day; sports seats will not. Look at which trim brings automatic air conditioning and the reversing camera, then at what it adds over the term rather than by the month. The sporty version costs more to insure, so get that quote before you fall for it.',
    seo: {
      title: 'Volkswagen Polo lease deals and trims compared',
      description:
        'Polo leases by total cost, what each trim adds for how much a month, and the cheapest version today from UK providers.',
    },
  }),
  rangeArticle('volkswagen', 'id-3', {
    intro: [
      'The ID.3 is an electric hatchback about as long as a Golf and roomier inside, because there is no engine in the way. It turns in a small circle, which is a pleasure in towns, and it is quiet enough to hear the radio properly.',
      'Here {derivatives} versions have offers, from {cheapestMonthly} a month. The one with the largest battery covers {longestElectricRange}; expect about three quarters of that on a winter motorway.',
      'It makes most sense with a charger at home. Without one it can still work, but do the sums with the price of the plug you will really use. It suits you less if you tow, or if you like a row of buttons: nearly everything is on the screen.',
    ],
    trimAdvice:
      'Battery first, trim second. The larger battery changes what the car can do; a trim changes how pleasant it is while doing it. Then look for a heat pump, which saves range in winter, heated seats, which save it too, and the better seats if you sit long. Big wheels look well and cost a few miles of range.',
    seo: {
      title: 'Volkswagen ID.3 lease deals and trims compared',
      description:
        'ID.3 leases by total cost, which battery and trim cost what a month, and the cheapest version today from UK providers.',
    },
  }),
]
