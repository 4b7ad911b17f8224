import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { mailchimpNewsletter } from './mailchimp.ts'
import { metaConversions } from './meta-conversions.ts'
import type { Adapters } from './outside-services.ts'
import { partnerValuation } from './partner-valuation.ts'

/** Creates the adapters of the configured external services. */
export function adaptersOf(
  { mailchimp, meta, valuation }: Pick<Config, 'mailchimp' | 'meta' | 'valuation'>,
  logger: Logger,
): Adapters {
  return {
    sendNewsletterMember: mailchimp && mailchimpNewsletter(mailchimp, logger),
    sendConversion: meta && metaConversions(meta, logger),
    valueCar: valuation && partnerValuation(valuation, logger),
  }
}
