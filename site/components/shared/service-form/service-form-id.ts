/** The forms of a page by their ids, by which their use is noticed before their script is there. */
export const serviceFormIds = [
  'service-form',
  'save-form',
  'preference-form',
  'audience-form',
  'capture-form',
] as const

export type ServiceFormId = (typeof serviceFormIds)[number]

/** That of a page with one such form alone. */
export const serviceFormId: ServiceFormId = 'service-form'
