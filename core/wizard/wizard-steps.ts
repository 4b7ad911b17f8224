import type { WizardState, WizardType } from './wizard-state.ts'

export type WizardStep = 'make' | 'model' | 'variant' | 'use' | 'budget' | 'vehicle' | 'results'

/** The questions in their order, by what the visitor starts from. Rule W-01. */
export const wizardSteps = {
  car: ['make', 'model', 'variant', 'use', 'results'],
  budget: ['budget', 'use', 'variant', 'results'],
  similar: ['vehicle', 'use', 'results'],
} as const satisfies Record<WizardType, readonly WizardStep[]>

/** What each step answers, and that answer taken back. Rule W-03. */
const answers: Record<
  WizardStep,
  { isGiven: (state: WizardState) => boolean; none: Partial<WizardState> }
> = {
  make: { isGiven: ({ manufacturer }) => manufacturer !== null, none: { manufacturer: null } },
  model: { isGiven: ({ range }) => range !== null, none: { range: null } },
  variant: { isGiven: ({ carModel }) => carModel !== null, none: { carModel: null } },
  use: {
    isGiven: ({ isUseChosen }) => isUseChosen,
    none: { isUseChosen: false, financeType: 'personal' },
  },
  budget: { isGiven: ({ budgetRange }) => budgetRange !== null, none: { budgetRange: null } },
  vehicle: { isGiven: ({ likedVehicle }) => likedVehicle !== null, none: { likedVehicle: null } },
  results: { isGiven: ({ vehicle }) => vehicle !== null, none: { vehicle: null } },
}

const stepsOf = (state: WizardState): readonly WizardStep[] => wizardSteps[state.type]

/** The steps that are answered, in their order. */
export function answeredSteps(state: WizardState): WizardStep[] {
  return stepsOf(state).filter((step) => answers[step].isGiven(state))
}

/** The first question without an answer; the results once all before them are answered. Rule W-04. */
export function nextStep(state: WizardState): WizardStep {
  return stepsOf(state).find((step) => !answers[step].isGiven(state)) ?? 'results'
}

/** Whether a step may be shown or answered: it is one of this flow's and none before it is open. Rule W-05. */
export function canOpen(state: WizardState, step: WizardStep): boolean {
  const steps = stepsOf(state)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(nextStep(state))
}

/** The state without the answer of a step and of every later one. Rule W-03. */
export function withoutFrom(state: WizardState, step: WizardStep): WizardState {
  const steps = stepsOf(state)
  return steps
    .slice(steps.indexOf(step))
    .reduce((left, each) => ({ ...left, ...answers[each].none }), state)
}

/** "Step 2 of 5": where the visitor is, and of how many. Rule W-04. */
export function wizardProgress(state: WizardState): { current: number; total: number } {
  const steps = stepsOf(state)
  return { current: steps.indexOf(nextStep(state)) + 1, total: steps.length }
}
