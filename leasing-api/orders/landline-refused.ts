import { phoneProof } from '#core/wizard/phone-proof.ts'

/** Whether a phone is a landline on a storefront that takes none. Rule W-151. */
export async function isLandlineRefused(
  phoneE164: string,
  { takesLandlines }: { takesLandlines: () => Promise<boolean> },
): Promise<boolean> {
  return phoneProof(phoneE164) === 'link' && !(await takesLandlines())
}
