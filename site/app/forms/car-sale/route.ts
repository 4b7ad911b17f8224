import { isReference } from '#core/contract/identifiers.ts'
import { paths } from '#core/routes/paths.ts'
import { serviceRoute } from '#site/data/services/service-route.ts'

/** Back to the page it came from: that of selling a car, or that of an enquiry. Rule W-124. */
export const POST = serviceRoute('carSale', (search, posted) => {
  const order = posted.field('order')
  const page = isReference(order)
    ? paths.additionalServices(order, search)
    : paths.sellYourCar(search)
  return `${page}#form`
})
