/**
 * The text message of a code. The code comes first, where a notification shows it; the last line
 * lets a phone fill in the code on this site alone. Rule W-82.
 * @param siteUrl whose host name stands in the last line
 */
export function codeText(
  code: string,
  siteUrl: string,
  purpose: keyof typeof purposes = 'enquiry',
): string {
  const { hostname } = new URL(siteUrl)
  return `${code} is your Larkway code. ${purposes[purpose]}\n\n@${hostname} #${code}`
}

const purposes = {
  enquiry: 'It confirms your enquiry and works for 10 minutes.',
  login: 'It logs you in and works for 10 minutes. Nobody from Larkway asks for it.',
} as const
