import {
  serviceForms,
  type ServiceField,
  type ServiceFormName,
} from '#core/validation/service-forms.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import type { SelectOption } from '#site/ui/form/select-field.tsx'
import { messages, picked } from '#site/messages/en.ts'

/** How a field is shown. */
export type FieldView = {
  name: ServiceField
  label: string
  hint?: string
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'email' | 'tel' | 'numeric'
    autoComplete?: string
    autoCapitalize?: 'characters'
    maxLength?: number
  }
  /** What can be chosen; none where it is typed. */
  options?: readonly SelectOption[]
}

/** Characters that a field without a rule of its own takes. */
const shortText = 80

const person = {
  name: { autoComplete: 'name', maxLength: fieldBounds.name.most },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: fieldBounds.email.most,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: fieldBounds.phone.most },
} as const

const inputs: Record<ServiceField, FieldView['input']> = {
  ...person,
  body: { maxLength: fieldBounds.message.most },
  contact: { maxLength: 100 },
  reg: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
  make: { autoComplete: 'off', maxLength: shortText },
  model: { autoComplete: 'off', maxLength: shortText },
  currentMileage: { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 },
  manufacturerId: {},
  bodyStyle: {},
  monthlyPayment: {},
  deliveryTime: {},
  userName: person.name,
  userEmail: person.email,
  userPhone: person.phone,
}

const { form, ...forms } = messages.services

/** The fields of a form with their labels, in its order. Rule V-80. */
export function fieldViews(name: ServiceFormName): FieldView[] {
  const labels: Partial<Record<ServiceField, string>> = { ...form.labels, ...forms[name].labels }
  const hints: Partial<Record<ServiceField, string>> = { ...forms[name].hints }
  return serviceForms[name].map((field) => ({
    name: field,
    label: labels[field] ?? field,
    ...(hints[field] && { hint: hints[field] }),
    input: inputs[field],
  }))
}

/** The words around the fields, and of what follows. */
export function serviceTexts(name: ServiceFormName) {
  const { submit, sending, thanksTitle, thanks, thanksNext } = forms[name]
  return {
    ...picked(form, ['errorTitle', 'errorPrefix', 'by', 'within', 'reference']),
    ...(name === 'carSale' && { value: picked(form, ['worth', 'between', 'notValued']) }),
    submit,
    sending,
    thanksTitle,
    thanks,
    thanksNext,
  }
}

export type ServiceTexts = ReturnType<typeof serviceTexts>
