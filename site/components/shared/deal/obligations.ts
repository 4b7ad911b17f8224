const obligations = ['mileage', 'condition', 'cancel', 'pcp'] as const

/** The obligations of a contract that are told before contact details are requested, by their texts. */
export const obligationsOf = (hasPcp: boolean) =>
  obligations.filter((name) => name !== 'pcp' || hasPcp)
