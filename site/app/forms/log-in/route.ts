import { accountPaths } from '#core/routes/account-paths.ts'
import { seeOther } from '#site/data/forms/posted-form.ts'

/** The log-in sent without script, of which an account has need: on to the page that says so. Rule S-72. */
export function POST(): Response {
  return seeOther(accountPaths.login('script=off'))
}
