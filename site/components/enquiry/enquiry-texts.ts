import type { Messages } from '#site/messages/en.ts'

export type EnquiryTexts = Pick<
  Messages['enquiry'],
  | 'errorTitle'
  | 'errorPrefix'
  | 'name'
  | 'email'
  | 'emailHint'
  | 'phone'
  | 'phoneHint'
  | 'submit'
  | 'sending'
>

export type CodeTexts = Pick<
  Messages['enquiry'],
  | 'errorTitle'
  | 'errorPrefix'
  | 'code'
  | 'codeSubmit'
  | 'codeSending'
  | 'codeSent'
  | 'resend'
  | 'phone'
  | 'phoneHint'
  | 'wrongNumber'
  | 'changePhone'
  | 'startAgain'
>
