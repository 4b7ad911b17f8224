import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('privacyPolicy')

export default function Page() {
  return <ContentRoute name="privacyPolicy" />
}
