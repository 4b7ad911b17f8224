import type { TypedFigures } from '#core/calculators/read-figures.ts'
import { roadTaxPayers, type ElectricFields } from '#core/calculators/electric/electric-fields.ts'
import {
  typicalUse,
  usualHomeChargingPercent,
} from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { type BodyType, bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FigureInput } from '../figure-form.tsx'

type Name = keyof TypedFigures<ElectricFields>

const texts = messages.electric

/** The bodies to choose from, as a field lists them. */
export const bodyOptions = bodyTypes.map((value) => ({ value, label: bodyTypeLabels[value].one }))

/** The main fields of electric against petrol. Rule P-97. */
export const electricInputs: readonly FigureInput<Name>[] = [
  { name: 'mileage', kind: 'whole', label: texts.mileage },
  { name: 'bodyType', kind: 'choice', label: texts.bodyType, options: bodyOptions },
  { name: 'petrolPrice', kind: 'decimal', label: texts.petrolPrice },
  {
    name: 'years',
    kind: 'choice',
    label: texts.years,
    options: Array.from({ length: 8 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
  },
  {
    name: 'roadTax',
    kind: 'choice',
    label: texts.roadTax,
    hint: texts.roadTaxHint,
    options: roadTaxPayers.map((value) => ({ value, label: texts.roadTaxChoices[value] })),
  },
]

/** Those with a figure of ours, which stands in each while it is empty. Rule P-97. */
export function moreElectricInputs(
  body: BodyType | null,
  costs: readonly RunningCost[],
  day: string,
): readonly FigureInput<Name>[] {
  const ours = (amount: number | string) => ({ placeholder: fill(texts.left, { amount }) })
  const typical = typicalUse[body ?? 'suv']
  return [
    { name: 'home', kind: 'whole', label: texts.home, ...ours(usualHomeChargingPercent) },
    {
      name: 'homePrice',
      kind: 'decimal',
      label: texts.homePrice,
      ...ours(runningCostOn(costs, 'homeElectricityPencePerKwh', day)),
    },
    {
      name: 'publicPrice',
      kind: 'decimal',
      label: texts.publicPrice,
      ...ours(runningCostOn(costs, 'publicElectricityPencePerKwh', day)),
    },
    {
      name: 'milesPerKwh',
      kind: 'decimal',
      label: texts.milesPerKwh,
      ...ours(typical.milesPerKwh),
    },
    {
      name: 'milesPerGallon',
      kind: 'decimal',
      label: texts.milesPerGallon,
      ...ours(typical.milesPerGallon),
    },
    { name: 'extra', kind: 'decimal', label: texts.extra, hint: texts.extraHint },
    {
      name: 'electricListPrice',
      kind: 'decimal',
      label: texts.electricListPrice,
      hint: texts.listPriceHint,
    },
    {
      name: 'petrolListPrice',
      kind: 'decimal',
      label: texts.petrolListPrice,
      hint: texts.listPriceHint,
    },
  ]
}
