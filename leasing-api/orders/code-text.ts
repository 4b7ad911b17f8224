/**
 * The text message of a code. The code comes first, where a notification shows it; the last line
 * lets a phone fill in the code on one host alone. Rules W-82, C-194.
 * @param sender whose code it is, by name
 * @param host the name for the last line
 */
export function codeText(
  code: string,
  { sender, host }: { sender: string; host: string },
  purpose: keyof typeof purposes = 'enquiry',
): string {
  return `${code} is your ${sender} code. ${purposes[purpose]}\n\n@${host} #${code}`
}

const purposes = {
  enquiry: 'It confirms your enquiry and works for 10 minutes.',
  login: 'It logs you in and works for 10 minutes. Nobody from Larkway asks for it.',
} as const
