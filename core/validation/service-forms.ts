/**
 * The forms in which a visitor asks us for something, and the fields of each in the order they are
 * asked, apart from their rules, which pages load when a form is touched. Rule V-80.
 */
export const serviceForms = {
  contact: ['name', 'email', 'phone', 'body'],
  concierge: ['body', 'name', 'email', 'phone', 'contact'],
  carSale: ['reg', 'make', 'model', 'currentMileage', 'body', 'name', 'email', 'phone'],
  unsubscribe: ['email'],
  customerForm: ['userName', 'userEmail', 'userPhone'],
  dealPreference: [
    'manufacturerId',
    'bodyStyle',
    'monthlyPayment',
    'deliveryTime',
    'name',
    'email',
  ],
  landingMember: ['name', 'email'],
} as const

export type ServiceFormName = keyof typeof serviceForms

/** A field of any of them. */
export type ServiceField = (typeof serviceForms)[ServiceFormName][number]

/** What is typed into them; empty where nothing is. */
export type ServiceValues = Readonly<Partial<Record<ServiceField, string>>>
