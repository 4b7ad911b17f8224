import { ProviderList } from '#site/components/content/provider-list.tsx'
import { quotingProviders, responseTimes } from '#site/data/providers/server.ts'
import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('ourBrokers')

/** Who is behind the prices. */
export default async function Page() {
  return (
    <ContentRoute name="ourBrokers">
      <ProviderList providers={await quotingProviders()} responseTimes={await responseTimes()} />
    </ContentRoute>
  )
}
