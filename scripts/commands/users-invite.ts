import { accountSecrets } from '#leasing-api/accounts/account-secrets.ts'
import { readConfig } from '#leasing-api/config.ts'
import { inviteUser } from '#leasing-api/operator/users/invite-user.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Invites somebody by e-mail:

  npm run users:invite -- --staff --email grace@example.com --phone "07700 900123"
  npm run users:invite -- --provider Drivestone --email ada@example.com --phone "07700 900124"

Staff see everything, people of a provider what is theirs. The phone is a UK mobile, which gets the
code of each log-in.`

await endCommandWith(async () => {
  const options = {
    staff: { type: 'boolean' },
    provider: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
  } as const
  const { staff = false, provider = null, email, phone } = commandLine({ options }, usage).values
  if (staff === (provider !== null) || email === undefined || phone === undefined) {
    throw new UserError(usage)
  }
  const query = new URLSearchParams({ email, phone, ...(provider !== null && { provider }) })
  return runDataCommand({
    file: null,
    path: `/operator/users/invite?${query.toString()}`,
    runHere: (context) => {
      const { signingKey, siteUrl } = readConfig()
      const tools = { secrets: accountSecrets(signingKey), siteUrl }
      return inviteUser(context, tools, { email, provider, phone })
    },
  })
})
