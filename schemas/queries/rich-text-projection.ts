/** A picture with what is needed to show it: its asset, what must stay visible, and its cut. */
export const imageProjection = `
  "asset": asset->{ _id, url, metadata { lqip, dimensions { width, height, aspectRatio } } },
  hotspot { x, y, width, height },
  crop { top, bottom, left, right }
`

/**
 * What to ask of each member of running text, as `body[]{ … }`: the members as they are, pictures
 * with their assets and claims with their texts. A claim past `reviewBy` is for the page to leave out.
 */
export const richTextProjection = `
  ...,
  _type == "figure" => { image { ${imageProjection} } },
  _type == "claimNote" => {
    claim->{ key, text, figure, reviewBy, "isRegulatory": coalesce(isRegulatory, false) }
  }
` as const
