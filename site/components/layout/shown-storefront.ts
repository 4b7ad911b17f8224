import { stegaClean } from '@sanity/client/stega'
import type { StorefrontByKeyQueryResult } from '#schemas/generated/sanity.types.ts'
import { mediaSources } from '#site/components/shared/text/media-url.ts'
import type { LogoPicture } from '#site/ui/logo/logo.tsx'

type Named = {
  name: string
  /** Without our mark, mailing list and demonstration tools; says who makes the comparison. */
  isPartner: boolean
}

/** What header and footer show of a storefront beside its organisation. */
export type ShownStorefront = Named & {
  /** An editor's picture in place of mark and name. */
  logo: LogoPicture | null
  /** Who makes a partner's comparison. */
  madeBy: string
}

/**
 * Takes from a storefront what stands around its pages. Rule D-78.
 * @param madeBy the name of whose comparison it is
 */
export function shownStorefront(
  { name, isPartner, content }: Named & { content: StorefrontByKeyQueryResult },
  madeBy: string,
): ShownStorefront {
  const logo = stegaClean(content)?.logo
  const sources = logo ? mediaSources(logo) : null
  return {
    name,
    isPartner,
    logo: sources && {
      src: sources.src,
      srcSet: sources.srcSet,
      ratio: sources.width / sources.height,
    },
    madeBy,
  }
}
