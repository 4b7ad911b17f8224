/** The steps that lead to a lead, in order, the first two counted in views, then enquiries. Rule W-198. */
export const conversionSteps = ['dealPages', 'enquiryPages', 'started', 'confirmed'] as const

export type ConversionStep = (typeof conversionSteps)[number]
