import { bullets, claimNote, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const creditChecksAndEligibility = guide({
  slug: 'credit-checks-and-eligibility',
  category: 'rights-and-endings',
  title: 'Credit checks and eligibility: can you lease?',
  summary:
    'Providers want to see good credit and an income that covers the payments. Comparing and enquiring here leaves no mark on your credit file; an application may.',
  seo: {
    title: 'Car lease credit checks and who can lease',
    description:
      'What providers check before a lease, soft and hard searches, papers to have ready, how to improve your chances, and what to do after a refusal.',
  },
  publishedAt: '2026-11-11',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'A provider hands you a car worth tens of thousands of pounds and trusts you to pay for it for years. It will want to know whom it is trusting. Here is what it looks at, in what order, and what you can do about each part.',
    ),
    claimNote('eligibility'),
    heading('When is your credit checked?'),
    table(
      'What leaves a mark',
      ['Step', 'Check', 'Seen by other lenders'],
      [
        ['Comparing prices here', 'None', 'No'],
        ['Sending an enquiry', 'None', 'No'],
        ['A provider’s pre-check, if it offers one', 'Soft search', 'No'],
        ['Your application', 'Hard search', 'Yes, usually for one to two years'],
      ],
    ),
    paragraph(
      'One hard search matters little. Several within a few weeks look like somebody in difficulty. So choose first and apply once: settle the car and the deal, ask whether a soft pre-check is possible, and only then apply.',
    ),
    heading('What the provider looks at'),
    ...bullets(
      'Your credit file: payments made on time, county court judgments, defaults, how much credit you use.',
      'Income and outgoings: it wants to see that you can afford the payments without hardship, today and for the whole term. It may ask for bank statements.',
      'Stability: years at your address and in your job. Short is not fatal; gaps are asked about.',
      'Identity and licence: name and address must match everywhere.',
    ),
    heading('Papers to have ready'),
    ...bullets(
      'Driving licence with your present address.',
      'Addresses of the last three years.',
      'Employer’s name and your income before tax; payslips of three months.',
      'Self-employed: two years of accounts or tax calculations.',
      'Bank details for the direct debit.',
    ),
    heading('Before you apply'),
    ...steps(
      'Look at your file with each of the three agencies, Experian, Equifax and TransUnion. It is free by law, and looking does not count against you.',
      'Have mistakes corrected. An old address or somebody else’s default is commoner than you would think.',
      'Register on the electoral roll where you live, if you are entitled to.',
      'Pay down cards that are near their limit, and leave a few months between other applications and this one.',
      'End financial links to people you no longer share money with: ask the agencies for a notice of disassociation.',
    ),
    tip(
      'Ask for less',
      'A smaller car or a longer term lowers the monthly payment, and that is what affordability is measured by. A larger initial rental helps with some providers, since they have less at risk.',
    ),
    heading('Young drivers, newcomers and pensioners'),
    paragraph(
      'Some providers, and many insurers, ask for more than the least age on powerful cars, so get the insurance quote first. If you moved to the UK recently, a thin file is the usual hurdle: three years of addresses can include foreign ones, and a bank account with regular income helps. Pension income counts as income, and there is no upper age in law.',
    ),
    heading('A guarantor or joint applicant'),
    paragraph(
      'Some providers accept a second person. A guarantor must pay if you do not, for the whole of the lease, and is checked in the same way. Nobody should agree to it out of politeness.',
    ),
    heading('If you are refused'),
    ...bullets(
      'Ask in writing which agency was used; if you ask soon, the provider must tell you. It need not give its exact reasons, but should say whether the file or the affordability was the problem.',
      'Look at that file before you try again.',
      'Wait a few months rather than applying elsewhere at once.',
      'If a computer decided, you may ask for a person to look at the decision.',
    ),
    paragraph(
      'If money is tight rather than merely slow, a lease may not be the right thing now. MoneyHelper, a free service set up by the government, gives impartial guidance. A car that you cannot pay for costs more to give back than to go without: see [ending a lease early](/car-leasing-guides/rights-and-endings/ending-a-lease-early).',
    ),
    paragraph(
      'Ready? [Compare deals](/compare-car-leasing): nothing you do there is seen by a credit agency.',
    ),
  ],
})
