/** When somebody who asked for a call would like it. Rule C-25. */
export const callTimes = ['today', 'tomorrow', 'ASAP', 'AM', 'PM', 'other'] as const

export type CallTime = (typeof callTimes)[number]
