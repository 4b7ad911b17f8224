import { describe, expect, test } from 'vitest'
import { roundRunningCosts } from '#core/fixtures/running-costs.ts'
import {
  costsToReview,
  MissingRunningCost,
  runningCostKinds,
  runningCostOn,
} from './running-cost.ts'

describe('P-48 a figure is the one that holds on its day', () => {
  test.each([
    ['2025-01-01', 140],
    ['2026-05-31', 140],
    ['2026-06-01', 150],
    ['2030-01-01', 150],
  ])('petrol on %s costs %i', (day, pence) => {
    expect(runningCostOn(roundRunningCosts, 'petrolPencePerLitre', day)).toBe(pence)
    expect(runningCostOn(roundRunningCosts.toReversed(), 'petrolPencePerLitre', day)).toBe(pence)
  })

  test.each([
    ['petrolPencePerLitre', '2024-12-31'],
    ['dieselPencePerLitre', '2026-06-01'],
  ] as const)('no row of %s covers %s, and that is an error that says what to do', (kind, day) => {
    const asked = () => runningCostOn(roundRunningCosts, kind, day)
    expect(asked).toThrow(MissingRunningCost)
    expect(asked).toThrow(
      `No ${kind} is known for ${day}. Add a row to the running costs that begins by then.`,
    )
    expect(new MissingRunningCost(kind, day).name).toBe('MissingRunningCost')
  })

  test('there are these kinds of figures', () => {
    expect(runningCostKinds).toEqual([
      'petrolPencePerLitre',
      'dieselPencePerLitre',
      'homeElectricityPencePerKwh',
      'publicElectricityPencePerKwh',
      'firstRoadTaxPence0',
      'firstRoadTaxPence1to50',
      'firstRoadTaxPence51to75',
      'firstRoadTaxPence76to90',
      'firstRoadTaxPence91to100',
      'firstRoadTaxPence101to110',
      'firstRoadTaxPence111to130',
      'firstRoadTaxPence131to150',
      'firstRoadTaxPence151to170',
      'firstRoadTaxPence171to190',
      'firstRoadTaxPence191to225',
      'firstRoadTaxPence226to255',
      'firstRoadTaxPenceOver255',
      'roadTaxPencePerYear',
      'vanRoadTaxPencePerYear',
      'dearCarSupplementPencePerYear',
      'dearCarThresholdPence',
      'dearElectricCarThresholdPence',
      'electricMileageDutyPencePerMile',
      'plugInMileageDutyPencePerMile',
      'benefitPercent0',
      'benefitPercentRange130',
      'benefitPercentRange70',
      'benefitPercentRange40',
      'benefitPercentRange30',
      'benefitPercentRangeBelow30',
      'benefitPercentFrom51',
      'benefitPercentMost',
      'benefitPercentDieselSupplement',
      'incomeTaxBasicPercent',
      'incomeTaxHigherPercent',
      'incomeTaxAdditionalPercent',
      'leaseDisallowedPercent',
      'leaseDisallowedAboveCo2',
      'personalAllowancePence',
      'personalAllowanceFullUpToPence',
      'incomeTaxBasicUpToPence',
      'incomeTaxHigherUpToPence',
      'scottishStarterPercent',
      'scottishStarterUpToPence',
      'scottishBasicPercent',
      'scottishBasicUpToPence',
      'scottishIntermediatePercent',
      'scottishIntermediateUpToPence',
      'scottishHigherPercent',
      'scottishHigherUpToPence',
      'scottishAdvancedPercent',
      'scottishAdvancedUpToPence',
      'scottishTopPercent',
      'nationalInsuranceMainPercent',
      'nationalInsuranceUpperPercent',
      'nationalInsuranceFromPence',
      'nationalInsuranceUpperFromPence',
      'employerNationalInsurancePercent',
      'employerNationalInsuranceFromPence',
      'nationalLivingWagePencePerHour',
      'carUpkeepPencePerMonth',
      'damageAlloyLeastPence',
      'damageAlloyMostPence',
      'damageScratchLeastPence',
      'damageScratchMostPence',
      'damageDentLeastPence',
      'damageDentMostPence',
      'damageBumperLeastPence',
      'damageBumperMostPence',
      'damageGlassLeastPence',
      'damageGlassMostPence',
      'damageTyreLeastPence',
      'damageTyreMostPence',
      'damageInteriorLeastPence',
      'damageInteriorMostPence',
      'damageKeyLeastPence',
      'damageKeyMostPence',
      'damageServiceLeastPence',
      'damageServiceMostPence',
    ])
  })
})

test('P-49 a figure in force is due for review the day after its review-by', () => {
  const row = (fromDay: string, reviewBy: string) => ({
    kind: 'petrolPencePerLitre',
    fromDay,
    amount: 1,
    source: '',
    reviewBy,
  })
  const [old, present, coming] = [
    row('2025-01-01', '2025-12-31'),
    row('2026-01-01', '2026-12-31'),
    row('2027-06-01', '2026-06-30'),
  ] as const
  const costs = [old, present, coming]
  expect(costsToReview(costs, '2026-12-31')).toEqual([])
  expect(costsToReview(costs, '2027-01-01')).toEqual([present])
})
