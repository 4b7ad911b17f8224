import type { CallName } from '#core/contract/calls.ts'

/**
 * Calls of the contract that have no route yet: they answer like any unknown address and stand in
 * no reference. A name leaves this list with the change that serves it. Rule C-35.
 */
export const notServedYet = [] as const satisfies readonly CallName[]

export type ServedCall = Exclude<CallName, (typeof notServedYet)[number]>

const notServed: ReadonlySet<string> = new Set(notServedYet)

export const isServed = (name: CallName): name is ServedCall => !notServed.has(name)
