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

export type EnquiryTexts = typeof enquiryTexts
export type CodeTexts = typeof codeTexts
export type CallBackTexts = typeof callBackTexts
