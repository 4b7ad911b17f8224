import type { WireLogEntry, WireLogPerson } from '#core/contract/calls/office-log.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import type { LogEntry } from '../queries/accounts/list-log.ts'
import type { User } from '../queries/accounts/users.ts'
import { type OfficeCaller, sees } from './office-route.ts'

/** What the subject of an entry begins with that is about an address without an account. */
const personPrefix = 'person:'

/** The subject of an entry about an address without an account: found by it, and not told from it. Rule S-86. */
export const personSubject = (secrets: OrderSecrets, emailKey: string): string =>
  personPrefix + secrets.personKey('audit', emailKey).slice(0, 22)

/** An entry of the log as the caller may see it: people of others have no names. Rules S-85, S-89, S-42. */
export function logEntryToWire(
  caller: OfficeCaller,
  { entry, actor, subject, keyName, invitedEmail }: LogEntry,
): WireLogEntry {
  const { id, at, action } = entry
  return {
    id,
    at: at.toISOString(),
    action,
    // Who sees what a key did is of its company, or our staff.
    actor: entry.actor.startsWith('key:')
      ? { kind: 'key', id: null, name: keyName, email: null }
      : personToWire(caller, entry.actor, actor, null),
    subject: personToWire(
      caller,
      entry.subject,
      subject,
      invitedEmail,
      /^(lead|deliver)/.test(action),
    ),
  }
}

function personToWire(
  caller: OfficeCaller,
  id: string,
  user: User | null,
  invitedEmail: string | null,
  isAboutLeads = false,
): WireLogPerson {
  const unnamed = { id: null, name: null, email: null }
  if (id === 'operator') return { kind: 'operator', ...unnamed }
  if (user) {
    if (!sees(caller, user.companyId)) return { kind: 'staff', ...unnamed }
    const { firstName, lastName, email } = user
    return { kind: 'user', id, name: `${firstName} ${lastName}`.trim(), email }
  }
  if (id.startsWith(personPrefix)) {
    return { kind: 'withoutAccount', ...unnamed, id: id.slice(personPrefix.length) }
  }
  if (id.startsWith('provider:')) return { kind: 'provider', ...unnamed }
  if (isAboutLeads) return { kind: 'thing', ...unnamed }
  return invitedEmail === null
    ? { kind: 'gone', ...unnamed }
    : { kind: 'invited', ...unnamed, email: invitedEmail }
}
