import { paths } from '#core/routes/paths.ts'
import { serviceRoute } from '#site/data/services/service-route.ts'

export const POST = serviceRoute('contact', (search) => `${paths.contactUs(search)}#form`)
