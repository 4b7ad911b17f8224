import type { MarketingClaim } from '#schemas/generated/sanity.types.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import type { SeedDocument } from './seed-document.ts'

type Claim = Pick<MarketingClaim, 'text' | 'figure' | 'evidence' | 'reviewBy' | 'isRegulatory'> & {
  owner?: string
}

const contract = 'Clause in the agreement with each provider (demonstration: to be supplied)'

/** One entry for each key that pages ask for. */
const byKey: Record<ClaimKey, Claim> = {
  'provider-count': {
    text: 'Compare deals from {providers} providers.',
    figure: '{providers}',
    evidence: 'Counted from the providers whose rate books are active',
    reviewBy: '2027-06-30',
  },
  'delivery-included': {
    text: 'Delivery to your door anywhere in mainland UK is included in every lease deal.',
    evidence: contract,
    reviewBy: '2027-06-30',
  },
  'road-tax-included': {
    text: 'Road tax is included for the length of the contract, at today’s rate. If the government raises it, the provider may pass the difference on.',
    evidence: `${contract}; rates: gov.uk/vehicle-tax-rate-tables`,
    reviewBy: '2027-03-31',
  },
  'warranty-included': {
    text: 'Every car comes with its manufacturer’s warranty.',
    evidence: 'New cars only; warranty terms of each manufacturer',
    reviewBy: '2027-06-30',
  },
  'in-stock-delivery': {
    text: 'Cars in stock are usually delivered in 2–4 weeks.',
    figure: '2–4 weeks',
    evidence: 'Delivery times reported by providers (demonstration: to be supplied)',
    reviewBy: '2027-03-31',
  },
  'factory-order-delivery': {
    text: 'Factory orders usually take 12–14 weeks. Ask your provider for the expected date before you sign.',
    figure: '12–14 weeks',
    evidence: 'Delivery times reported by providers (demonstration: to be supplied)',
    reviewBy: '2027-03-31',
  },
  'lease-terms': {
    text: 'Leases run for two, three or four years.',
    figure: '2–4 years',
    evidence: 'Terms in the active rate books',
    reviewBy: '2027-06-30',
  },
  'vat-reclaim': {
    text: 'A VAT-registered business can usually reclaim 50% of the VAT on the lease of a car with any private use, and up to 100% on a car used wholly for business or on a van.',
    figure: '50% to 100%',
    evidence: 'HMRC VAT Notice 700/64, motoring expenses',
    reviewBy: '2027-04-30',
  },
  'vat-shown': {
    text: 'Personal prices include VAT. Business prices are shown without it.',
    evidence: 'How prices are built; checked by the price tests',
    reviewBy: '2027-06-30',
  },
  eligibility: {
    text: 'To lease a car you must be at least 18, have a good credit record and be able to show proof of income. The provider checks your credit before it accepts an order.',
    figure: '18 or over',
    evidence: contract,
    reviewBy: '2027-06-30',
  },
  'credit-broker': {
    text: 'We are a credit broker, not a lender. Firm reference number 000000 (placeholder, demonstration only).',
    evidence: 'Entry in the Financial Services Register (demonstration: there is none)',
    reviewBy: '2027-01-31',
    owner: 'Compliance',
    isRegulatory: true,
  },
  commission: {
    text: 'The provider pays us a commission when a car is ordered through us. It does not change your price or the order of our results. Ask us and we will tell you the amount.',
    evidence: `${contract}; results are sorted by price alone`,
    reviewBy: '2027-01-31',
    owner: 'Compliance',
    isRegulatory: true,
  },
  'providers-regulated': {
    text: 'Every provider must be a member of the leasing trade association and authorised by the Financial Conduct Authority. The providers in this demonstration are invented.',
    evidence: 'Membership and register entries are checked when a provider joins (demonstration)',
    reviewBy: '2027-01-31',
    owner: 'Compliance',
    isRegulatory: true,
  },
  'price-checked': {
    text: 'Prices come straight from the providers’ rate books. Each shows when it was last checked, and leaves the site when its book runs out.',
    evidence: 'Valid-until date of each rate book',
    reviewBy: '2027-06-30',
  },
  'illustrative-prices': {
    text: 'Illustrative prices: this is a demonstration with invented providers.',
    evidence: 'Remove when real rate books are loaded',
    reviewBy: '2027-06-30',
    owner: 'Product',
  },
  'initial-rental': {
    text: 'The first payment is one, three, six, nine or twelve times the monthly payment. It is not a deposit and is not returned.',
    evidence: 'Structure of the rates; lease agreements of the providers',
    reviewBy: '2027-06-30',
  },
  'no-fee-to-you': {
    text: 'You pay us nothing for comparing or enquiring. Some providers charge a processing fee; where they do, it is in the total.',
    evidence: 'Fee column of the rate books',
    reviewBy: '2027-06-30',
  },
  'car-sale': {
    text: 'Sell your car within 24 hours of accepting an offer, in five steps.',
    figure: '24 hours',
    evidence: 'Agreement with the car-buying partner (demonstration: to be supplied)',
    reviewBy: '2027-03-31',
  },
  'pcp-length': {
    text: 'PCP agreements run from 18 to 48 months; 36 months is usual.',
    figure: '18–48 months',
    evidence: 'Terms in the active rate books; lenders’ published terms',
    reviewBy: '2027-06-30',
  },
  'pcp-apr': {
    text: 'A typical APR is between 4% and 8%. With a poor credit record it may be up to 20%. Yours depends on your circumstances; each PCP deal shows its own.',
    figure: '4–8%',
    evidence: 'Rates quoted by lenders on the panel (demonstration: to be supplied)',
    reviewBy: '2027-03-31',
    owner: 'Compliance',
    isRegulatory: true,
  },
  'complaint-times': {
    text: 'We acknowledge a complaint within 5 business days and send a final answer within 8 weeks.',
    figure: '8 weeks',
    evidence: 'FCA Handbook, DISP 1.6; our complaints procedure (demonstration: to be supplied)',
    reviewBy: '2027-01-31',
    owner: 'Compliance',
    isRegulatory: true,
  },
  'data-rights': {
    text: 'We answer requests about your personal data within one month.',
    figure: 'one month',
    evidence: 'UK GDPR, article 12(3)',
    reviewBy: '2027-06-30',
    owner: 'Compliance',
  },
}

export const claims: SeedDocument<MarketingClaim>[] = Object.entries(byKey).map(([key, claim]) => ({
  _id: `claim-${key}`,
  _type: 'marketingClaim',
  key,
  owner: 'Marketing',
  ...claim,
}))
