import { accountPaths } from '#core/routes/account-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { OrderSnapshot } from '../db/schema/orders.ts'
import { type Email, emailOf, textBlock } from '../emails/email-template.ts'

type About = {
  to: string
  siteUrl: string
  vehicle: OrderSnapshot['vehicle']
  /** `YYYY-MM-DD` */
  endsOn: string
  months: number
}

/** Reminds somebody that their lease ends. Rule S-74. */
export function leaseReminderEmail({ to, siteUrl, vehicle, endsOn, months }: About): Email {
  const car = `${carName(vehicle)} ${vehicle.name}`
  const left = months === 1 ? 'one month' : `${months === 6 ? 'six' : 'three'} months`
  return emailOf({
    to,
    siteUrl,
    subject: `Your lease ends in ${left}`,
    blocks: [
      textBlock('Hello,'),
      textBlock(
        `By what we know the lease of your ${car} ends on ${writtenDay(endsOn)}. A factory order takes 12 to 14 weeks, a car in stock 2 to 4.`,
      ),
      { kind: 'link', label: 'Compare deals', href: `${siteUrl}${paths.compare()}` },
      textBlock('The day on your agreement is the one that counts: please check it there.'),
    ],
    reason: `You get this e-mail because you asked for reminders in your account.\nStop them: ${siteUrl}${accountPaths.account()}`,
  })
}
