import { bullets, caution, heading, paragraph, steps, table } from '../rich-text.ts'
import { guide } from './guide.ts'

export const endingALeaseEarly = guide({
  slug: 'ending-a-lease-early',
  category: 'rights-and-endings',
  title: 'Ending a lease early: what it costs and what else you can do',
  summary:
    'You can usually end a lease early, and it is usually expensive: often about half of the payments that are left. Ask for the figure in writing, and look at the alternatives first.',
  seo: {
    title: 'Ending a car lease early: costs and options',
    description:
      'What early termination of a car lease costs, why the halfway rule of PCP does not apply, and what to try first: transfer, changed mileage, payment plan.',
  },
  publishedAt: '2026-11-11',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'Jobs end, families grow, people move abroad. A lease is a promise to pay for its whole term, so leaving before the end has a price. It is better to know it before you sign than after.',
    ),
    heading('What it costs'),
    paragraph(
      'The agreement says how the charge is worked out. Many providers ask for a share of the rentals that are left, often about half, sometimes more in the first year. Others charge the difference between what they are still owed and what the car fetches. Excess miles up to that day and damage beyond fair wear come on top.',
    ),
    table(
      'A 36-month lease at £280 a month, ended early, at half of what is left (illustrative)',
      ['Ended after', 'Payments left', 'Their sum', 'Charge at 50%'],
      [
        ['12 months', '24', '£6,720', '£3,360'],
        ['18 months', '18', '£5,040', '£2,520'],
        ['24 months', '12', '£3,360', '£1,680'],
        ['30 months', '6', '£1,680', '£840'],
      ],
    ),
    paragraph(
      'The initial rental is not returned. That is one reason not to make it larger than you need: [how much to pay up front](/car-leasing-guides/leasing-explained/what-is-an-initial-rental).',
    ),
    caution(
      'The halfway rule is for PCP',
      'With PCP or hire purchase you may by law hand the car back and owe no more than half of the total. A lease is hire, not credit. The law’s own right to end a hire after 18 months leaves out agreements that cost more than £1,500 a year, and nearly every car lease does.',
    ),
    heading('How to ask'),
    ...steps(
      'Find the clause on early termination in your agreement.',
      'Write to the provider and ask for an early-termination figure, how it was worked out, and how long it is valid. Asking commits you to nothing.',
      'Ask what happens to prepaid maintenance and to any arrears.',
      'Compare the figure with the remaining payments. In the last few months it can be cheaper to keep the car and let it stand, insured.',
    ),
    heading('Try these first'),
    ...bullets(
      'Change the mileage. If you drive far more or less than planned, some providers rework the contract during its term.',
      'Transfer the lease. A few allow another person to take it over, after a credit check and for a fee. Never hand the car over privately: you stay liable, and it may be an offence.',
      'Swap. If you need a different car rather than none, ask whether the provider would settle this lease within a new one. Look at the total of both before you say yes.',
      'Extend instead. If the trouble is that the next car is late, a month-by-month extension costs less than a gap.',
    ),
    heading('If you cannot pay'),
    paragraph(
      'Tell the provider at once, before a payment is missed. A regulated firm must treat you fairly and consider a plan that you can keep to: reduced payments for a time, a pause, or ending the contract in an orderly way. Silence is what turns a problem into a default. Free help comes from StepChange, National Debtline and Citizens Advice; none of them charges, and none will think the worse of you.',
    ),
    paragraph(
      'Do not simply stop the direct debit or leave the car somewhere. The provider may end the agreement, recover the car, charge what is owed and record a default that stays on your file for six years.',
    ),
    heading('Before the car arrives'),
    paragraph(
      'Cancelling an order is a different matter from ending a lease. Until you have signed the agreement you usually owe the leasing company nothing. After signing, you may have a right to cancel within some days if the contract was made at a distance, and the order itself may carry a cancellation fee once a car has been built or registered for you. These terms differ: ask for them in writing before you sign, and keep the e-mail.',
    ),
    heading('If the car is lost'),
    paragraph(
      'When a car is stolen or written off the lease ends too, but not for free. The insurer pays its market value; the leasing company may be owed more. GAP insurance covers that difference. [Insurance and GAP](/car-leasing-guides/costs-and-mileage/insurance-and-gap) explains when it is worth having.',
    ),
    heading('How to avoid it'),
    ...bullets(
      'Choose the term by what you know, not by the lowest monthly price. Two years cost more a month and less than leaving a four-year lease after two.',
      'Keep the initial rental small if your plans may change.',
      'Ask for the termination formula of the deal you like before you order, and compare it as you would a price.',
    ),
  ],
})
