/** The steps of an enquiry that are counted, from the form that was sent to the car that has come. Rule W-190. */
export const enquirySteps = ['started', 'confirmed', 'called', 'ordered', 'delivered'] as const

export type EnquiryStep = (typeof enquirySteps)[number]

/** How many enquiries have come to each step, or further. */
export type StepCounts = Record<EnquiryStep, number>

/** Whole weeks that figures go back, the one of today included. */
export const figureWeeks = 13
