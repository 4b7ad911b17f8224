import { bullets, caution, claimNote, heading, paragraph, steps, table } from '../rich-text.ts'
import { guide } from './guide.ts'

export const deliveryWhatToExpect = guide({
  slug: 'delivery-what-to-expect',
  category: 'leasing-explained',
  title: 'Delivery of a leased car: from order to front door',
  summary:
    'A car in stock usually arrives in weeks, a factory order in months. Insure it from the day it comes, check it in daylight before you sign, and photograph what is not perfect.',
  seo: {
    title: 'Leased car delivery: times and what to check',
    description:
      'How long delivery of a leased car takes, what in stock means, what to do if it is late, and a checklist for the day the car arrives.',
  },
  publishedAt: '2026-11-06',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'Between choosing a car and hearing it arrive there can be two weeks or several months. Which of the two is settled mostly by one question: does the car exist already?',
    ),
    heading('In stock or factory order'),
    claimNote('in-stock-delivery'),
    claimNote('factory-order-delivery'),
    paragraph(
      'A car in stock is built, in the country or on its way, with a colour and options that are settled. A factory order is built for you, so colour and options are yours to choose, and you wait for your place in the queue. Neither is always cheaper. A provider with ten cars standing on a field may want to see them go.',
    ),
    table(
      'What happens in between',
      ['Step', 'In stock', 'Factory order'],
      [
        ['Credit check and agreement', 'a few days', 'a few days'],
        ['The car is built', 'done', 'two to three months'],
        ['Transport and preparation', 'one to two weeks', 'one to two weeks'],
        ['Registration', 'two or three days', 'two or three days'],
        ['Delivery to you', 'on an agreed day', 'on an agreed day'],
      ],
    ),
    heading('The date'),
    paragraph(
      'The date you are given at first is an estimate by the factory. It becomes firm when the car has a registration number. Do not hand your present car back before then. If your lease is about to end, ask its provider for an extension: a month or two is ordinary.',
    ),
    paragraph(
      'If the wait becomes much longer than you were told, ask the provider for the new date and the reason in writing, and whether a car in stock would do. Ask, too, whether your price is held until delivery, what a change of model year or of tax would do to it, and whether you may then say no. Have the answers in writing before you order.',
    ),
    heading('Before the day'),
    ...steps(
      'Arrange insurance from the day of delivery, fully comprehensive, with the leasing company named as owner. Many want to see the certificate before they release the car.',
      'Send a copy of your driving licence if asked.',
      'Make sure that the first payment can be taken. It usually leaves your account around the delivery date.',
      'Choose a place with room for a transporter, and a time with daylight.',
      'For an electric car, have the charger ready, or know where the nearest one is.',
    ),
    heading('How it travels'),
    paragraph(
      'Some cars come on a transporter, others are driven by a professional. A driven car arrives with some miles on it, depending on the distance; your mileage is counted from delivery. If you would rather have it on a lorry, ask for the price beforehand.',
    ),
    claimNote('delivery-included'),
    heading('The day itself'),
    paragraph('Take your time. The driver has other cars to deliver, and you have one.'),
    ...bullets(
      'Compare the car with the order: derivative, colour, wheels, options, number plate.',
      'Walk around it in daylight, when it is clean and dry. If it is wet or dirty, write “not inspected, wet” on the form.',
      'Look at every wheel and at the windscreen. Those are the usual places.',
      'Count keys, charging cables, mats, the parcel shelf and the tyre kit.',
      'Note mileage and fuel or charge.',
      'Photograph all of it, with the date.',
    ),
    caution(
      'Write damage down before you sign',
      'Once the form is signed without a note, a scratch is hard to blame on anybody else. If something is seriously wrong, do not accept the car, and telephone the provider while the driver is there.',
    ),
    heading('The first days'),
    ...bullets(
      'Report anything you find to the provider in writing, best within 24 hours.',
      'Read the tyre pressures off the door pillar and set them.',
      'Find the date or mileage of the first service.',
      'Put the agreement, the photographs and the delivery form in one folder. You will want them at the end: see [fair wear and tear](/car-leasing-guides/rights-and-endings/fair-wear-and-tear).',
    ),
    heading('If it is not the car you ordered'),
    paragraph(
      'Differences matter. If the car is not as described you need not accept it, and small ones, a missing option for instance, can be settled by a lower rental if you prefer to keep it. Get that in writing before you drive away.',
    ),
    paragraph('Short of time? [See what is in stock](/compare-car-leasing?stock=1).'),
  ],
})
