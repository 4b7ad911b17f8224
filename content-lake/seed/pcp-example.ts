import { table } from './rich-text.ts'

/** The worked example of a PCP, wherever it is told. */
export const pcpExample = (caption: string) =>
  table(
    caption,
    ['Part', 'Amount'],
    [
      ['Cash price', '£20,000.00'],
      ['Deposit, 10%', '£2,000.00'],
      ['Amount of credit', '£18,000.00'],
      ['35 monthly payments of', '£361.05'],
      ['Optional final payment, in month 36', '£8,000.00'],
      ['Total payable if you buy it', '£22,636.75'],
      ['Cost of the credit', '£2,636.75'],
    ],
  )
