/**
 * The fields of each form of an account, in order, under the names of its call. Rules V-25, V-46,
 * V-47, V-48, V-87, V-88, V-89.
 */
export const accountForms = {
  login: ['email', 'password'],
  loginCode: ['code'],
  registration: ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation'],
  passwordRecovery: ['email'],
  invitation: ['firstName', 'lastName', 'password', 'passwordConfirmation'],
  newPassword: ['password', 'passwordConfirmation'],
  changeEmail: ['email', 'password'],
  passwordAgain: ['password'],
} as const satisfies Record<string, readonly string[]>

export type AccountFormName = keyof typeof accountForms

export type AccountField = (typeof accountForms)[AccountFormName][number]

/** Fields that no draft keeps and no page is sent back with. Rule V-88. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'passwordConfirmation',
  'code',
])
