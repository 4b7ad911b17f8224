import type { Logger } from 'pino'
import type { AccountSecrets } from '../accounts/account-secrets.ts'
import type { Passwords } from '../accounts/passwords.ts'
import type { OutsideServices } from '../adapters/outside-services.ts'
import type { PriceWatch } from '../alerts/price-watch.ts'
import type { ContentReader } from '../content/content-reader.ts'
import type { Database } from '../db/database.ts'
import type { DeliveryQueue } from '../deliveries/delivery-queue.ts'
import type { DealSearchHolder } from '../deal-search/holder.ts'
import type { PageCounter } from '../figures/page-counter.ts'
import type { ChangeLocks } from '../imports/change-locks.ts'
import type { ResponseTimes } from '../leads/response-times.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import type { SendText } from '../outbox/send-text.ts'
import type { RateUploadWork } from '../rate-uploads/rate-upload-work.ts'
import type { Progress } from '../rate-generator/write-generated-books.ts'

/** What routes work with once the database is open and the deals are read. */
export type Services = {
  database: Database
  deals: DealSearchHolder
  secrets: OrderSecrets
  accounts: { secrets: AccountSecrets; passwords: Passwords }
  sendText: SendText
  content: ContentReader
  outside: OutsideServices
  /** E-mails and leads that wait to be sent. */
  deliveries: DeliveryQueue
  /** How fast providers call, as it is measured. */
  responseTimes: ResponseTimes
  /** Looks at the prices that alerts watch. */
  priceWatch: PriceWatch
  /** Counts views of pages. */
  pageCounter: PageCounter
  /** Changes of the same data, one at a time. */
  changes: ChangeLocks
  /** Checks uploaded rate books and makes them live. */
  rateUploads: RateUploadWork
  /** The mailbox of whoever answers messages. */
  messagesTo: string
  /** Where the site is, for links in e-mails. */
  siteUrl: string
  clock: () => Date
  logger: Logger
}

/** The server listens before it can answer, so that whoever waits for it can see why. */
export type Readiness =
  | { status: 'starting'; progress: Progress | null }
  | { status: 'ready'; services: Services }
