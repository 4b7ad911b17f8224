import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('cookies')

export default function Page() {
  return <ContentRoute name="cookies" />
}
