import type { SessionUser } from './session.ts'

/** Name and e-mail of a user, as the account details show them. Rule S-57. */
export const accountDetails = ({
  firstName,
  lastName,
  email,
}: Pick<SessionUser, 'firstName' | 'lastName' | 'email'>) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
})
