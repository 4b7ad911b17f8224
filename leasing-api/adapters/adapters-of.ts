import type { Logger } from 'pino'
import type { ServiceConfig } from '../service-config.ts'
import { mailchimpNewsletter } from './mailchimp.ts'
import { metaConversions } from './meta-conversions.ts'
import type { Adapters } from './outside-services.ts'
import { partnerValuation } from './partner-valuation.ts'
import { phoneValidation } from './phone-validation.ts'

/** Creates the adapters of the configured external services. */
export function adaptersOf(
  {
    mailchimp,
    meta,
    valuation,
    phoneValidation: phones,
  }: Pick<ServiceConfig, 'mailchimp' | 'meta' | 'valuation' | 'phoneValidation'>,
  logger: Logger,
): Adapters {
  return {
    sendNewsletterMember: mailchimp && mailchimpNewsletter(mailchimp, { logger }),
    sendConversion: meta && metaConversions(meta, { logger }),
    valueCar: valuation && partnerValuation(valuation, { logger }),
    checkPhone: phones && phoneValidation(phones, { logger }),
  }
}
