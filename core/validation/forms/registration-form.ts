import { object, type InferType } from 'yup'
import { emailField, nameField } from '../common-fields.ts'
import { newPasswordField, passwordConfirmField } from '../new-password-fields.ts'

/** Schema of a new account. Rule V-46. */
export const registrationSchema = object({
  firstName: nameField(),
  lastName: nameField(),
  email: emailField(),
  password: newPasswordField(),
  passwordConfirmation: passwordConfirmField(),
})

export type RegistrationFields = InferType<typeof registrationSchema>
