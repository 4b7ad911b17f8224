/** The reason why an import was refused, in words that say what to do. Nothing has been changed. */
export type Refusal = { ok: false; message: string }

export const refusal = (message: string): Refusal => ({ ok: false, message })
