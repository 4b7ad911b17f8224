/** The name in an address of the deals that it is about. Rules F-156, F-157. */
export const dealsKey = 'deals'

/** The name of the choice to see only what differs. Rule L-78. */
export const differencesKey = 'differences'
