import { markedStates } from '#core/leads/lead-marks.ts'
import { furthestState } from '#core/leads/lead-state.ts'
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
  return [
    inGroups(shortReference),
    provider,
    state,
    minute(reachedAt),
    byWords(reachedBy),
    each.join('; '),
  ]
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
  const orderRef = reference === null ? null : await call.findOrderRef({ reference })
  const nothing =
    reference === null
      ? shown(['No delivery is dead.'])
      : refused(`Nothing of ${reference} is dead. npm run leads:list -- --dead shows what is.`)
  if (reference !== null && orderRef === null) return nothing
  const which = orderRef === null ? 'all' : { orderRef }
  const again = await call.resendDeadLetters({ providerId: null, which, by: operator, now })
  return again === 0
    ? nothing
    : shown([`${again} ${again === 1 ? 'delivery is' : 'deliveries are'} due again.`])
}

/** The states that people say of a lead. */
export const saidStates = ['seen', ...markedStates] as const

/** Notes what a provider says of a lead; its customer sees it. Rules W-99, W-163. */
export async function markLead(
  { database: { call }, now }: CommandContext,
  { reference, state }: { reference: string; state: string },
): Promise<CommandResult> {
  const known = saidStates.find((each) => each === state)
  if (!known) return refused(`"${state}" is no state. Give one of: ${saidStates.join(', ')}.`)
  const orderRef = (await call.findOrderRef({ reference })) ?? ''
  const change = { orderRef, providerId: null, by: operator, now }
  const result =
    known === 'seen'
      ? await call.markLeadSeen(change)
      : await call.markLead({ ...change, state: known, day: null })
  switch (result.kind) {
    case 'changed':
      return shown([`${reference} is ${known}.`])
    case 'unknown':
      return refused(`There is no confirmed enquiry ${reference}.`)
    case 'refused':
      return refused(
        result.why === 'alreadyMarked'
          ? `${reference} is marked as ${known} already.`
          : `${reference} has come further than ${known}.`,
      )
  }
}

/** Who the tools of the command line act as. */
const operator = 'operator'

/** Of whoever said it: people of a provider are users, whose names no command prints. */
const byWords = (reachedBy: string) =>
  ['visitor', 'leasing API', operator].includes(reachedBy) ? reachedBy : 'a user'

/** An instant to the minute, in universal time as it is stored. */
const minute = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ')
