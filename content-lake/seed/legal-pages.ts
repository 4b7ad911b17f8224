import type { PageContent } from '#schemas/generated/sanity.types.ts'
import { bullets, heading, paragraph, richText, table } from './rich-text.ts'
import type { SeedDocument } from './seed-document.ts'

/** Texts that bind us. */
export const legalPages: SeedDocument<PageContent>[] = [
  {
    _id: 'page-tcs',
    _type: 'pageContent',
    key: 'tcs',
    title: 'Terms and conditions',
    intro:
      'These terms cover your use of this site and the introduction we make. The lease itself is an agreement between you and the provider, on its own terms.',
    updatedAt: '2026-11-16',
    body: richText(
      heading('Who we are'),
      paragraph(
        'Larkway is the trading name used by this demonstration. A live site would name the company, its registered office and its number here, and its firm reference number in place of the placeholder 000000.',
      ),
      heading('What we do for you'),
      paragraph(
        'We show lease deals from providers and pass your enquiry to the one whose deal you chose. We act as a credit broker, not as a lender, and we give no personal recommendation. Using the site is free of charge.',
      ),
      heading('Prices'),
      paragraph(
        'Prices come from the providers and can change until you have signed an agreement. Personal prices include VAT; business prices exclude it. Totals hold every payment and fee that the agreement makes certain. Excess mileage, damage and early termination are charged by the provider as its agreement says.',
      ),
      heading('Your enquiry'),
      paragraph(
        'By sending an enquiry you ask us to pass your details to the provider, and confirm that they are yours and correct. An enquiry is not an order and binds neither side. The provider decides whether to offer you an agreement, after a credit check it will tell you about first.',
      ),
      heading('Commission'),
      paragraph(
        'The provider pays us a commission when a car is ordered through us. You may ask for the amount at any time. It changes neither your price nor the order of our results.',
      ),
      heading('What we are answerable for'),
      paragraph(
        'We take care that what we show is right, and correct mistakes when we learn of them. We are not a party to your lease and not answerable for how the provider performs it. Nothing here limits liability that the law does not let us limit, or your rights as a consumer.',
      ),
      heading('If something goes wrong'),
      paragraph(
        'Call us on 020 7946 0123. We confirm a complaint within five working days and send a final answer within eight weeks. If you are not content with it, or it does not come in time, you can take the complaint to the Financial Ombudsman Service without charge, within six months of our final answer.',
      ),
      heading('Law'),
      paragraph(
        'These terms are under the law of England and Wales. If you live in Scotland or Northern Ireland you may also go to the courts there.',
      ),
    ),
  },
  {
    _id: 'page-privacy-policy',
    _type: 'pageContent',
    key: 'privacy-policy',
    title: 'Privacy policy',
    intro: 'What we know about you, why, who else sees it, and how to have it changed or deleted.',
    updatedAt: '2026-11-16',
    body: richText(
      heading('What we collect, and why'),
      table(
        'What we keep and for how long',
        ['What', 'Why', 'Lawful basis', 'How long'],
        [
          [
            'Name, e-mail and phone in an enquiry',
            'To pass it to the provider you chose',
            'Steps before a contract, at your request',
            '24 months',
          ],
          [
            'Code sent to your phone',
            'To be sure that the enquiry is yours',
            'Legitimate interest: preventing misuse',
            '24 hours',
          ],
          [
            'E-mail for news, if you tick the box',
            'To send you what you asked for',
            'Consent',
            'Until you unsubscribe',
          ],
          [
            'Where a visit came from, sent with an enquiry',
            'To learn which adverts work',
            'Legitimate interest',
            '24 months',
          ],
          [
            'Technical logs without your name',
            'To keep the site running and safe',
            'Legitimate interest: security',
            '30 days',
          ],
        ],
      ),
      heading('Who else sees it'),
      ...bullets(
        'The provider whose deal you asked for. It is answerable for what it does with it and has its own policy.',
        'Companies that run our servers and send our texts and e-mails, on our instructions only.',
        'Authorities, where the law obliges us.',
      ),
      paragraph('We do not sell personal data and we do not decide about you by computer alone.'),
      heading('Your rights'),
      paragraph(
        'You can ask for a copy of what we hold, have it corrected, deleted or moved, object to its use, and withdraw consent at any time. Call us on 020 7946 0123; we answer within one month. If you are not content, the Information Commissioner’s Office (ico.org.uk) takes complaints.',
      ),
      heading('Where it is kept'),
      paragraph(
        'In the United Kingdom or the European Economic Area. Where a service keeps data elsewhere, the safeguards of UK law apply.',
      ),
      heading('This demonstration'),
      paragraph(
        'The data controller named here is a placeholder. Enquiries made in the demonstration go to no real provider.',
      ),
    ),
  },
  {
    _id: 'page-cookies',
    _type: 'pageContent',
    key: 'cookies',
    title: 'Cookies',
    intro: 'This site sets no cookies and keeps nothing in your browser at present.',
    updatedAt: '2026-11-16',
    body: richText(
      heading('If that changes'),
      paragraph(
        'We will list here what is kept, why and for how long. Nothing beyond the necessary will be set before you agree, and refusing will be as easy as agreeing.',
      ),
    ),
  },
]
