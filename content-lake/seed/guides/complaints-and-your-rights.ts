import { bullets, caution, claimNote, heading, paragraph, steps, table } from '../rich-text.ts'
import { guide } from './guide.ts'

export const complaintsAndYourRights = guide({
  slug: 'complaints-and-your-rights',
  category: 'rights-and-endings',
  title: 'Complaints and your rights when you lease',
  summary:
    'Complain first to the firm that caused the trouble, in writing. It has eight weeks to give a final answer; after that the Financial Ombudsman Service can decide, free of charge to you.',
  seo: {
    title: 'Leasing complaints and your rights in the UK',
    description:
      'Whom to complain to about a lease, what a faulty car entitles you to, the eight-week rule, the Financial Ombudsman Service and your data rights.',
  },
  publishedAt: '2026-11-12',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'Most leases run from delivery to collection without a cross word. When something does go wrong it helps to know who is responsible, what you may ask for, and how long they may take. None of this needs a lawyer.',
    ),
    heading('Who is who'),
    table(
      'Who answers for what',
      ['Trouble', 'First ask', 'Because'],
      [
        [
          'The car is faulty',
          'The leasing company',
          'It hires the car to you and answers for its quality',
        ],
        [
          'A warranty repair',
          'The maker’s dealer',
          'The warranty is the maker’s; the leasing company helps if it stalls',
        ],
        ['Price, order or delivery', 'The provider you ordered from', 'It made the offer'],
        ['What this site said, or how we used your details', 'Us', 'We are the broker'],
        ['Charges at the end', 'The leasing company', 'They follow from its agreement'],
      ],
    ),
    heading('If the car is faulty'),
    paragraph(
      'The Consumer Rights Act 2015 covers goods that are hired as well as goods that are sold. The car must be of satisfactory quality, fit for its purpose and as described. If it is not, you may reject it in the first 30 days. After that you may ask for a repair or replacement, and, when one attempt fails or takes too long, for a price reduction or to end the contract. When you ask for these, faults that appear in the first six months are presumed to have been there at the start, unless the other side proves otherwise.',
    ),
    ...steps(
      'Stop using the car if it is unsafe, and say so at once in writing.',
      'Describe the fault with dates and photographs, and give the leasing company a fair chance to mend it.',
      'Keep paying while you argue. A missed payment is a breach of its own and weakens your case.',
      'Note every day without the car and every cost. Ask for a replacement car or for the rentals of those days.',
    ),
    paragraph(
      'Businesses do not have these consumer rights. Theirs are in the agreement and in older laws on hire; ask a solicitor or your trade body. Small businesses can often still use the ombudsman.',
    ),
    heading('How to complain'),
    ...bullets(
      'Write, by e-mail or letter, with the word “complaint” in it. A telephone call counts too, but leaves you no proof.',
      'Say what happened, what it cost you and what would put it right.',
      'Give the agreement or order number, and keep copies.',
    ),
    claimNote('complaint-times'),
    heading('The Financial Ombudsman Service'),
    paragraph(
      'If the final answer does not satisfy you, or eight weeks pass without one, you can take the complaint to the Financial Ombudsman Service. It is independent, free for you, and its decision binds the firm if you accept it. You normally have six months from the date of the final answer, so do not put that letter in a drawer. It can look at regulated firms: leasing companies that hire to consumers, and credit brokers such as us.',
    ),
    paragraph(
      'Members of the leasing trade association also take part in its dispute resolution service, which looks at charges for damage and miles among other things.',
    ),
    heading('Cancelling'),
    paragraph(
      'A PCP is a credit agreement: you may withdraw within 14 days of signing and must then repay what was lent, with interest for the days between. Contract hire has no such withdrawal right of its own. Rules on contracts made at a distance can give you days to cancel, with exceptions, and many providers grant a period in their terms. Ask for the cancellation terms in writing before you sign, and note the last day in your calendar. Sending us an enquiry is not a contract, so there is nothing to cancel.',
    ),
    heading('Your data'),
    claimNote('data-rights'),
    paragraph(
      'You can ask what is held about you, have mistakes corrected, have data deleted that is no longer needed, and object to marketing at any time. If the answer does not satisfy you, complain to the data protection regulator (ico.org.uk). Our [privacy policy](/privacy-policy) says what we hold and for how long.',
    ),
    heading('Commission'),
    paragraph(
      'Brokers are paid by the firms they introduce customers to. You may ask any broker, at any time, how much it receives for your agreement. We will tell you. Commission on a PCP or hire purchase agreed between 6 April 2007 and 1 November 2024 is a matter of its own: the FCA has made rules for compensation, parts of which are suspended while a tribunal hears challenges to them. Leases are left out of them, so a complaint about one is answered in the usual eight weeks. The FCA’s website says what applies now.',
    ),
    claimNote('commission'),
    caution(
      'Claims companies',
      'You do not need one. Complaining and going to the ombudsman cost nothing, and a claims company may take a large part of what you get.',
    ),
    heading('Where to get help'),
    ...bullets(
      'Citizens Advice: consumer rights and letters, free.',
      'MoneyHelper: guidance on money, set up by the government.',
      'StepChange and National Debtline: if you cannot pay.',
      'Trading Standards, through Citizens Advice: for traders who break the law.',
    ),
  ],
})
