import { businessQuestions } from './faqs/business.ts'
import { carQuestions } from './faqs/cars.ts'
import { leasingQuestions } from './faqs/leasing.ts'
import { priceQuestions } from './faqs/prices.ts'
import { asDocuments } from './faqs/question.ts'

/** Every question of a fresh installation, in the order of the FAQ page. */
export const faqs = asDocuments([
  ...priceQuestions,
  ...leasingQuestions,
  ...carQuestions,
  ...businessQuestions,
])
