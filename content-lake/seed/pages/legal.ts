import { bullets, claimNote, heading, paragraph, table } from '../rich-text.ts'
import { page } from './page.ts'

/** Texts that bind us: complete drafts, each to be read by a lawyer before it is used. */
export const legalPages = [
  page('tcs', {
    title: 'Terms and conditions',
    intro:
      'These terms cover your use of this site. The lease or PCP itself is an agreement between you and the provider or the finance company behind it, on its own terms.',
    seo: {
      title: 'Terms and conditions of this site',
      description:
        'What holds for using this site to compare leasing providers: prices, enquiries, commission and complaints.',
    },
    body: [
      heading('Who we are'),
      paragraph(
        'Larkway is the trading name used by this demonstration. A live site would name the company, its registered office and its number here, and its firm reference number in place of the placeholder 000000.',
      ),
      heading('What we do for you'),
      paragraph(
        'We show lease and PCP deals from providers and take enquiries about them. {enquiryHandover} We act as a credit broker, not as a lender, and we give no personal recommendation. Using the site is free of charge.',
      ),
      heading('Prices'),
      paragraph(
        'Prices come from the providers and can change until you have signed an agreement. Personal prices include VAT; business prices exclude it. Totals hold every payment and fee that the agreement makes certain. Excess mileage, damage and early termination are charged by the provider as its agreement says.',
      ),
      heading('Your enquiry'),
      paragraph(
        'By sending an enquiry you ask us to store your details with the deal it is about, and confirm that they are yours and correct. An enquiry is not an order and binds neither side. Whether you are offered an agreement is decided by the provider you apply to, after a credit check it will tell you about first.',
      ),
      heading('Commission'),
      paragraph(
        'The provider pays us a commission when a car is ordered through us. You may ask for the amount at any time. It changes neither your price nor the order of our results.',
      ),
      heading('What we are answerable for'),
      paragraph(
        'We take care that what we show is right, and correct mistakes when we learn of them. We are not a party to your agreement and not answerable for how the provider performs it. Nothing here limits liability that the law does not let us limit, or your rights as a consumer.',
      ),
      heading('If something goes wrong'),
      paragraph(
        'Call us on the number at the foot of this page. We confirm a complaint within five working days and send a final answer within eight weeks. If you are not content with it, or it does not come in time, you can take the complaint to the Financial Ombudsman Service (financial-ombudsman.org.uk) without charge, normally within six months of our final answer.',
      ),
      heading('Calculators and examples'),
      paragraph(
        'Calculators and estimates on this site work with the figures you put in and with averages. They help you compare and are not an offer. Texts marked as illustrative, and everything in this demonstration, are examples.',
      ),
      heading('Using the site'),
      paragraph(
        'You may use the site for your own purposes. Do not copy it by machine, do not disturb it, and do not enquire in another person’s name. Names, texts and drawings belong to us or to those who let us use them.',
      ),
      heading('Changes'),
      paragraph(
        'We may change these terms for the future. The version that stood here on the day of your enquiry applies to it; its date is at the foot of the page.',
      ),
      heading('Law'),
      paragraph(
        'These terms are under the law of England and Wales. If you live in Scotland or Northern Ireland you may also go to the courts there.',
      ),
    ],
  }),
  page('privacy-policy', {
    title: 'Privacy policy',
    intro: 'What we know about you, why, who else sees it, and how to have it changed or deleted.',
    seo: {
      title: 'Privacy policy: what we keep and for how long',
      description:
        'Which personal data an enquiry leaves with us, on what lawful basis, who else sees it, how long it is kept, and your rights.',
    },
    body: [
      heading('What we collect, and why'),
      table(
        'What we keep and for how long',
        ['What', 'Why', 'Lawful basis', 'How long'],
        [
          [
            'Name, e-mail and phone in an enquiry',
            'To keep your enquiry with the deal it is about',
            'Steps before a contract, at your request',
            '24 months',
          ],
          [
            'Code sent to your phone',
            'To be sure that the enquiry is yours',
            'Legitimate interest: preventing misuse',
            'Works for 10 minutes; a scrambled trace of it is kept with the enquiry',
          ],
          [
            'A form that has to be shown to you again',
            'So that you need not type it twice',
            'Steps before a contract, at your request',
            '30 minutes',
          ],
          [
            'Your network address and phone, scrambled',
            'To limit how many codes are asked for',
            'Legitimate interest: preventing misuse',
            'About a day',
          ],
          [
            'Texts and e-mails to you',
            'To be able to say what we told you',
            'Legitimate interest: answering questions and complaints',
            '30 days',
          ],
          [
            'Where a visit came from, sent with an enquiry',
            'To learn which adverts work',
            'Legitimate interest',
            '24 months',
          ],
          [
            'Reports of failures, without your name',
            'To keep the site running and safe',
            'Legitimate interest: security',
            '30 days',
          ],
        ],
      ),
      heading('Who else sees it'),
      paragraph('{enquiryHandover} Beside us it is seen by:'),
      ...bullets(
        'Companies that run our servers and send our texts, on our instructions only.',
        'Authorities, where the law obliges us.',
      ),
      paragraph(
        'We do not sell personal data and we take no decision about you by computer alone.',
      ),
      heading('Your rights'),
      paragraph(
        'You can ask for a copy of what we hold, have it corrected, deleted or moved, object to its use, and withdraw consent at any time. Call us on the number at the foot of this page; we answer within one month. You can complain to us about it as about anything else, and to the data protection regulator (ico.org.uk).',
      ),
      heading('Marketing'),
      paragraph('We send no advertising: no news, no deals, no reminders.'),
      heading('Children'),
      paragraph('This site is for adults. We do not knowingly keep data of anybody under 18.'),
      heading('Where it is kept'),
      paragraph(
        'In the United Kingdom or the European Economic Area. Where a service keeps data elsewhere, the safeguards of UK law apply.',
      ),
      heading('This demonstration'),
      paragraph(
        'A live site would name the data controller here, with a postal and an e-mail address for requests. Enquiries made in the demonstration go to no provider, and the phone number is an invented one that nobody answers.',
      ),
    ],
  }),
  page('cookies', {
    title: 'Cookies',
    intro:
      'For reading, comparing and enquiring this site needs no cookies. This is what it keeps in your browser, when, and why.',
    seo: {
      title: 'Cookies: what this site keeps in your browser',
      description:
        'Everything this site keeps in a browser, when and why. Reading, comparing and enquiring work without any cookie.',
    },
    body: [
      heading('What is kept'),
      table(
        'Everything this site keeps in a browser',
        ['What', 'When', 'Why', 'How long'],
        [
          [
            'That you closed a notice',
            'When you press its close button',
            'So that it does not come back on the next page',
            'Until you close the tab',
          ],
          [
            'Preview cookie',
            'Only for our editors, when they open a preview',
            'To show unpublished texts to them',
            'Until they leave the preview or close the browser',
          ],
        ],
      ),
      heading('What is not'),
      ...bullets(
        'No cookies for advertising or statistics, ours or anybody else’s.',
        'Nothing from other sites is loaded before you ask for it.',
        'An enquiry, with its code, works without any cookie.',
      ),
      heading('If that changes'),
      paragraph(
        'We will list here what is kept, why and for how long. Nothing beyond the necessary will be set before you agree, refusing will be as easy as agreeing, and you will be able to change your mind from the foot of every page.',
      ),
      heading('In your browser’s hands'),
      paragraph(
        'Every browser can show and delete what sites keep in it. Deleting all of it does no harm here.',
      ),
    ],
  }),
  page('initial-disclosure', {
    title: 'Initial disclosure',
    intro:
      'What you should know about us before you enquire: who we are, what we do, whom we work with, and how we are paid.',
    seo: {
      title: 'Initial disclosure: how we work and are paid',
      description:
        'Our status as a credit broker, the panel of providers we compare, how we earn commission, and how to complain.',
    },
    body: [
      heading('Who we are'),
      claimNote('credit-broker'),
      paragraph(
        'A live site would name the company here, with its address and its entry in the Financial Services Register. In this demonstration the number is a placeholder.',
      ),
      heading('What we do, and do not'),
      ...bullets(
        'We compare the prices of {providers} leasing providers. {enquiryHandover}',
        'We give information, not advice or a personal recommendation. You decide.',
        'We do not compare every provider in the market. Each deal names its provider; what we ask of them stands on [our providers](/our-brokers).',
        'We charge you nothing.',
      ),
      heading('How we are paid'),
      claimNote('commission'),
      paragraph(
        'Commission may differ between providers and agreements. You may ask for the amount before or after you sign, and we will tell you.',
      ),
      heading('What you enter into'),
      paragraph(
        'A lease is a hire agreement and a PCP a credit agreement, both between you and the provider or the finance company behind it. Missed payments can lead to charges, to the loss of the car and to entries on your credit file. Choose payments you can keep up.',
      ),
      claimNote('eligibility'),
      heading('If you are not content'),
      claimNote('complaint-times'),
      paragraph(
        'After that, or if our answer does not satisfy you, the Financial Ombudsman Service can look at the matter without charge. [How to complain](/car-leasing-guides/rights-and-endings/complaints-and-your-rights).',
      ),
      heading('Your data'),
      paragraph(
        'We do not sell your details. [The privacy policy](/privacy-policy) says what we keep and who sees it.',
      ),
      claimNote('data-rights'),
    ],
  }),
]
