/** Codes, passwords and tokens are typed again and never kept in a form. Rule C-57. */
const secretFields: ReadonlySet<string> = new Set([
  'code',
  'password',
  'passwordConfirmation',
  'token',
  'refreshToken',
])

/** The fields of a form that may not be kept, in their order. Rule C-57. */
export function draftSecrets(values: Readonly<Record<string, string>>): string[] {
  return Object.keys(values).filter((field) => secretFields.has(field))
}

/** What is said of each of them. Rule C-57. */
export const draftSecretMessage = 'Leave this field out of a draft.'
