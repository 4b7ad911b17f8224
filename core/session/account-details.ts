import type { SessionUser } from './session.ts'

/** What the account details show beside the way to log out. Rule S-57. */
export const accountDetails = ({ firstName, lastName, email }: SessionUser) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
})
