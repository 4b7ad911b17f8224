import { MaintenanceView } from '#site/components/failure/maintenance-view.tsx'
import { messages } from '#site/messages/en.ts'

export const metadata = { title: messages.failure.maintenanceTitle, robots: { index: false } }

/** The page that the front server sends, with status 503, at every address during maintenance. */
export default MaintenanceView
