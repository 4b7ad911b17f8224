import { accountPaths } from '#core/routes/account-paths.ts'
import { type Email, type EmailBlock, emailOf, textBlock } from '../emails/email-template.ts'

type About = { to: string; siteUrl: string }

const link = (label: string, href: string): EmailBlock => ({ kind: 'link', label, href })
const notYou = textBlock('If it was not you, you need do nothing: nothing has changed.')
const typedReason = 'You get this e-mail because this address was typed into a form for accounts.'

/** To somebody who asked for an account: the link that activates it. Rule S-65. */
export const registrationEmail = ({ to, siteUrl }: About, token: string): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'Activate your account',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'Somebody, probably you, asked for an account with this address. It is activated once you press this link and the button behind it, within 24 hours.',
      ),
      link('Activate my account', `${siteUrl}${accountPaths.registration(token)}`),
      notYou,
    ],
    reason: typedReason,
  })

/** To somebody who asked for an account and has one. Rule S-65. */
export const knownAddressEmail = ({ to, siteUrl }: About): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'You have an account already',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'Somebody, probably you, asked for an account with this address. There is one already: log in with it. A forgotten password can be replaced on the same page.',
      ),
      link('Log in', `${siteUrl}${accountPaths.login()}`),
      notYou,
    ],
    reason: typedReason,
  })

/** With the link to a new password. Rule S-65. */
export const recoveryEmail = ({ to, siteUrl }: About, token: string): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'Choose a new password',
    blocks: [
      textBlock('Hello,'),
      textBlock('Press this link to choose a new password. It works for an hour, once.'),
      link('Choose a new password', `${siteUrl}${accountPaths.passwordRecovery(token)}`),
      notYou,
    ],
    reason: typedReason,
  })

/** To an address without an account, which somebody asked a new password for. Rule S-65. */
export const unknownAddressEmail = ({ to, siteUrl }: About): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'There is no account with this address',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'Somebody, probably you, asked for a new password with this address. There is no account with it. You may have used another address, or make an account now.',
      ),
      link('Log in or create an account', `${siteUrl}${accountPaths.login()}`),
      notYou,
    ],
    reason: typedReason,
  })

/** Invites somebody of a provider, which it names, or of our own staff. Rule S-68. */
export const invitationEmail = (
  { to, siteUrl }: About,
  token: string,
  company: { name: string } | null,
): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'You are invited to Larkway',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        `You are invited to the office of Larkway${company ? `, for ${company.name}: its enquiries and prices` : ''}. Press this link within seven days to say who you are and to choose a password. At each log-in you are texted a code to the mobile that was named with your invitation.`,
      ),
      link('Accept the invitation', `${siteUrl}${accountPaths.registration(token)}`),
    ],
    reason: 'You get this e-mail because somebody invited this address to work with Larkway.',
  })

/** To a new address, which holds once its link is pressed. Rule S-69. */
export const newAddressEmail = ({ to, siteUrl }: About, token: string): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'Confirm your new e-mail address',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'This address was given as the new one of an account. It holds once you press this link and the button behind it, within 24 hours.',
      ),
      link('Confirm my address', `${siteUrl}${accountPaths.registration(token)}`),
      notYou,
    ],
    reason: 'You get this e-mail because this address was typed into an account.',
  })

/** To the old address, so that a change does not pass unseen. Rule S-69. */
export const oldAddressEmail = ({ to, siteUrl }: About): Email =>
  emailOf({
    to,
    siteUrl,
    subject: 'Your e-mail address is to be changed',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'Somebody who is logged in to your account asked for another e-mail address. It holds once the new address is confirmed. If it was not you, choose a new password now: that ends every session.',
      ),
      link('Log in', `${siteUrl}${accountPaths.login()}`),
    ],
    reason: 'You get this e-mail because your account has this address.',
  })
