import { messages, picked } from '#site/messages/en.ts'

export const enquiryTexts = picked(messages.enquiry, [
  'errorTitle',
  'errorPrefix',
  'name',
  'email',
  'emailHint',
  'phone',
  'phoneHint',
  'message',
  'messageHint',
  'submit',
  'sending',
])

export const codeTexts = picked(messages.enquiry, [
  'errorTitle',
  'errorPrefix',
  'code',
  'codeSubmit',
  'codeSending',
  'codeSent',
  'codeSentTo',
  'codeHint',
  'codeHintTo',
  'codeHintNone',
  'textNotTaken',
  'textNotTakenTo',
  'textNotTakenNext',
  'resend',
  'resendIn',
  'resendInASecond',
  'resendHint',
  'phone',
  'phoneHint',
  'wrongNumber',
  'changePhone',
  'startAgain',
])

export const callBackTexts = picked(messages.enquiry, [
  'errorTitle',
  'errorPrefix',
  'callTime',
  'otherCallTime',
  'otherCallTimeHint',
  'callPriority',
  'postcode',
  'postcodeHint',
  'callBackSubmit',
  'callBackSending',
  'callBackLeft',
])

/**
 * The texts of a form with a phone, on a storefront: where landlines cannot enquire, a mobile alone is
 * asked for. Rule W-151.
 */
export const forStorefront = <Texts extends { phoneHint: string }>(
  texts: Texts,
  { landlineEnquiries }: { landlineEnquiries?: boolean | null },
): Texts =>
  landlineEnquiries === false ? { ...texts, phoneHint: messages.enquiry.phoneHintMobile } : texts

export type EnquiryTexts = typeof enquiryTexts
export type CodeTexts = typeof codeTexts
export type CallBackTexts = typeof callBackTexts
