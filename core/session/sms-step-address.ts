import { accountPaths } from '../routes/account-paths.ts'

/** Whether an address is the log-in's second step, whatever else its query says. Rule S-04. */
export function isSmsStepAddress(address: string): boolean {
  const [path, search] = address.split(/[?#]/u)
  return path === accountPaths.login() && new URLSearchParams(search).get('step') === '2'
}
