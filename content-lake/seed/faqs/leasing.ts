import { claimNote, paragraph } from '../rich-text.ts'
import { on, type Question } from './question.ts'

/** Who can lease, what happens on the way, and how it ends. */
export const leasingQuestions: readonly Question[] = [
  {
    name: 'who-can-lease',
    question: 'Who can lease a car?',
    routes: [on.home, on.deal, on.enquiry, on.about, on.personal],
    answer: [
      claimNote('eligibility'),
      paragraph(
        'You also need to live in the UK and hold a licence. A business can lease too, including sole traders and new companies, though a new company may be asked for a director’s guarantee.',
      ),
    ],
  },
  {
    name: 'own-the-car',
    question: 'Do I own the car at the end?',
    routes: [on.home, on.search, on.deal, on.leasing],
    answer: [
      paragraph(
        'No. A lease is long-term hire: you hand the car back at the end and have nothing more to pay, as long as it is in fair condition and within its mileage. If you would like the choice of buying, look at [PCP](/compare-car-leasing?financeType=pcp) instead.',
      ),
    ],
  },
  {
    name: 'mileage',
    question: 'How do I choose the right mileage?',
    routes: [on.search, on.compare, on.deal],
    answer: [
      paragraph(
        'Take the reading on your present car, or your last two MOT certificates, and work out what you drive in a year. Then choose the next step up.',
      ),
      paragraph(
        'Every mile over the agreed total is charged at the end, at the pence per mile shown on the deal. Miles you do not use are not refunded.',
      ),
    ],
  },
  {
    name: 'which-term',
    question: 'Two, three or four years: which term should I take?',
    routes: [on.compare, on.deal, on.leasing],
    answer: [
      paragraph(
        'The one you are sure to keep. Three years is usual and within most warranties. Two years cost more a month and suit changing lives and electric cars; four cost less a month and may run beyond the warranty.',
      ),
    ],
  },
  {
    name: 'what-happens-next',
    question: 'What happens after I send an enquiry?',
    routes: [on.deal, on.enquiry, on.home],
    answer: [
      paragraph('We text you a code, so that nobody can enquire in your name. {enquiryHandover}'),
      paragraph('An enquiry commits you to nothing, and nobody checks your credit because of it.'),
    ],
  },
  {
    name: 'no-code',
    question: 'The code did not arrive. What can I do?',
    routes: [on.enquiry],
    answer: [
      paragraph(
        'A code works for ten minutes. Wait half a minute and ask for another one on the same page. If the number is wrong, change it there: the old code stops working and a new one is sent. Landlines cannot always receive texts, so a mobile number is safest.',
      ),
    ],
  },
  {
    name: 'credit-check',
    question: 'Does an enquiry affect my credit score?',
    routes: [on.home, on.enquiry, on.deal],
    answer: [
      paragraph(
        'No. Nobody checks your credit because of an enquiry. The provider runs a check when you apply, and tells you beforehand whether it is one that other lenders can see.',
      ),
    ],
  },
  {
    name: 'refused',
    question: 'What if I am refused?',
    routes: [on.enquiry, on.personal],
    answer: [
      paragraph(
        'Ask in writing which credit agency was used and look at your file there; it is free. Put mistakes right and wait some months before you try again, since several applications in a row make it harder. [Our guide](/car-leasing-guides/rights-and-endings/credit-checks-and-eligibility) says what providers look at.',
      ),
    ],
  },
  {
    name: 'insurance',
    question: 'Do I need to insure the car myself?',
    routes: [on.deal, on.gap, on.faq],
    answer: [
      paragraph(
        'Yes, with fully comprehensive cover from the day of delivery. Ask for a quote before you sign: for some cars insurance costs more than you would guess. Tell the insurer that the leasing company owns the car.',
      ),
    ],
  },
  {
    name: 'other-drivers',
    question: 'Can somebody else drive the car?',
    routes: [on.deal, on.faq],
    answer: [
      paragraph(
        'Yes, if your insurance covers them and the agreement does not say otherwise. You remain responsible for payments, fines and damage. Taking the car abroad needs the leasing company’s permission and a document from it, usually a VE103 certificate.',
      ),
    ],
  },
  {
    name: 'gap-needed',
    question: 'Do I need GAP insurance?',
    routes: [on.gap, on.deal],
    answer: [
      paragraph(
        'Only if a write-off would leave you owing more than you could easily pay. Ask the provider what it would charge if the car were lost in month ten. If the answer is “nothing beyond what the insurer pays”, you do not need it.',
      ),
    ],
  },
  {
    name: 'gap-kind',
    question: 'Which kind of GAP insurance fits a lease?',
    routes: [on.gap],
    answer: [
      paragraph(
        'The kind called contract hire GAP or lease GAP. It pays what the leasing company asks for beyond the motor insurer’s payment, and often returns the first payment up to a limit. Kinds made for buyers may pay you nothing.',
      ),
    ],
  },
  {
    name: 'end-early',
    question: 'Can I end the lease early?',
    routes: [on.deal, on.enquiry, on.leasing],
    answer: [
      paragraph(
        'Usually, but it costs money. Many providers ask for a share of the payments that are left, often about half. Ask for the figure in writing before you decide, and choose a term you expect to keep.',
      ),
    ],
  },
  {
    name: 'wear',
    question: 'What if the car comes back with scratches?',
    routes: [on.deal, on.faq],
    answer: [
      paragraph(
        'Small marks that fit the age and mileage of the car are accepted. Damage beyond that is charged. Most providers judge by the trade association’s published guide to fair wear and tear, so you can check the car yourself some weeks before it is collected.',
      ),
    ],
  },
  {
    name: 'extend',
    question: 'Can I keep the car a little longer at the end?',
    routes: [on.deal, on.faq],
    answer: [
      paragraph(
        'Usually, month by month, if you ask in time and the provider agrees. The price often stays the same or changes a little. Miles and insurance go on counting.',
      ),
    ],
  },
  {
    name: 'complain',
    question: 'How do I complain?',
    routes: [on.about, on.contact, on.faq],
    answer: [
      paragraph(
        'To the firm concerned: call us about this site, and write to the provider about its offer or the lease.',
      ),
      claimNote('complaint-times'),
      paragraph(
        'If you are not content with the answer, the Financial Ombudsman Service can look at it, free of charge. [How it works](/car-leasing-guides/rights-and-endings/complaints-and-your-rights).',
      ),
    ],
  },
]
