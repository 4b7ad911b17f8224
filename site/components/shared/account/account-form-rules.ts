import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import type { AccountFormName } from '#core/validation/account-forms.ts'
import type { Typed } from '#site/data/account/browser.ts'

const signIn = () => import('#core/validation/forms/sign-in-forms.ts')
const newPassword = () => import('#core/validation/forms/new-password-forms.ts')

/** The rules of each form; those of new passwords come with the list of common ones. */
const schemas: Record<AccountFormName, () => Promise<ObjectSchema<object>>> = {
  login: async () => (await signIn()).loginSchema,
  loginCode: async () => (await signIn()).smsCodeSchema,
  passwordRecovery: async () => (await signIn()).passwordRecoverySchema,
  registration: async () => (await newPassword()).registrationSchema,
  invitation: async () => (await newPassword()).invitationSchema,
  newPassword: async () => (await newPassword()).passwordResetSchema,
  changeEmail: async () => (await signIn()).loginSchema,
  passwordAgain: async () => (await signIn()).passwordAgainSchema,
}

/** The resolver of a form. */
export async function accountResolver(name: AccountFormName): Promise<Resolver<Typed>> {
  return yupResolver(await schemas[name]()) as unknown as Resolver<Typed>
}
