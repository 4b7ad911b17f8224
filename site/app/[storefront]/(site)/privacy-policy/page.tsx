import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('privacyPolicy')

export default function Page() {
  return <ContentRoute name="privacyPolicy" />
}
