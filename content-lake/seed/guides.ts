import type { GuideCategory } from '#schemas/generated/sanity.types.ts'
import { businessLeasingAndVat } from './guides/business-leasing-and-vat.ts'
import { chargingAtHomeAndAway } from './guides/charging-at-home-and-away.ts'
import { companyCarOrOwnLease } from './guides/company-car-or-own-lease.ts'
import { complaintsAndYourRights } from './guides/complaints-and-your-rights.ts'
import { contractHireExplained } from './guides/contract-hire-explained.ts'
import { creditChecksAndEligibility } from './guides/credit-checks-and-eligibility.ts'
import { deliveryWhatToExpect } from './guides/delivery-what-to-expect.ts'
import { electricOrPetrol } from './guides/electric-or-petrol-the-sums.ts'
import { endingALeaseEarly } from './guides/ending-a-lease-early.ts'
import { endOfContract } from './guides/end-of-contract.ts'
import { fairWearAndTear } from './guides/fair-wear-and-tear.ts'
import type { GuideCategoryName } from './guides/guide.ts'
import { insuranceAndGap } from './guides/insurance-and-gap.ts'
import { leasingAnElectricCar } from './guides/leasing-an-electric-car.ts'
import { leasingAVan } from './guides/leasing-a-van.ts'
import { maintenancePackages } from './guides/maintenance-packages.ts'
import { mileageAndExcessCharges } from './guides/mileage-and-excess-charges.ts'
import { pcpOrPch } from './guides/pcp-or-pch.ts'
import { roadTaxOnALease } from './guides/road-tax-on-a-lease.ts'
import { whatALeaseCostsInAll } from './guides/what-a-lease-costs-in-all.ts'
import { whatIsAnInitialRental } from './guides/what-is-an-initial-rental.ts'
import type { SeedDocument } from './seed-document.ts'

const categoryTexts: readonly [slug: GuideCategoryName, title: string, summary: string][] = [
  [
    'leasing-explained',
    'Leasing explained',
    'How a lease works, what each payment is for, and what to look at before you sign.',
  ],
  [
    'costs-and-mileage',
    'Costs and mileage',
    'What a car really takes each month: totals, miles, road tax and insurance.',
  ],
  [
    'electric-cars',
    'Electric cars',
    'What changes when the car has a plug: range, charging and the sums against petrol.',
  ],
  [
    'business-and-vans',
    'Business and vans',
    'Leasing in a company’s name: VAT, company cars, and vans that work for their living.',
  ],
  [
    'rights-and-endings',
    'Rights and endings',
    'Credit checks, leaving early, handing the car back, and what to do when something goes wrong.',
  ],
]

export const guideCategories = categoryTexts.map(
  ([slug, title, summary], index): SeedDocument<GuideCategory> => ({
    _id: `guide-category-${slug}`,
    _type: 'guideCategory',
    title,
    slug: { _type: 'slug', current: slug },
    summary,
    order: (index + 1) * 10,
  }),
)

export const guides = [
  contractHireExplained,
  whatIsAnInitialRental,
  pcpOrPch,
  maintenancePackages,
  deliveryWhatToExpect,
  whatALeaseCostsInAll,
  mileageAndExcessCharges,
  roadTaxOnALease,
  insuranceAndGap,
  leasingAnElectricCar,
  chargingAtHomeAndAway,
  electricOrPetrol,
  businessLeasingAndVat,
  leasingAVan,
  companyCarOrOwnLease,
  creditChecksAndEligibility,
  endingALeaseEarly,
  fairWearAndTear,
  endOfContract,
  complaintsAndYourRights,
]
