import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('terms')

export default function Page() {
  return <ContentRoute name="terms" />
}
