import type { FieldMessages } from './field-messages.ts'

/** A rule about single values: its id, what it is called, and whether a field has it. */
type RuleRow = { id: string; name: string; isOf: (field: FieldMessages) => boolean }

const says = (...keys: readonly string[]): RuleRow['isOf'] => {
  return (field) => keys.some((key) => field.keys.includes(key))
}

/** The rules of fields, by what a field with each says. */
export const ruleTable: readonly RuleRow[] = [
  { id: 'V-04', name: 'required', isOf: says('errors.required') },
  { id: 'V-05', name: 'required if', isOf: ({ isSometimesRequired }) => isSometimesRequired },
  { id: 'V-06', name: 'required unless', isOf: says('errors.shouldNotBeFilled') },
  { id: 'V-07', name: 'web address', isOf: says('errors.incorrectUrl') },
  { id: 'V-08', name: 'number', isOf: says('errors.number') },
  {
    id: 'V-09',
    name: 'whole number',
    isOf: (field) => says('errors.integer')(field) && !field.isMiles,
  },
  { id: 'V-10', name: 'percentage', isOf: says('errors.percent') },
  { id: 'V-11', name: 'password', isOf: says('errors.password') },
  { id: 'V-12', name: 'common password', isOf: says('errors.commonPassword') },
  { id: 'V-13', name: 'least and most', isOf: says('errors.minValue', 'errors.maxValue') },
  { id: 'V-14', name: 'length', isOf: says('errors.minLength', 'errors.maxLength') },
  { id: 'V-15', name: 'amount of money', isOf: says('errors.cost') },
  { id: 'V-16', name: 'date', isOf: says('errors.date') },
  {
    id: 'V-17',
    name: 'after, before',
    isOf: says('documents.datePeriodModal.dateTooEarly', 'documents.datePeriodModal.dateTooLate'),
  },
  { id: 'V-18', name: 'day of a month', isOf: says('errors.wrongDayOfMonth') },
  { id: 'V-19', name: 'NIP', isOf: says('errors.nip') },
  {
    id: 'V-20',
    name: 'e-mail',
    isOf: says('errors.email', 'errors.enterEmail', 'errors.newsletterEmail'),
  },
  { id: 'V-21', name: 'phone', isOf: says('errors.phone') },
  { id: 'V-22', name: 'postcode', isOf: says('errors.postcode') },
  { id: 'V-23', name: 'one of the choices', isOf: says('errors.choice') },
  { id: 'V-24', name: 'repeated password', isOf: says('errors.passwordConfirm') },
  { id: 'V-25', name: 'code of six digits', isOf: says('errors.tryAgain') },
  { id: 'V-26', name: 'registration number', isOf: says('errors.registration') },
  { id: 'V-28', name: 'miles', isOf: ({ isMiles }) => isMiles },
]
