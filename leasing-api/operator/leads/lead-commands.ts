import { furthestState, leadStates } from '#core/leads/lead-state.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import {
  refused,
  shown,
  type CommandContext,
  type CommandResult,
} from '#leasing-api/imports/data-command.ts'
import type { ListedLead } from '#leasing-api/queries/deliveries/read-deliveries.ts'
import { textTable } from '../rates/text-table.ts'

const mostLeads = 100

/** The newest leads, how far each is, since when and by whom; nothing of a person. Rules W-99, W-100. */
export async function listLeads(
  { database: { call } }: CommandContext,
  { isDeadOnly }: { isDeadOnly: boolean },
): Promise<CommandResult> {
  const leads = await call.readLeads({ most: mostLeads, isDeadOnly })
  if (leads.length === 0) {
    return shown([isDeadOnly ? 'No delivery is dead.' : 'There is no enquiry.'])
  }
  const head = ['reference', 'provider', 'state', 'since', 'by', 'deliveries']
  return shown(textTable(head, leads.map(rowOf)))
}

function rowOf({ shortReference, provider, steps, deliveries }: ListedLead): string[] {
  const state = furthestState(steps.map((step) => step.state))
  const { reachedAt, reachedBy } = steps.find((step) => step.state === state)!
  const each = deliveries.map(
    (delivery) => `${delivery.kind} by ${delivery.channel}: ${progressOf(delivery)}`,
  )
  return [inGroups(shortReference), provider, state, minute(reachedAt), reachedBy, each.join('; ')]
}

function progressOf(delivery: ListedLead['deliveries'][number]): string {
  const { tries, dueAt, sentAt, deadAt, deadReason } = delivery
  const after = tries === 1 ? 'after 1 try' : `after ${tries} tries`
  if (sentAt) return `sent ${minute(sentAt)}`
  if (deadAt) return `dead since ${minute(deadAt)} ${after}. ${deadReason}`
  return tries === 0 ? `due ${minute(dueAt)}` : `due ${minute(dueAt)} ${after}`
}

/** Makes what is dead of one enquiry, or of all, due again. Rule W-100. */
export async function resendLeads(
  { database: { call }, now }: CommandContext,
  { reference }: { reference: string | null },
): Promise<CommandResult> {
  const again = await call.resendDeliveries({ reference, now })
  if (again > 0) {
    return shown([`${again} ${again === 1 ? 'delivery is' : 'deliveries are'} due again.`])
  }
  return reference === null
    ? shown(['No delivery is dead.'])
    : refused(`Nothing of ${reference} is dead. npm run leads:list -- --dead shows what is.`)
}

/** The states that people say of a lead. */
export const saidStates = leadStates.slice(leadStates.indexOf('sent') + 1)

/** Notes what a provider says of a lead; its customer sees it. Rule W-99. */
export async function markLead(
  { database: { call }, now }: CommandContext,
  { reference, state }: { reference: string; state: string },
): Promise<CommandResult> {
  const known = saidStates.find((each) => each === state)
  if (!known) return refused(`"${state}" is no state. Give one of: ${saidStates.join(', ')}.`)
  const isNoted = await call.noteLeadStep({ reference, state: known, by: 'operator', now })
  return isNoted
    ? shown([`${reference} is ${known}.`])
    : refused(`There is no confirmed enquiry ${reference}.`)
}

/** An instant to the minute, in universal time as it is stored. */
const minute = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ')
