import { CookieChoices } from '#site/components/shared/consent/cookie-choices.tsx'
import { config } from '#site/config.ts'
import { contentMetadata, ContentRoute } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('cookies')

/** What editors say of cookies, what a visitor chose, and everything that is stored. Rule A-25. */
export default function Page() {
  return (
    <ContentRoute name="cookies">
      <CookieChoices thirdParties={config.thirdParties} />
    </ContentRoute>
  )
}
