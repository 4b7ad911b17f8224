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

export type EnquiryTexts = typeof enquiryTexts
export type CodeTexts = typeof codeTexts
