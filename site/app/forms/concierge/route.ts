import { paths } from '#core/routes/paths.ts'
import { serviceRoute } from '#site/data/services/service-route.ts'

export const POST = serviceRoute('concierge', (search) => `${paths.concierge(search)}#form`)
