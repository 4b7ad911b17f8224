import { knownStorefront, type StorefrontFacts } from '#site/data/storefronts/server.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

type Context = { params: Promise<{ storefront: string }> }

/** What the build makes ahead: our own. A partner's is made when it is first asked for. */
export const ownParams = () => [{ storefront: ownStorefront.key }]

/** A handler of a file that each storefront has of its own. Rule D-80. */
export const storefrontHandler =
  (answer: (storefront: StorefrontFacts) => Promise<Response>) =>
  async (_: Request, { params }: Context): Promise<Response> =>
    answer(await knownStorefront((await params).storefront))
