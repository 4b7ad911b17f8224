/** What an embedded page tells the page around it: how high it is, in CSS pixels. Rule D-83. */
export type FrameMessage = { larkway: 'height'; height: number }

/** What the page around says first, so that the embedded one knows whom to answer. */
export const hello = { larkway: 'hello' } as const

/** Whether a message is the first word of the page around. */
export const isHello = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (data as { larkway?: unknown }).larkway === hello.larkway

/**
 * What a frame of ours must be allowed inside a sandbox: to be of its own origin, or its forms come
 * from nowhere and are refused; to run scripts and send forms; and to open an enquiry in a tab that
 * is not in the sandbox any more. Rule D-84.
 */
export const sandboxTokens = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const
