import type { CallBody } from '#core/contract/call.ts'
import type { formCalls } from '#core/contract/calls/forms.ts'

type CustomerBody = CallBody<(typeof formCalls)['postCustomerForm']>
type PreferenceBody = CallBody<(typeof formCalls)['postDealPreference']>
type MemberBody = CallBody<(typeof formCalls)['postLandingMember']>

/** What a form of the wizard holds: its answers, and the person. */
const customerFields = [
  'type',
  'manufacturerId',
  'rangeId',
  'carModelId',
  'capId',
  'carModelAggregate',
  'budgetRange',
  'financeType',
  'userName',
  'userEmail',
  'userPhone',
  'hash',
] as const satisfies readonly (keyof CustomerBody)[]

/** What a form holds is text, and the contract says what of it is a value. What is empty is left out. */
export const customerBody = (typed: object): CustomerBody =>
  filled(typed, customerFields) as CustomerBody

/** What somebody would lease; the monthly payment is a number. */
export function preferenceBody(typed: object): PreferenceBody {
  const texts = ['manufacturerId', 'bodyStyle', 'deliveryTime', 'name', 'email']
  const { monthlyPayment } = filled(typed, ['monthlyPayment'])
  return {
    ...filled(typed, texts),
    ...(monthlyPayment && { monthlyPayment: Number(monthlyPayment) }),
  } as PreferenceBody
}

/** Who wants to hear of one car. */
export const memberBody = (typed: object): MemberBody =>
  ({ capId: '', name: '', email: '', ...filled(typed, ['capId', 'name', 'email']) }) as MemberBody

function filled(typed: object, names: readonly string[]): Record<string, string> {
  const texts = typed as Readonly<Record<string, string | undefined>>
  return Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])))
}
